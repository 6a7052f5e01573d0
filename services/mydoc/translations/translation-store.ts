import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { translationRecord, type TranslationRecord } from '#lib/content/translations/translation-record.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

/** A text in every language, with what is known of its translations. */
export interface StoredRecord {
  readonly group: string;
  readonly record: TranslationRecord;
}

const row = z
  .object({ text_group: z.string(), record: translationRecord })
  .transform(({ text_group: group, record }): StoredRecord => ({ group, record }));

/** Every text, in the order of its group. */
export const listTranslationRecords = (executor: Executor): Promise<StoredRecord[]> =>
  readRows(executor, sql`SELECT text_group, record FROM translation_record ORDER BY text_group LIMIT 10000`, row);

const counted = z.object({ count: z.coerce.number() });

export const countTranslationRecords = async (executor: Executor): Promise<number> =>
  (await readRow(executor, sql`SELECT count(*) AS count FROM translation_record`, counted))?.count ?? 0;

/**
 * Changes what is known of a text, one writer at a time. `change` is given null for a text that is not known, and answers null for one that
 * is to be forgotten.
 */
export const changeTranslationRecord = (
  database: Database,
  group: string,
  change: (known: TranslationRecord | null) => TranslationRecord | null,
): Promise<void> =>
  database.transaction(async (tx) => {
    const known = (await readRow(tx, sql`SELECT text_group, record FROM translation_record WHERE text_group = ${group} FOR UPDATE`, row))
      ?.record;
    const next = change(known ?? null);
    if (next === known) return;
    if (next === null) await tx.execute(sql`DELETE FROM translation_record WHERE text_group = ${group}`);
    else await writeRecord(tx, group, next, known !== undefined);
  });

/** The first of two that begin a text wins; the other one fails, and its notice comes again. */
const writeRecord = (tx: Executor, group: string, record: TranslationRecord, isKnown: boolean): Promise<unknown> =>
  tx.execute(
    isKnown
      ? sql`UPDATE translation_record SET record = ${JSON.stringify(record)}::jsonb WHERE text_group = ${group}`
      : sql`INSERT INTO translation_record (text_group, record) VALUES (${group}, ${JSON.stringify(record)}::jsonb)`,
  );

const beganAtOnce = 100;

/** Begins with texts that are not known; those that are stay as they are. */
export async function beginTranslationRecords(executor: Executor, records: readonly StoredRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += beganAtOnce) {
    const rows = records.slice(at, at + beganAtOnce).map(({ group, record }) => sql`(${group}, ${JSON.stringify(record)}::jsonb)`);
    await executor.execute(
      sql`INSERT INTO translation_record (text_group, record) VALUES ${sql.join(rows, sql`, `)} ON CONFLICT (text_group) DO NOTHING`,
    );
  }
}
