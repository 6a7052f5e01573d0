import sharp, { type Sharp } from 'sharp';
import { imagePixelsAtMost } from './image-asset.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { affordableFormat, outputSize, withinLimits, type Size } from './output-size.ts';

/** Cuts, scales and encodes a picture as asked, within the limits of output; the format is the one that it got. */
export async function renderImage(bytes: Buffer, request: ImageRequest): Promise<{ bytes: Buffer; format: ImageFormat }> {
  const open = (): Sharp => sharp(bytes, { limitInputPixels: imagePixelsAtMost });
  const { width, height } = (await open().metadata()).autoOrient;
  const whole = { width, height };
  const rect = request.rect ? inside(request.rect, whole) : { left: 0, top: 0, ...whole };
  const cut = request.fit === 'crop' && request.focus && request.width && request.height ? aroundFocus(rect, request.focus, request.width / request.height) : rect;
  const asked = { ...request, ...withinLimits(cut, request) };
  const picture = scaled(open().autoOrient().extract(cut), asked);
  const softened = request.blur ? picture.blur(Math.max(0.3, request.blur / 10)) : picture;
  const format = affordableFormat(request.format, outputSize(cut, asked));
  return { bytes: await encoded(softened, format, request.quality).toBuffer(), format };
}

function inside(rect: Size & { left: number; top: number }, whole: Size): Size & { left: number; top: number } {
  const left = Math.min(rect.left, whole.width - 1);
  const top = Math.min(rect.top, whole.height - 1);
  return { left, top, width: Math.min(rect.width, whole.width - left), height: Math.min(rect.height, whole.height - top) };
}

/** The largest part of a given proportion whose centre is as near as possible to the focus. */
function aroundFocus(rect: Size & { left: number; top: number }, focus: { x: number; y: number }, proportion: number) {
  const width = Math.max(1, Math.min(rect.width, Math.round(rect.height * proportion)));
  const height = Math.max(1, Math.min(rect.height, Math.round(rect.width / proportion)));
  const start = (length: number, whole: number, at: number): number => Math.round(Math.min(Math.max(0, at * whole - length / 2), whole - length));
  return { left: rect.left + start(width, rect.width, focus.x), top: rect.top + start(height, rect.height, focus.y), width, height };
}

const sharpFits = {
  clip: 'inside',
  max: 'inside',
  crop: 'cover',
  min: 'cover',
  fill: 'contain',
  fillmax: 'contain',
  scale: 'fill',
} as const satisfies Record<ImageRequest['fit'], 'inside' | 'cover' | 'contain' | 'fill'>;

const neverLarger = new Set<ImageRequest['fit']>(['max', 'min', 'fillmax']);

function scaled(picture: Sharp, request: ImageRequest): Sharp {
  if (!request.width && !request.height) return picture;
  return picture.resize({
    ...(request.width ? { width: request.width } : {}),
    ...(request.height ? { height: request.height } : {}),
    fit: sharpFits[request.fit],
    withoutEnlargement: neverLarger.has(request.fit),
    background: `#${request.background ?? 'ffffff'}`,
  });
}

function encoded(picture: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality });
    case 'avif':
      return picture.avif({ quality, effort: 3 });
    case 'png':
      return picture.png();
    case 'gif':
      return picture.gif();
    case 'jpg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality, progressive: true });
  }
}
