import { createHash } from 'node:crypto';
import { createBoundedQueue, isCallerLeft, isQueueFull, type Turn } from '#services/platform/limits/bounded-queue.ts';
import { errorMessage } from '#services/platform/error-facts.ts';
import type { LakeDocument } from '../documents/document.ts';
import { invalid, statusRefusal } from '../refusal.ts';
import { inspectInProcess } from './inspect-in-process.ts';
import { inspectPicture, inspectSecondsAtMost, isDrawing, type Inspected } from './inspect-picture.ts';
import { swatches } from './palette.ts';

/** Formats that may be uploaded as pictures, by sharp's name: file ending and content type. */
const imageFormats = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
} as const satisfies Record<string, { extension: string; mimeType: string }>;

const isImageFormat = (format: string | undefined): format is keyof typeof imageFormats =>
  format !== undefined && Object.hasOwn(imageFormats, format);

export interface DescribedAsset {
  /** File name of its bytes. */
  name: string;
  document: LakeDocument;
}

/**
 * The asset document of a picture, as Sanity describes it. @throws 400 for what is not a picture, is too large or takes too long, 503 while
 * too many are being inspected.
 */
export async function describeImage(bytes: Buffer, filename: string | undefined, turn: Turn = {}): Promise<DescribedAsset> {
  const { metadata, stats, lqip } = await inspectInTurn(bytes, turn);
  if (!isImageFormat(metadata.format)) throw invalid(`Pictures of the format "${metadata.format}" are not accepted`);
  const { extension, mimeType } = imageFormats[metadata.format];
  const turned = (metadata.orientation ?? 1) >= 5;
  const width = turned ? metadata.height : metadata.width;
  const height = turned ? metadata.width : metadata.height;
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  const name = `${sha1}-${width}x${height}.${extension}`;
  const document = {
    _id: `image-${sha1}-${width}x${height}-${extension}`,
    _type: 'sanity.imageAsset',
    assetId: sha1,
    sha1hash: sha1,
    uploadId: sha1.slice(0, 32),
    originalFilename: filename ?? name,
    extension,
    mimeType,
    size: bytes.length,
    path: `images/lake/production/${name}`,
    metadata: {
      _type: 'sanity.imageMetadata',
      hasAlpha: metadata.hasAlpha,
      isOpaque: stats.isOpaque,
      lqip,
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      palette: { _type: 'sanity.imagePalette', ...swatches(stats.dominant) },
    },
  };
  return { name, document };
}

const tooLong = `The picture takes longer than ${inspectSecondsAtMost} s to read: make it simpler`;

/** A drawing frees its slot at the deadline, as its process ends; anything else is known to take less. */
const inspecting = createBoundedQueue({ atOnce: 1, waitingAtMost: 16, shareAtMost: 4 });

async function inspectInTurn(bytes: Buffer, turn: Turn): Promise<Inspected> {
  const deadline = AbortSignal.timeout(inspectSecondsAtMost * 1_000);
  const late = new Promise<never>((_resolve, reject) => deadline.addEventListener('abort', () => reject(invalid(tooLong)), { once: true }));
  const signal = turn.signal ? AbortSignal.any([turn.signal, deadline]) : deadline;
  try {
    return await Promise.race([late, inspecting.run(() => inspect(bytes, signal), { ...turn, signal })]);
  } catch (error) {
    throw isQueueFull(error) ? statusRefusal(503, busyText) : error;
  }
}

const busyText = 'Too many pictures are uploaded at once. Try again in a moment';

async function inspect(bytes: Buffer, signal: AbortSignal): Promise<Inspected> {
  try {
    return (await isDrawing(bytes)) ? await inspectInProcess(bytes, signal) : await inspectPicture(bytes);
  } catch (error) {
    if (isCallerLeft(error)) throw error;
    throw invalid(`The picture cannot be read: ${errorMessage(error)}`);
  }
}
