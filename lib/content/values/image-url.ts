import type { PictureDocument } from './picture.ts';

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

const assetPattern = /^image-([A-Za-z0-9]+)-(\d+)x(\d+)-([a-z0-9]+)$/;

/**
 * The address of a picture at one size: the editor's crop, then the largest part of the wanted shape around the hotspot. Null for an
 * invalid picture.
 */
export function imageUrl(base: string, picture: Pick<PictureDocument, 'ref' | 'crop' | 'hotspot'>, size: PictureSize): string | null {
  const match = assetPattern.exec(picture.ref);
  if (!match) return null;
  const [, hash = '', width = '0', height = '0', extension = ''] = match;
  const file = `${base}/${hash}-${width}x${height}.${extension}`;
  if (extension === 'svg') return file;
  const part = shapedPart(croppedPart(Number(width), Number(height), picture.crop), picture, Number(width), Number(height), size);
  const rect = [part.left, part.top, part.width, part.height].map(Math.round).join(',');
  return `${file}?rect=${rect}&w=${size.widthPx}&h=${size.heightPx}&fit=crop&auto=format&q=80`;
}

function croppedPart(width: number, height: number, crop: PictureDocument['crop']): Rectangle {
  const { top, bottom, left, right } = crop ?? { top: 0, bottom: 0, left: 0, right: 0 };
  return {
    left: left * width,
    top: top * height,
    width: Math.max(1, (1 - left - right) * width),
    height: Math.max(1, (1 - top - bottom) * height),
  };
}

function shapedPart(
  part: Rectangle,
  { hotspot }: Pick<PictureDocument, 'hotspot'>,
  width: number,
  height: number,
  size: PictureSize,
): Rectangle {
  const shape = size.widthPx / size.heightPx;
  const partWidth = Math.min(part.width, part.height * shape);
  const partHeight = partWidth / shape;
  const centreX = hotspot ? hotspot.x * width : part.left + part.width / 2;
  const centreY = hotspot ? hotspot.y * height : part.top + part.height / 2;
  return {
    left: clamp(centreX - partWidth / 2, part.left, part.left + part.width - partWidth),
    top: clamp(centreY - partHeight / 2, part.top, part.top + part.height - partHeight),
    width: partWidth,
    height: partHeight,
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));
