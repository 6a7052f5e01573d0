import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { arrangedGroups, arrangedQuery, orderWrites, type ArrangedGroup, type ArrangedRow, type ArrangedType } from './order-rows.ts';

export type Arranged =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly groups: readonly ArrangedGroup[]; readonly atMs: number };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'for a reason that is not known');

/** The documents of a type in their order, and the publication of another one: null if it succeeded, else why not. */
export function useArranged(type: ArrangedType): {
  readonly arranged: Arranged;
  readonly publish: (rows: readonly ArrangedRow[]) => Promise<string | null>;
} {
  const client = useClient({ apiVersion: contentApiVersion });
  const [arranged, setArranged] = useState<Arranged>({ kind: 'reading' });
  const read = useCallback(
    () =>
      client
        .withConfig({ perspective: 'raw' })
        .fetch<unknown[]>(arrangedQuery, { type })
        .then((documents): Arranged => ({ kind: 'read', groups: arrangedGroups(documents), atMs: Date.now() }))
        .catch((error: unknown): Arranged => ({ kind: 'refused', why: reasonOf(error) }))
        .then(setArranged),
    [client, type],
  );
  useEffect(() => void read(), [read]);

  const publish = async (rows: readonly ArrangedRow[]): Promise<string | null> => {
    const transaction = client.transaction();
    for (const { id, patch } of orderWrites(rows)) transaction.patch(id, patch);
    try {
      await transaction.commit({ visibility: 'sync' });
    } catch (error) {
      return reasonOf(error);
    }
    await read();
    return null;
  };
  return { arranged, publish };
}
