import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { stockAlertDays, stockAlertsAtMost, type StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { MigrationSet } from '#services/platform/database/migrations.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

export const stockAlertMigrations: MigrationSet = {
  area: 'stock-alerts',
  migrations: [
    {
      number: 1,
      name: 'who is told that a size is back',
      statements: [
        `CREATE TABLE IF NOT EXISTS stock_alert (
          id uuid PRIMARY KEY,
          account_id text NOT NULL,
          region text NOT NULL,
          model text NOT NULL,
          language text NOT NULL,
          stop_key uuid NOT NULL UNIQUE,
          asked_at timestamptz NOT NULL DEFAULT now(),
          back_at timestamptz,
          told_at timestamptz,
          UNIQUE (account_id, region, model))`,
        'CREATE INDEX IF NOT EXISTS stock_alert_place ON stock_alert (region, model, back_at)',
      ],
    },
  ],
};

const placeRow = z.object({ region: z.string(), model: z.string() });
const countRow = z.object({ count: z.coerce.number() });
const stateRow = z.object({ state: z.string() });

interface NewAlert extends StockPlace {
  readonly accountId: string;
  readonly language: Language;
}

/**
 * Adds an alert, or renews an existing one. In a transaction: the recorded state is locked, so that a size that comes back at the
 * same time is either refused here as `in-stock`, or notified.
 */
export async function addAlert(
  tx: Executor,
  { accountId, region, model, language }: NewAlert,
): Promise<'added' | 'in-stock' | 'too-many' | 'uncounted'> {
  const seen = await readRow(tx, sql`SELECT state FROM stock_seen WHERE region = ${region} AND model = ${model} FOR SHARE`, stateRow);
  if (!seen) return 'uncounted';
  if (seen.state !== 'sold-out') return 'in-stock';
  const others = await readRow(
    tx,
    sql`SELECT count(*) AS count FROM stock_alert WHERE account_id = ${accountId} AND NOT (region = ${region} AND model = ${model})`,
    countRow,
  );
  if ((others?.count ?? 0) >= stockAlertsAtMost) return 'too-many';
  await tx.execute(sql`
    INSERT INTO stock_alert (id, account_id, region, model, language, stop_key)
    VALUES (${randomUUID()}::uuid, ${accountId}, ${region}, ${model}, ${language}, ${randomUUID()}::uuid)
    ON CONFLICT (account_id, region, model) DO UPDATE SET asked_at = now(), language = excluded.language`);
  return 'added';
}

/** An account's alerts, the oldest first. */
export const listAlerts = (executor: Executor, accountId: string): Promise<StockPlace[]> =>
  readRows(executor, sql`SELECT region, model FROM stock_alert WHERE account_id = ${accountId} ORDER BY asked_at, region, model`, placeRow);

export async function endAlert(executor: Executor, accountId: string, { region, model }: StockPlace): Promise<void> {
  await executor.execute(sql`DELETE FROM stock_alert WHERE account_id = ${accountId} AND region = ${region} AND model = ${model}`);
}

const foundRow = placeRow.extend({ language: z.enum(languages) });

/** The alert of a link, and the language in which it was asked for; null: there is none any more. */
export const findAlert = (executor: Executor, key: string): Promise<z.output<typeof foundRow> | null> =>
  readRow(executor, sql`SELECT region, model, language FROM stock_alert WHERE stop_key = ${key}::uuid`, foundRow);

/** Ends the alert of a link; null: there is none any more. */
export const stopAlert = (executor: Executor, key: string): Promise<StockPlace | null> =>
  readRow(executor, sql`DELETE FROM stock_alert WHERE stop_key = ${key}::uuid RETURNING region, model`, placeRow);

const markedRow = z.object({ id: z.string() });

/** Marks the alerts to notify that a size is back: none twice in a day. True if anybody is marked. */
export async function markBack(tx: Executor, { region, model }: StockPlace): Promise<boolean> {
  const marked = await readRows(
    tx,
    sql`UPDATE stock_alert SET back_at = now()
      WHERE region = ${region} AND model = ${model} AND back_at IS NULL AND (told_at IS NULL OR told_at < now() - interval '1 day')
      RETURNING id`,
    markedRow,
  );
  return marked.length > 0;
}

/** It is sold out again: accounts that have not been notified yet keep waiting. */
export async function unmarkBack(tx: Executor, { region, model }: StockPlace): Promise<void> {
  await tx.execute(sql`UPDATE stock_alert SET back_at = NULL WHERE region = ${region} AND model = ${model} AND back_at IS NOT NULL`);
}

const dueRow = z
  .object({
    id: z.string(),
    account_id: z.string(),
    region: z.string(),
    model: z.string(),
    language: z.enum(languages),
    stop_key: z.string(),
    until_ms: z.coerce.number(),
    told_ms: z.coerce.number(),
  })
  .transform(({ account_id, stop_key, until_ms, told_ms, ...row }) => ({
    ...row,
    accountId: account_id,
    stopKey: stop_key,
    untilMs: until_ms,
    notifiedMs: told_ms,
  }));

/** An alert to be sent; `untilMs`: when it expires; `notifiedMs`: when it was sent the last time, 0 if never. */
export type DueAlert = z.output<typeof dueRow>;

/** The next alerts to send that a size is back, the oldest first. */
export const listDueAlerts = (executor: Executor, { region, model }: StockPlace, atMost: number): Promise<DueAlert[]> =>
  readRows(
    executor,
    sql`SELECT id, account_id, region, model, language, stop_key, coalesce(extract(epoch FROM told_at) * 1000, 0) AS told_ms,
        extract(epoch FROM asked_at + ${stockAlertDays}::integer * interval '1 day') * 1000 AS until_ms
      FROM stock_alert WHERE region = ${region} AND model = ${model} AND back_at IS NOT NULL
      ORDER BY asked_at, id LIMIT ${atMost}::integer`,
    dueRow,
  );

export async function recordNotified(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`UPDATE stock_alert SET told_at = now(), back_at = NULL WHERE id = ${id}::uuid`);
}

/** Of an account that cannot be reached. */
export async function dropAlert(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`DELETE FROM stock_alert WHERE id = ${id}::uuid`);
}

/** Deletes what was asked too long ago. */
export const forgetOldAlerts = (executor: Executor): Promise<unknown> =>
  executor.execute(sql`DELETE FROM stock_alert WHERE asked_at < now() - ${stockAlertDays}::integer * interval '1 day'`);

/** Deletes all of an account. */
export async function forgetAlerts(tx: Executor, accountId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM stock_alert WHERE account_id = ${accountId}`);
}
