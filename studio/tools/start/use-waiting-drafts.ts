import { useEffect, useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { lastAuthors } from '../../actions/last-authors.ts';
import { draftsQuery, waitingDrafts, type WaitingDraft } from './waiting-drafts.ts';
import { say } from '../../words/say.ts';

type WaitingDrafts =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly drafts: readonly WaitingDraft[] };

const legalRoles = new Set(['legal', 'administrator']);

/** Reads the newest drafts once, with who changed each last. */
export function useWaitingDrafts(): WaitingDrafts {
  const client = useClient({ apiVersion: contentApiVersion });
  const user = useCurrentUser();
  const me = user?.id ?? '';
  const isLegalEditor = user?.roles.some(({ name }) => legalRoles.has(name)) ?? false;
  const [answer, setAnswer] = useState<WaitingDrafts>({ kind: 'reading' });
  useEffect(() => {
    let left = false;
    const settle = (found: WaitingDrafts) => {
      if (!left) setAnswer(found);
    };
    const read = async (): Promise<WaitingDrafts> => {
      const documents = await client.withConfig({ perspective: 'raw' }).fetch<unknown[]>(draftsQuery);
      const authors = await lastAuthors(
        client,
        documents.map((document) => String(asRecord(document)._id)),
      );
      return { kind: 'read', drafts: waitingDrafts(documents, { me, isLegalEditor, lastAuthors: authors }) };
    };
    read()
      .then(settle)
      .catch((error: unknown) => settle({ kind: 'refused', why: error instanceof Error ? error.message : say('unknown mistake') }));
    return () => {
      left = true;
    };
  }, [client, me, isLegalEditor]);
  return answer;
}
