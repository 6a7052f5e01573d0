import { openTexts, settleText, sourceLanguage } from '#lib/content/translations/translation-record.ts';
import { openTranslations, settleTranslation } from '#lib/contracts/calls/translation-calls.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import type { CallHandler } from '../envelope/call-handler.ts';
import { editorTries } from '../envelope/editor-tries.ts';
import { handleForEditors, type EditorCheck } from '../envelope/handle-for-editors.ts';
import { answered } from '../envelope/refusal.ts';
import { changeTranslationRecord, listTranslationRecords } from './translation-store.ts';

interface TranslationDeps {
  readonly database: Database;
  readonly isEditor: EditorCheck['isEditor'];
}

/** Answers editors what waits for a translation, and takes their word that one still fits. */
export function translationHandlers({ database, isEditor }: TranslationDeps): readonly CallHandler[] {
  const editors: EditorCheck = { isEditor, tries: createTokenBuckets(editorTries) };
  return [
    handleForEditors(editors, openTranslations, async () => {
      const records = await listTranslationRecords(database.executor);
      return answered(
        records.flatMap(({ group, record }) => {
          const fields = openTexts(record);
          return fields.length === 0 ? [] : [{ group, type: record.type, title: record.title, fields }];
        }),
      );
    }),
    handleForEditors(editors, settleTranslation, async ({ group, path, language, sourceRevision }) => {
      let settled = false;
      await changeTranslationRecord(database, group, (known) => {
        settled = known?.languages[sourceLanguage]?.revision === sourceRevision;
        return known && settled ? settleText(known, language, path) : known;
      });
      return answered({ settled });
    }),
  ];
}
