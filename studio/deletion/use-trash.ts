import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { readDeleted, type Deleted } from './deleted-documents.ts';
import { whyOf } from '../connection/reason-of.ts';

type TrashState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly documents: readonly Deleted[]; readonly next: string | null };

const refused = (error: unknown): TrashState => ({ kind: 'refused', why: whyOf(error) });

/** The deleted documents that have been read so far, and how more are read. */
export function useTrash(): { readonly trash: TrashState; readonly readMore: () => Promise<void> } {
  const client = useClient({ apiVersion: contentApiVersion });
  const [trash, setTrash] = useState<TrashState>({ kind: 'reading' });

  useEffect(() => {
    let left = false;
    const settle = (found: TrashState) => {
      if (!left) setTrash(found);
    };
    readDeleted(client, null)
      .then((page) => settle({ kind: 'read', ...page }))
      .catch((error: unknown) => settle(refused(error)));
    return () => {
      left = true;
    };
  }, [client]);

  const readMore = async (): Promise<void> => {
    if (trash.kind !== 'read') return;
    try {
      const { documents, next } = await readDeleted(client, trash.next);
      setTrash({ kind: 'read', documents: [...trash.documents, ...documents], next });
    } catch (error) {
      setTrash(refused(error));
    }
  };
  return { trash, readMore };
}
