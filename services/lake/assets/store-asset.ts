import type { LakeDocument } from '../document.ts';
import type { MutationOutcome } from '../mutations.ts';
import type { Store } from '../store.ts';
import type { AssetFiles } from './asset-files.ts';
import type { DescribedAsset } from './image-asset.ts';

/** Keeps an asset's bytes, then its document; the same bytes again are the same asset. */
export async function storeAsset(
  parts: { store: Store; files: AssetFiles },
  asset: DescribedAsset,
  bytes: Buffer,
  by: { author: string; authorize: (outcome: MutationOutcome) => Promise<void>; announced: boolean },
): Promise<LakeDocument> {
  await parts.files.put(asset.name, bytes);
  await parts.store.write({
    mutations: () => [{ createIfNotExists: asset.document }],
    ...by,
    checkReferences: false,
  });
  return parts.store.index.get(asset.document._id) ?? asset.document;
}
