import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { openTranslations, settleTranslation, type OpenTranslation } from '../../../lib/contracts/calls/translation-calls.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { draftPrefix } from '../../desk/draft-prefix.ts';
import { editorClient } from '../editor-client.ts';
import { importedIds, importPlan, type ImportPlan, type ImportWrite } from './import-plan.ts';

type OpenWork =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused' | 'away' }
  | { readonly kind: 'read'; readonly texts: readonly OpenTranslation[] };

type OpenField = OpenTranslation['fields'][number];

export interface OpenWorkAccess {
  readonly work: OpenWork;
  /** Says that a translation still fits. */
  readonly settle: (group: string, field: OpenField) => Promise<void>;
  /** What a translated file would write. */
  readonly plan: (csv: string) => Promise<ImportPlan>;
  /** Writes it into drafts, all or nothing. */
  readonly write: (writes: readonly ImportWrite[]) => Promise<void>;
}

const documentsQuery = '*[_id in $ids]';

/** What waits for a translation, and what an editor does with it. */
export function useOpenWork(): OpenWorkAccess {
  const client = useClient({ apiVersion: contentApiVersion });
  const { token } = client.config();
  const [work, setWork] = useState<OpenWork>({ kind: 'reading' });

  const read = useCallback(
    () =>
      editorClient(token)
        .call(openTranslations, {})
        .then((result): OpenWork =>
          result.ok ? { kind: 'read', texts: result.message } : { kind: result.kind === 'refused' ? 'refused' : 'away' },
        )
        .catch((): OpenWork => ({ kind: 'away' }))
        .then(setWork),
    [token],
  );
  useEffect(() => void read(), [read]);

  const documentsOf = (ids: readonly string[]): Promise<unknown[]> =>
    client.withConfig({ perspective: 'raw' }).fetch<unknown[]>(documentsQuery, { ids: ids.flatMap((id) => [id, `${draftPrefix}${id}`]) });

  return {
    work,
    settle: async (group, { path, language, sourceRevision }) => {
      await editorClient(token).call(settleTranslation, { group, path, language, sourceRevision });
      await read();
    },
    plan: async (csv) => {
      if (work.kind !== 'read') return { writes: [], problems: [] };
      return importPlan(csv, work.texts, await documentsOf(importedIds(work.texts)));
    },
    write: async (writes) => {
      const documents = new Map(
        (await documentsOf(writes.map(({ id }) => id))).map((document) => [String(asRecord(document)._id), document]),
      );
      const transaction = client.transaction();
      for (const { id, set } of writes) {
        const draftId = `${draftPrefix}${id}`;
        const { _rev, _createdAt, _updatedAt, _system, ...published } = asRecord(documents.get(id));
        if (!documents.has(draftId)) transaction.createIfNotExists({ ...published, _id: draftId, _type: String(published._type) });
        transaction.patch(draftId, (patch) => patch.set(set));
      }
      await transaction.commit({ visibility: 'sync' });
    },
  };
}
