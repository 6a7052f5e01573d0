import { z } from 'zod';
import { blurs, onSizeStep, qualities, stepUp } from './size-steps.ts';

const side = z.coerce.number().min(1).max(8192);
const fraction = z.coerce.number().min(0).max(1);
const rectangle = z
  .string()
  .regex(/^\d{1,6}(\.\d+)?(,\d{1,6}(\.\d+)?){3}$/)
  .transform((text) => text.split(',').map((part) => Math.round(Number(part))))
  .pipe(z.tuple([z.number(), z.number(), z.number().min(1), z.number().min(1)]))
  .transform(([left, top, width, height]) => ({ left, top, width, height }));

/** What our pages and the Studio request; hosted Sanity supports more. */
const fits = ['clip', 'crop', 'fillmax', 'max'] as const;
const formats = ['jpg', 'pjpg', 'png', 'webp'] as const;

const requestSchema = z.object({
  w: side.optional(),
  h: side.optional(),
  'max-w': side.optional(),
  'max-h': side.optional(),
  fit: z.enum(fits).default('clip'),
  'fp-x': fraction.optional(),
  'fp-y': fraction.optional(),
  rect: rectangle.optional(),
  fm: z.enum(formats).optional(),
  auto: z.string().optional(),
  q: z.coerce.number().int().min(1).max(100).default(75),
  dpr: z.coerce.number().min(1).max(3).default(1),
  blur: z.coerce.number().min(0).max(2000).optional(),
});

/** What an address may ask for, as the answer to an invalid one. */
export const pictureParameters = [
  'w, h, max-w, max-h: 1 to 8192',
  `fit: ${fits.join(', ')}`,
  'fp-x, fp-y: 0 to 1',
  'rect: left,top,width,height',
  `fm: ${formats.join(', ')}`,
  'q: 1 to 100',
  'dpr: 1 to 3',
  'blur: 0 to 2000',
].join('; ');

export type ImageFormat = 'jpg' | 'png' | 'webp';

export interface ImageRequest {
  width?: number | undefined;
  height?: number | undefined;
  fit: (typeof fits)[number];
  focus?: { x: number; y: number } | undefined;
  rect?: { left: number; top: number; width: number; height: number } | undefined;
  format: ImageFormat;
  quality: number;
  blur?: number | undefined;
  /** No change is requested: the original may be sent. */
  untouched: boolean;
}

/** The format of an original when none is requested: never one that is slow to encode. */
const formatOfOriginal: Readonly<Record<string, ImageFormat>> = { jpg: 'jpg', png: 'png', webp: 'webp', gif: 'png', avif: 'webp' };

const focusSteps = 100;
const toStep = (place: number): number => Math.round(place * focusSteps) / focusSteps;

/** Parses an image address, rounded up to the supported sizes; null if it makes no sense. */
export function imageRequestOf(query: URLSearchParams, extension: string, accept: string): ImageRequest | null {
  const parsed = requestSchema.safeParse(Object.fromEntries(query));
  if (!parsed.success) return null;
  const asked = parsed.data;
  const scaled = (length: number | undefined): number | undefined => length && length * asked.dpr;
  const automatic = asked.auto?.split(',').includes('format') && accept.includes('image/webp') ? 'webp' : undefined;
  const format = asked.fm === 'pjpg' ? 'jpg' : (asked.fm ?? automatic ?? formatOfOriginal[extension] ?? 'jpg');
  const focus =
    asked['fp-x'] !== undefined || asked['fp-y'] !== undefined
      ? { x: toStep(asked['fp-x'] ?? 0.5), y: toStep(asked['fp-y'] ?? 0.5) }
      : undefined;
  const { width, height } = onSizeStep({ width: scaled(asked.w ?? asked['max-w']), height: scaled(asked.h ?? asked['max-h']) });
  const blur = asked.blur ? stepUp(blurs, asked.blur) : undefined;
  const plain = !width && !height && !asked.rect && !blur && !asked.fm && !query.has('q');
  const untouched = plain && (automatic === undefined || automatic === extension);
  return { width, height, fit: asked.fit, focus, rect: asked.rect, format, quality: stepUp(qualities, asked.q), blur, untouched };
}
