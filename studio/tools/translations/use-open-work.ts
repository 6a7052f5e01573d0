import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { openTranslations, settleTranslation, type OpenTranslation } from '../../../lib/contracts/calls/translation-calls.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { editorClient } from '../editor-client.ts';
import { importedIds, importPlan, type ImportPlan } from './import-plan.ts';
import { say } from '../../words/say.ts';
import { draftIdOf } from '../../../lib/content/document-ids.ts';

type OpenWork =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused' | 'unavailable' }
  | { readonly kind: 'read'; readonly texts: readonly OpenTranslation[] };

type OpenField = OpenTranslation['fields'][number];

export interface OpenWorkAccess {
  readonly work: OpenWork;
  /** Says that a translation still fits. */
  readonly settle: (group: string, field: OpenField) => Promise<void>;
  /** What a translated file would write. */
  readonly plan: (csv: string) => Promise<ImportPlan>;
  /** Writes it into drafts, all or nothing, at the revisions that were planned with: null, or why nothing was written. */
  readonly write: (csv: string, shown: ImportPlan) => Promise<string | null>;
}

const documentsQuery = '*[_id in $ids]';

/** What waits for a translation, and what an editor does with it. */
export function useOpenWork(): OpenWorkAccess {
  const client = useClient({ apiVersion: contentApiVersion });
  const { token } = client.config();
  const [work, setWork] = useState<OpenWork>({ kind: 'reading' });

  const ask = useCallback(
    () =>
      editorClient(token)
        .call(openTranslations, {})
        .then((result): OpenWork =>
          result.ok ? { kind: 'read', texts: result.message } : { kind: result.kind === 'refused' ? 'refused' : 'unavailable' },
        )
        .catch((): OpenWork => ({ kind: 'unavailable' })),
    [token],
  );
  const read = useCallback(() => ask().then(setWork), [ask]);
  useEffect(() => void read(), [read]);

  const documentsOf = (ids: readonly string[]): Promise<unknown[]> =>
    client.withConfig({ perspective: 'raw' }).fetch<unknown[]>(documentsQuery, { ids: ids.flatMap((id) => [id, draftIdOf(id)]) });

  /** With what waits now, not with what waited when the page was opened. */
  const plan = async (csv: string): Promise<ImportPlan> => {
    const now = await ask();
    if (now.kind !== 'read') throw new Error(say('What waits for a translation could not be read. Try again in a moment.'));
    return importPlan(csv, now.texts, await documentsOf(importedIds(now.texts)));
  };

  return {
    work,
    settle: async (group, { path, language, sourceRevision }) => {
      await editorClient(token).call(settleTranslation, { group, path, language, sourceRevision });
      await read();
    },
    plan,
    write: async (csv, shown) => {
      const now = await plan(csv);
      if (!isSamePlan(shown, now)) return changedMeanwhile;
      const published = new Map((await documentsOf(now.writes.map(({ id }) => id))).map((each) => [String(asRecord(each)._id), each]));
      const transaction = client.transaction();
      for (const { id, set } of now.writes) {
        const draftId = draftIdOf(id);
        const revision = now.revisions[id];
        if (revision === undefined) transaction.create(draftFrom(published.get(id), draftId));
        transaction.patch(draftId, (patch) => (revision === undefined ? patch.set(set) : patch.set(set).ifRevisionId(revision)));
      }
      await transaction.commit({ visibility: 'sync' });
      return null;
    },
  };
}

const changedMeanwhile = say('Something of it was changed since the file was read. Choose the file again to see what it would write now.');

const isSamePlan = (one: ImportPlan, other: ImportPlan): boolean => JSON.stringify(one) === JSON.stringify(other);

function draftFrom(published: unknown, draftId: string) {
  const { _rev, _createdAt, _updatedAt, _system, ...fields } = asRecord(published);
  return { ...fields, _id: draftId, _type: String(fields._type) };
}
