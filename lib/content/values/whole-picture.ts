import { imageUrl } from './image-url.ts';

/** A picture shown uncropped at a given height; sizes are CSS pixels. */
export interface WholePicture {
  readonly src: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Screens have up to two device pixels per pixel. */
const dotsPerPixel = 2;

const dimensions = /-(\d+)x(\d+)-[a-z0-9]+$/;

/** The address of an uncropped picture at a height; null for an invalid picture. */
export function wholePicture(base: string, ref: string, heightPx: number): WholePicture | null {
  const [, width = '0', height = '0'] = dimensions.exec(ref) ?? [];
  const widthPx = Math.round((heightPx * Number(width)) / Math.max(1, Number(height)));
  if (widthPx === 0) return null;
  const src = imageUrl(base, { ref, crop: null, hotspot: null }, { widthPx: widthPx * dotsPerPixel, heightPx: heightPx * dotsPerPixel });
  return src === null ? null : { src, widthPx, heightPx };
}

/** The address of an uncropped picture, as wide as a column and never enlarged; null for an invalid picture. */
export function pictureInColumn(base: string, ref: string, columnPx: number): WholePicture | null {
  const [, width = '0'] = dimensions.exec(ref) ?? [];
  const dots = Math.min(dotsPerPixel, Number(width) / Math.min(columnPx, Number(width)));
  return pictureUpTo(base, ref, columnPx, dots);
}

/** Pictures up to this width show everything on a phone, CSS pixels. */
const phonePx = 340;

/** Wide enough for a large window, CSS pixels. */
const windowPx = 2400;

/** The address of an uncropped picture with all its pixels; null for an invalid picture, and for one that a phone shows whole. */
export function pictureInFull(base: string, ref: string): WholePicture | null {
  const picture = pictureUpTo(base, ref, windowPx, 1);
  return picture && picture.widthPx > phonePx ? picture : null;
}

function pictureUpTo(base: string, ref: string, mostPx: number, dots: number): WholePicture | null {
  const [, width = '0', height = '0'] = dimensions.exec(ref) ?? [];
  const widthPx = Math.min(mostPx, Number(width));
  const heightPx = Math.round((widthPx * Number(height)) / Math.max(1, Number(width)));
  if (heightPx === 0) return null;
  const src = imageUrl(
    base,
    { ref, crop: null, hotspot: null },
    { widthPx: Math.round(widthPx * dots), heightPx: Math.round(heightPx * dots) },
  );
  return src === null ? null : { src, widthPx, heightPx };
}
