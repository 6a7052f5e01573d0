import type { LakeDocument } from '../documents/document.ts';
import type { MutationOutcome } from '../writes/mutations.ts';
import type { Store } from '../documents/store.ts';
import type { AssetFiles } from './asset-files.ts';
import type { DescribedAsset } from './image-asset.ts';

/** Stores an asset's bytes, then its document; the same bytes again are the same asset. */
export async function storeAsset(
  parts: { store: Store; files: AssetFiles },
  asset: DescribedAsset,
  bytes: Buffer,
  by: { author: string; authorize: (outcome: MutationOutcome) => Promise<void>; announced: boolean },
): Promise<LakeDocument> {
  await parts.files.put(asset.name, bytes);
  await parts.store.write({ mutations: () => [{ createIfNotExists: asset.document }], ...by, checkReferences: false });
  return parts.store.index.get(asset.document._id) ?? asset.document;
}
