import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { documentTypes } from '#lib/content/document-types.ts';
import { editionOf } from '#lib/content/translations/translatable-texts.ts';
import { forgetDocument, noteEdition, type TranslationRecord } from '#lib/content/translations/translation-record.ts';
import type { ContentChange } from '#lib/revalidation/content-change.ts';
import type { Database } from '#services/platform/database/database.ts';
import { beginTranslationRecords, changeTranslationRecord, countTranslationRecords, listTranslationRecords } from './translation-store.ts';

/** Notes which source text each translation was made from, publication by publication. */
export interface TranslationRecorder {
  /** @throws while the database is unavailable; the notice is then retried. */
  note(change: Pick<ContentChange, 'before' | 'after'>): Promise<void>;
  /**
   * Notes what the CMS has published and no notice brought; the first time everything, whose translations are taken to be up to date.
   * @throws while the CMS or the database is unavailable.
   */
  catchUp(): Promise<void>;
}

const published = z.array(z.unknown());

export function createTranslationRecorder(deps: { database: Database; client: Pick<SanityClient, 'fetch'> }): TranslationRecorder {
  const { database, client } = deps;
  let isBegun = false;
  const hasBegun = async (): Promise<boolean> => (isBegun ||= (await countTranslationRecords(database.executor)) > 0);

  const noteDocument = async (document: unknown): Promise<void> => {
    const edition = editionOf(document);
    if (edition) await changeTranslationRecord(database, edition.group, (known) => noteEdition(known, edition));
  };

  return {
    note: async ({ before, after }) => {
      // everything is read once the first notices are over: what one text was before says little without the others
      if (!(await hasBegun())) return;
      if (after) return noteDocument(after);
      const edition = before && editionOf(before);
      if (edition) {
        await changeTranslationRecord(database, edition.group, (known) => known && forgetDocument(known, before._id));
      }
    },
    catchUp: async () => {
      const documents = published.parse(
        await client.fetch<unknown>('*[_type in $types] | order(_updatedAt asc)[0...10000]', { types: [...documentTypes] }),
      );
      const stored = await listTranslationRecords(database.executor);
      const known = new Map<string, TranslationRecord>(stored.map(({ group, record }) => [group, record]));
      const begun = new Map<string, TranslationRecord>();
      for (const document of documents) {
        const edition = editionOf(document);
        if (!edition) continue;
        const record = known.get(edition.group);
        if (!record) begun.set(edition.group, noteEdition(begun.get(edition.group) ?? null, edition));
        else if (noteEdition(record, edition) !== record) await noteDocument(document);
      }
      await beginTranslationRecords(
        database.executor,
        [...begun].map(([group, record]) => ({ group, record: { ...record, behind: {} } })),
      );
      isBegun = true;
    },
  };
}
