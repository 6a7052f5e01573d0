import type { ImageRequest } from './image-request.ts';

export interface Size {
  width: number;
  height: number;
}

/** Limit of pixels in a rendered picture. */
export const outputLimits = { sideAtMost: 2560, pixelsAtMost: 6_600_000, blurredSideAtMost: 640 } as const;

/** `scale`: both sides exactly as given. */
export type Fit = ImageRequest['fit'] | 'scale';

interface RequestedSize {
  width?: number | undefined;
  height?: number | undefined;
  fit: Fit;
}

/** The output size of a picture before any limit; never smaller than what is really rendered. */
function outputSize(from: Size, { width, height, fit }: RequestedSize): Size {
  if (!width && !height) return from;
  if (width && height && fit !== 'clip' && fit !== 'max') return { width, height };
  if (fit === 'scale') return { width: width ?? from.width, height: height ?? from.height };
  const ratio = Math.min(width ? width / from.width : Infinity, height ? height / from.height : Infinity);
  const factor = fit === 'clip' || fit === 'crop' ? ratio : Math.min(1, ratio);
  return { width: Math.max(1, Math.round(from.width * factor)), height: Math.max(1, Math.round(from.height * factor)) };
}

/** The sides to request so that the output stays within the limits, in its own proportions. */
export function withinLimits(from: Size, asked: RequestedSize, sideAtMost: number = outputLimits.sideAtMost): RequestedSize {
  const { width, height } = outputSize(from, asked);
  const { pixelsAtMost } = outputLimits;
  const factor = Math.min(1, sideAtMost / width, sideAtMost / height, Math.sqrt(pixelsAtMost / (width * height)));
  if (factor === 1) return asked;
  const smaller = { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)) };
  return { ...smaller, fit: asked.width && asked.height && asked.fit !== 'clip' && asked.fit !== 'max' ? asked.fit : 'scale' };
}
