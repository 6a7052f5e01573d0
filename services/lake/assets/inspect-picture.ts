import sharp, { type Metadata, type Sharp, type Stats } from 'sharp';
import { picturePixelsAtMost } from '#lib/content/picture-limits.ts';

/** What is read of an uploaded picture. */
export interface Inspected {
  readonly metadata: Pick<Metadata, 'format' | 'width' | 'height' | 'orientation' | 'hasAlpha'>;
  readonly stats: Pick<Stats, 'isOpaque' | 'dominant'>;
  /** A very small rendering, as a data address. */
  readonly lqip: string;
}

export const inspectSecondsAtMost = 10;

/** @throws for what is not a picture, is too large or takes too long */
export async function inspectPicture(bytes: Buffer): Promise<Inspected> {
  const metadata = await sharp(bytes, inputLimits).metadata();
  const open = (): Sharp => sharp(bytes, { ...inputLimits, ...densityOf(metadata) }).timeout({ seconds: inspectSecondsAtMost });
  const small = await open().rotate().resize(20).flatten({ background: '#fff' }).jpeg({ quality: 60 }).toBuffer();
  const { isOpaque, dominant } = await open().stats();
  const { format, width, height, orientation, hasAlpha } = metadata;
  return {
    metadata: { format, width, height, hasAlpha, ...(orientation === undefined ? {} : { orientation }) },
    stats: { isOpaque, dominant },
    lqip: `data:image/jpeg;base64,${small.toString('base64')}`,
  };
}

/** Whether it is an SVG, the one format whose work has no measure: sharp's timeout does not interrupt it. */
export async function isDrawing(bytes: Buffer): Promise<boolean> {
  return (await sharp(bytes, inputLimits).metadata()).format === 'svg';
}

const inputLimits = { limitInputPixels: picturePixelsAtMost, failOn: 'error' } as const;
const drawnSidePx = 256;
const cssDensity = 72;

/** An SVG is inspected at a small size: its filters cost by the pixel, and its declared size is up to its author. */
function densityOf({ format, width, height }: Metadata): { density?: number } {
  if (format !== 'svg') return {};
  return { density: Math.min(cssDensity, Math.max(1, (cssDensity * drawnSidePx) / Math.max(width, height, 1))) };
}
