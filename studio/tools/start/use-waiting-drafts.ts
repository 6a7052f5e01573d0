import { useEffect, useState } from 'react';
import { useClient, useCurrentUser, useDocumentStore } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { lastAuthors } from '../../actions/last-authors.ts';
import { whyOf } from '../../connection/reason-of.ts';
import { followDrafts } from './follow-drafts.ts';
import { draftsQuery, everyDraft, type WaitingDraft } from './waiting-drafts.ts';

type WaitingDrafts =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly drafts: readonly WaitingDraft[] };

const legalRoles = new Set(['legal', 'administrator']);

/** However fast somebody types. */
const readAtMostEveryMs = 1_000;

/** The newest drafts, with who changed each last, as others write and publish them. */
export function useWaitingDrafts(): WaitingDrafts {
  const client = useClient({ apiVersion: contentApiVersion });
  const { listenQuery } = useDocumentStore();
  const user = useCurrentUser();
  const me = user?.id ?? '';
  const isLegalEditor = user?.roles.some(({ name }) => legalRoles.has(name)) ?? false;
  const [answer, setAnswer] = useState<WaitingDrafts>({ kind: 'reading' });
  useEffect(() => {
    const read = listenQuery(
      { fetch: draftsQuery, listen: everyDraft },
      {},
      { apiVersion: contentApiVersion, perspective: 'raw', throttleTime: readAtMostEveryMs },
    );
    const subscription = followDrafts(read, (ids) => lastAuthors(client, ids), { me, isLegalEditor }).subscribe({
      next: (drafts) => setAnswer({ kind: 'read', drafts }),
      error: (error: unknown) => setAnswer({ kind: 'refused', why: whyOf(error) }),
    });
    return () => subscription.unsubscribe();
  }, [client, listenQuery, me, isLegalEditor]);
  return answer;
}
