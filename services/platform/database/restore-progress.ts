import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { cannotStart } from '#services/platform/process/startup-failure.ts';

/** This table exists from the first moment of a restore to its last: a database that has it holds half of a backup. */
export const restoreProgressTable = 'restore_progress';

const table = sql.identifier(restoreProgressTable);
const presence = z.object({ present: z.boolean() });
const partRow = z.object({ backup: z.string(), part: z.string() });

/** The part that is noted when all rows and pictures were compared with the backup. */
export const comparedPart = 'compared';
const begunPart = 'begun';

/** Which backup is being restored, and the parts of it that are done; null where no restore is under way. */
export async function readRestoreProgress(executor: Executor): Promise<{ backup: string; done: ReadonlySet<string> } | null> {
  const found = await readRow(executor, sql`SELECT to_regclass(${restoreProgressTable}) IS NOT NULL AS present`, presence);
  if (!found?.present) return null;
  const parts = await readRows(executor, sql`SELECT backup, part FROM ${table}`, partRow);
  return { backup: parts[0]?.backup ?? '', done: new Set(parts.map(({ part }) => part)) };
}

/** Marks a database as half restored. */
export async function beginRestore(executor: Executor, backup: string): Promise<void> {
  await executor.execute(sql`CREATE TABLE IF NOT EXISTS ${table} (part text PRIMARY KEY, backup text NOT NULL)`);
  await noteRestored(executor, backup, begunPart);
}

/** In the transaction that restores a part. */
export async function noteRestored(executor: Executor, backup: string, part: string): Promise<void> {
  await executor.execute(sql`INSERT INTO ${table} (part, backup) VALUES (${part}, ${backup})`);
}

/** The database is whole. */
export async function endRestore(executor: Executor): Promise<void> {
  await executor.execute(sql`DROP TABLE ${table}`);
}

/** @throws a sentence where the database holds half of a backup: nothing may start on it. */
export async function refuseHalfRestore(executor: Executor): Promise<void> {
  if ((await readRestoreProgress(executor)) === null) return;
  throw cannotStart(
    'The database holds half of a backup: a restore was cut off. Run the same `npm run restore` again, which takes it up, then start.',
  );
}
