import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { errorMessage } from '../error-facts.ts';
import type { LakeDocument } from '../document.ts';
import { invalid } from '../refusal.ts';
import { swatches } from './palette.ts';

export const imagePixelsAtMost = 100_000_000;

/** Formats that may be uploaded as pictures, by sharp's name: file ending and content type. */
export const imageFormats = {
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
  /** Name of its bytes. */
  name: string;
  document: LakeDocument;
}

/** The asset document of a picture, as Sanity describes it. @throws 400 for what is not a picture or is too large. */
export async function describeImage(bytes: Buffer, filename: string | undefined): Promise<DescribedAsset> {
  const { metadata, stats, lqip } = await inspect(bytes);
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

async function inspect(bytes: Buffer) {
  try {
    const open = () => sharp(bytes, { limitInputPixels: imagePixelsAtMost, failOn: 'error' });
    const metadata = await open().metadata();
    const small = await open().rotate().resize(20).flatten({ background: '#fff' }).jpeg({ quality: 60 }).toBuffer();
    return { metadata, stats: await open().stats(), lqip: `data:image/jpeg;base64,${small.toString('base64')}` };
  } catch (error) {
    throw invalid(`The picture cannot be read: ${errorMessage(error)}`);
  }
}
