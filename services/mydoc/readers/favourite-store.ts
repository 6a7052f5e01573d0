import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { favouritesAtMost } from '#lib/contracts/calls/reader-calls.ts';
import { languages } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import type { Collected } from './known-article.ts';

/**
 * A removed favourite can be restored for this long; after that it is deleted, with the next one that anybody removes or on the
 * next day.
 */
const bringBackMinutes = 60;

const anyRow = z.object({ article: z.string() });

const collectedRow = z.object({ article: z.string(), title: z.string(), language: z.enum(languages) });

/** The account has room for one more. */
const hasRoom = (accountId: string) =>
  sql`(SELECT count(*) FROM reader_favourite WHERE account_id = ${accountId} AND removed_at IS NULL) < ${favouritesAtMost}::integer`;

/**
 * Brings back a favourite that was removed; true also for one that was not. False if the account has none of this article, or as many
 * others as it may.
 */
export async function restoreFavourite(executor: Executor, accountId: string, article: string): Promise<boolean> {
  const restored = await readRow(
    executor,
    sql`UPDATE reader_favourite SET removed_at = NULL WHERE account_id = ${accountId} AND article = ${article}
      AND (removed_at IS NULL OR ${hasRoom(accountId)}) RETURNING article`,
    anyRow,
  );
  return restored !== null;
}

/** Adds a favourite; false if the account has as many as it may. Adding it twice at once adds it once. */
export async function addFavourite(executor: Executor, accountId: string, { article, title, language }: Collected): Promise<boolean> {
  const added = await readRow(
    executor,
    sql`INSERT INTO reader_favourite (account_id, article, title, language)
      SELECT ${accountId}::text, ${article}::text, ${title}::text, ${language}::text
      WHERE ${hasRoom(accountId)}
      ON CONFLICT (account_id, article) DO UPDATE SET removed_at = NULL RETURNING article`,
    anyRow,
  );
  return added !== null;
}

/** Removes a favourite; it is kept for a while, so that it can be brought back. */
export async function removeFavourite(executor: Executor, accountId: string, article: string): Promise<void> {
  await executor.execute(sql`
    UPDATE reader_favourite SET removed_at = now() WHERE account_id = ${accountId} AND article = ${article} AND removed_at IS NULL`);
  await forgetRemovedFavourites(executor);
}

/** Deletes what was removed too long ago to be brought back, of every account. */
export const forgetRemovedFavourites = (executor: Executor): Promise<unknown> =>
  executor.execute(sql`DELETE FROM reader_favourite WHERE removed_at < now() - ${bringBackMinutes}::integer * interval '1 minute'`);

export async function isFavourite(executor: Executor, accountId: string, article: string): Promise<boolean> {
  const row = await readRow(
    executor,
    sql`SELECT article FROM reader_favourite WHERE account_id = ${accountId} AND article = ${article} AND removed_at IS NULL`,
    anyRow,
  );
  return row !== null;
}

/** An account's favourites, the last one first. */
export const listFavourites = (executor: Executor, accountId: string): Promise<Collected[]> =>
  readRows(
    executor,
    sql`SELECT article, title, language FROM reader_favourite WHERE account_id = ${accountId} AND removed_at IS NULL
      ORDER BY collected_at DESC, article LIMIT ${favouritesAtMost}::integer`,
    collectedRow,
  );

/** Deletes all of an account. */
export async function deleteFavourites(tx: Executor, accountId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM reader_favourite WHERE account_id = ${accountId}`);
}
