/** A file of more than this is made smaller before it is uploaded; the content check names those that came another way. */
export const pictureBytesAtMost = 4 * 1024 * 1024;
/** Twice the widest place of the site. */
const reducedSidePx = 3_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that a picture is reduced to; null: it goes as it is. */
export function reducedSize(bytes: number, { width, height }: Size): Size | null {
  if (bytes <= pictureBytesAtMost) return null;
  const factor = Math.min(1, reducedSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

export const mebibytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
