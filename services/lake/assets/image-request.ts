import { z } from 'zod';
import { outputLimits } from './output-size.ts';

const side = z.coerce.number().min(1).max(8192);
const fraction = z.coerce.number().min(0).max(1);
const rectangle = z
  .string()
  .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?){3}$/)
  .transform((text) => text.split(',').map((part) => Math.round(Number(part))))
  .pipe(z.tuple([z.number(), z.number(), z.number().min(1), z.number().min(1)]))
  .transform(([left, top, width, height]) => ({ left, top, width, height }));

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const;

const requestSchema = z.object({
  w: side.optional(),
  h: side.optional(),
  'max-w': side.optional(),
  'max-h': side.optional(),
  fit: z.enum(fits).default('clip'),
  crop: z.string().optional(),
  'fp-x': fraction.optional(),
  'fp-y': fraction.optional(),
  rect: rectangle.optional(),
  fm: z.enum(formats).optional(),
  auto: z.string().optional(),
  q: z.coerce.number().int().min(1).max(100).default(75),
  dpr: z.coerce.number().min(1).max(3).default(1),
  blur: z.coerce.number().min(0).max(2000).optional(),
  bg: z.string().regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i).optional(),
});

export type ImageFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

export interface ImageRequest {
  width?: number | undefined;
  height?: number | undefined;
  fit: (typeof fits)[number];
  focus?: { x: number; y: number } | undefined;
  rect?: { left: number; top: number; width: number; height: number } | undefined;
  format: ImageFormat;
  quality: number;
  blur?: number | undefined;
  background?: string | undefined;
  /** Nothing is asked of the picture: the original may be sent. */
  untouched: boolean;
}

const isFormat = (extension: string): extension is ImageFormat => ['jpg', 'png', 'webp', 'avif', 'gif'].includes(extension);

/** Reads what an address asks of a picture; null when it makes no sense. */
export function imageRequestOf(query: URLSearchParams, extension: string, accept: string): ImageRequest | null {
  const parsed = requestSchema.safeParse(Object.fromEntries(query));
  if (!parsed.success) return null;
  const asked = parsed.data;
  const scaled = (length: number | undefined): number | undefined => (length === undefined ? undefined : Math.min(outputLimits.sideAtMost, Math.max(1, Math.round(length * asked.dpr))));
  const automatic = asked.auto?.split(',').includes('format') && accept.includes('image/webp') ? 'webp' : undefined;
  const format = asked.fm === 'pjpg' ? 'jpg' : (asked.fm ?? automatic ?? (isFormat(extension) ? extension : 'jpg'));
  const focus = asked['fp-x'] !== undefined || asked['fp-y'] !== undefined ? { x: asked['fp-x'] ?? 0.5, y: asked['fp-y'] ?? 0.5 } : undefined;
  const width = scaled(asked.w ?? asked['max-w']);
  const height = scaled(asked.h ?? asked['max-h']);
  const untouched = !width && !height && !asked.rect && !asked.blur && format === extension && !query.has('q');
  return { width, height, fit: asked.fit, focus, rect: asked.rect, format, quality: asked.q, blur: asked.blur, background: asked.bg, untouched };
}
