import type { IdentifiedSanityDocumentStub, PatchOperations, SanityClient } from '@sanity/client';
import { reasonOf } from '../connection/reason-of.ts';

interface DocumentPatch {
  readonly id: string;
  readonly patch: PatchOperations;
}

/** Commits all patches and new documents in one transaction, or none: null if it succeeded, else why not. */
export async function commitPatches(
  client: SanityClient,
  patches: readonly DocumentPatch[],
  created: readonly IdentifiedSanityDocumentStub[] = [],
): Promise<string | null> {
  const transaction = client.transaction();
  for (const document of created) transaction.create(document);
  for (const { id, patch } of patches) transaction.patch(id, patch);
  try {
    await transaction.commit({ visibility: 'sync' });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
