import sharp, { type Sharp } from 'sharp';
import { picturePixelsAtMost } from '#lib/content/picture-limits.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { outputLimits, withinLimits, type Fit, type Size } from './output-size.ts';

const renderSecondsAtMost = 8;

/** One thread per picture: two of them leave room for everything else. */
sharp.concurrency(1);

/** Crops, scales and encodes a picture as requested, within the output limits; the format is the one given. */
export async function renderImage(bytes: Buffer, request: ImageRequest): Promise<{ bytes: Buffer; format: ImageFormat }> {
  const open = (): Sharp => sharp(bytes, { limitInputPixels: picturePixelsAtMost });
  const { width, height } = (await open().metadata()).autoOrient;
  const whole = { width, height };
  const rect = request.rect ? inside(request.rect, whole) : { left: 0, top: 0, ...whole };
  const cut =
    request.fit === 'crop' && request.focus && request.width && request.height
      ? aroundFocus(rect, request.focus, request.width / request.height)
      : rect;
  const asked = withinLimits(cut, request, request.blur ? outputLimits.blurredSideAtMost : outputLimits.sideAtMost);
  const picture = scaled(open().timeout({ seconds: renderSecondsAtMost }).autoOrient().extract(cut), asked);
  const softened = request.blur ? picture.blur(Math.max(0.3, request.blur / 10)) : picture;
  return { bytes: await encoded(softened, request.format, request.quality).toBuffer(), format: request.format };
}

function inside(rect: Size & { left: number; top: number }, whole: Size): Size & { left: number; top: number } {
  const left = Math.min(rect.left, whole.width - 1);
  const top = Math.min(rect.top, whole.height - 1);
  return { left, top, width: Math.min(rect.width, whole.width - left), height: Math.min(rect.height, whole.height - top) };
}

/** The largest crop of a given proportion whose centre is as near as possible to the focus. */
function aroundFocus(rect: Size & { left: number; top: number }, focus: { x: number; y: number }, proportion: number) {
  const width = Math.max(1, Math.min(rect.width, Math.round(rect.height * proportion)));
  const height = Math.max(1, Math.min(rect.height, Math.round(rect.width / proportion)));
  const start = (length: number, whole: number, at: number): number =>
    Math.round(Math.min(Math.max(0, at * whole - length / 2), whole - length));
  return { left: rect.left + start(width, rect.width, focus.x), top: rect.top + start(height, rect.height, focus.y), width, height };
}

const sharpFits = { clip: 'inside', max: 'inside', crop: 'cover', fillmax: 'contain', scale: 'fill' } as const satisfies Record<
  Fit,
  'inside' | 'cover' | 'contain' | 'fill'
>;

const neverLarger = new Set<Fit>(['max', 'fillmax']);

function scaled(picture: Sharp, { width, height, fit }: { width?: number | undefined; height?: number | undefined; fit: Fit }): Sharp {
  if (!width && !height) return picture;
  return picture.resize({
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    fit: sharpFits[fit],
    withoutEnlargement: neverLarger.has(fit),
    background: '#ffffff',
  });
}

function encoded(picture: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality });
    case 'png':
      return picture.png();
    case 'jpg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality, progressive: true });
  }
}
