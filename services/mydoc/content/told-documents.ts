import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database.ts';
import { readRow, readRows } from '#services/platform/rows.ts';
import { outlineSchema, type Outline } from './outline.ts';

const toldRow = z.object({ outline: outlineSchema });
const countRow = z.object({ count: z.coerce.number() });

/** Notes that the site was told of a document as it is in this outline. */
export async function noteTold(executor: Executor, outline: Outline): Promise<void> {
  await executor.execute(sql`
    INSERT INTO content_told (document_id, revision, outline) VALUES (${outline._id}, ${outline._rev}, ${JSON.stringify(outline)}::jsonb)
    ON CONFLICT (document_id) DO UPDATE SET revision = excluded.revision, outline = excluded.outline, told_at = now()`);
}

export async function forgetTold(executor: Executor, documentId: string): Promise<void> {
  await executor.execute(sql`DELETE FROM content_told WHERE document_id = ${documentId}`);
}

export async function findTold(executor: Executor, documentId: string): Promise<Outline | null> {
  const row = await readRow(executor, sql`SELECT outline FROM content_told WHERE document_id = ${documentId}`, toldRow);
  return row?.outline ?? null;
}

export const listTold = async (executor: Executor): Promise<Outline[]> =>
  (await readRows(executor, sql`SELECT outline FROM content_told`, toldRow)).map((row) => row.outline);

export const countTold = async (executor: Executor): Promise<number> =>
  (await readRow(executor, sql`SELECT count(*) AS count FROM content_told`, countRow))?.count ?? 0;
