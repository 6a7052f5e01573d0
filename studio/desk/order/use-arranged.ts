import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { reasonOf } from '../../connection/reason-of.ts';
import { commitPatches } from '../../tools/commit-patches.ts';
import { arrangedGroups, arrangedQuery, orderWrites, type ArrangedGroup, type ArrangedRow, type ArrangedType } from './order-rows.ts';

export type Arranged =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly groups: readonly ArrangedGroup[]; readonly atMs: number };

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
    const refusal = await commitPatches(client, orderWrites(rows));
    if (refusal === null) await read();
    return refusal;
  };
  return { arranged, publish };
}
