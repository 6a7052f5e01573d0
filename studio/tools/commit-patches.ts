import type { PatchOperations, SanityClient } from '@sanity/client';
import { reasonOf } from '../connection/reason-of.ts';

interface DocumentPatch {
  readonly id: string;
  readonly patch: PatchOperations;
}

/** Commits all patches in one transaction, or none: null if it succeeded, else why not. */
export async function commitPatches(client: SanityClient, patches: readonly DocumentPatch[]): Promise<string | null> {
  const transaction = client.transaction();
  for (const { id, patch } of patches) transaction.patch(id, patch);
  try {
    await transaction.commit({ visibility: 'sync' });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
