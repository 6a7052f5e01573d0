import { createHash } from 'node:crypto';
import type { DescribedAsset } from './image-asset.ts';

const safeExtension = /^[a-z0-9]{1,8}$/;

/** The asset document of a file that is not a picture. */
export function describeFile(bytes: Buffer, filename: string | undefined, mimeType: string | undefined): DescribedAsset {
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  const ending = filename?.includes('.') ? (filename.split('.').at(-1) ?? '').toLowerCase() : '';
  const extension = safeExtension.test(ending) ? ending : 'bin';
  const name = `${sha1}.${extension}`;
  const document = {
    _id: `file-${sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    assetId: sha1,
    sha1hash: sha1,
    uploadId: sha1.slice(0, 32),
    originalFilename: filename ?? name,
    extension,
    mimeType: mimeType ?? 'application/octet-stream',
    size: bytes.length,
    path: `files/lake/production/${name}`,
  };
  return { name, document };
}
