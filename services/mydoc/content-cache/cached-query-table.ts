import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

const cachedRow = z.object({ body: z.array(z.unknown()) });

/** Persists an answer; an identical one is not written again. */
export async function persistAnswer(executor: Executor, key: string, body: string): Promise<void> {
  await executor.execute(sql`
    INSERT INTO kept_content (key, body) VALUES (${key}, ${body}::jsonb)
    ON CONFLICT (key) DO UPDATE SET body = excluded.body, fetched_at = now() WHERE kept_content.body IS DISTINCT FROM excluded.body`);
}

/** The last answer persisted by any replica; null before the first. */
export async function loadPersisted(executor: Executor, key: string): Promise<readonly unknown[] | null> {
  const row = await readRow(executor, sql`SELECT body FROM kept_content WHERE key = ${key}`, cachedRow);
  return row?.body ?? null;
}
