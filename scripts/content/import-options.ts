import type { sanityImport } from '@sanity/import';
import type { SanityClient } from '@sanity/client';

type ImportOptions = Parameters<typeof sanityImport>[1];

/** The lake inspects few pictures of one sender at a time. */
const picturesAtOnce = 2;

/** How content is read in. `missing`: documents that are there already are left as they are. */
export const importOptions = (client: SanityClient, { missing }: { missing: boolean }): ImportOptions => ({
  client,
  operation: missing ? 'createIfNotExists' : 'createOrReplace',
  // where an import was cut off its releases may be there already
  releasesOperation: 'ignore',
  // by its hash a picture that is there already is the same one; the importer could ask for it by https only
  replaceAssets: true,
  assetConcurrency: picturesAtOnce,
});
