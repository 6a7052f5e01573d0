import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { retryOnConflict, type Database, type Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { isNotOver, isOverdueRow } from '../order-tables.ts';

/** A stored quote: everything that it promises, frozen. */
export interface StoredQuote {
  readonly id: string;
  /** The quote that it was made of with another coupon; null: of none. */
  readonly rootId: string | null;
  readonly body: unknown;
  readonly hasPassword: boolean;
  readonly expiresAt: string;
  readonly expired: boolean;
  /** When it was made and read, epoch ms. */
  readonly createdMs: number;
  readonly nowMs: number;
}

const quoteRow = z
  .object({
    id: z.string(),
    root_id: z.string().nullable(),
    body: z.unknown(),
    has_password: z.boolean(),
    expires_ms: z.coerce.number(),
    expired: z.boolean(),
    created_ms: z.coerce.number(),
    now_ms: z.coerce.number(),
  })
  .transform((row): StoredQuote => ({
    id: row.id,
    rootId: row.root_id,
    body: row.body,
    hasPassword: row.has_password,
    expiresAt: new Date(row.expires_ms).toISOString(),
    expired: row.expired,
    createdMs: row.created_ms,
    nowMs: row.now_ms,
  }));

const columns = sql`id, root_id, body, password IS NOT NULL AS has_password,
  extract(epoch FROM expires_at) * 1000 AS expires_ms, expires_at <= now() AS expired,
  extract(epoch FROM created_at) * 1000 AS created_ms, extract(epoch FROM now()) * 1000 AS now_ms`;

/** How long a quote is valid. */
const quoteTtlMinutes = 30;
/** The same request gets the same quote while more than this is left of it; later a new one, so that there is time to order it. */
const reusableAboveMinutes = 5;
/** Expired quotes deleted with each new quote. */
const sweptAtMost = 20;

interface NewQuote {
  readonly id: string;
  readonly accountId: string;
  /** Fingerprint of the request, by which the same request finds its quote again. */
  readonly fingerprint: string;
  readonly body: unknown;
  /** Encrypted; never in clear. */
  readonly password: string | null;
}

/**
 * Nothing was ordered of a quote or its copies, or that order awaits payment: going back then leads to that order, a second purchase to a
 * new one.
 */
const canBeOrdered = sql`NOT EXISTS (SELECT 1 FROM server_order
  WHERE coalesce(root_quote_id, quote_id) = coalesce(server_quote.root_id, server_quote.id)
    AND (state <> 'awaiting-payment' OR ${isOverdueRow}))`;
const isOrdered = sql`EXISTS (SELECT 1 FROM server_order WHERE quote_id = server_quote.id)`;

/**
 * The quote of the same request, while more than `reusableAboveMinutes` of it are left; else null. An ordered quote is returned again
 * only while its order awaits payment; so is the copy with another coupon whose order does, before the quote it was made of.
 */
export const findSameQuote = (executor: Executor, accountId: string, fingerprint: string): Promise<StoredQuote | null> =>
  readRow(
    executor,
    sql`
    SELECT ${columns} FROM server_quote
    WHERE account_id = ${accountId} AND expires_at > now() + ${reusableAboveMinutes} * interval '1 minute'
      AND (root_id IS NULL AND fingerprint = ${fingerprint}
        OR ${isOrdered} AND root_id IN (SELECT id FROM server_quote WHERE account_id = ${accountId} AND fingerprint = ${fingerprint}))
      AND ${canBeOrdered}
    ORDER BY ${isOrdered} DESC, expires_at DESC LIMIT 1`,
    quoteRow,
  );

const passwordRow = z.object({ password: z.string().nullable() });

/** The encrypted password stored with a quote; null if there was none. */
export const readQuotePassword = async (executor: Executor, id: string): Promise<string | null> =>
  (await readRow(executor, sql`SELECT password FROM server_quote WHERE id = ${id}::uuid`, passwordRow))?.password ?? null;

/** A quote of this account; null if it does not exist or belongs to another account. */
export const findQuote = (executor: Executor, accountId: string, id: string): Promise<StoredQuote | null> =>
  readRow(executor, sql`SELECT ${columns} FROM server_quote WHERE id = ${id}::uuid AND account_id = ${accountId}`, quoteRow);

const sweepQuotes = (executor: Executor): Promise<unknown> =>
  retryOnConflict(() =>
    executor.execute(
      sql`DELETE FROM server_quote WHERE id IN (SELECT id FROM server_quote WHERE expires_at < now() - interval '1 day' LIMIT ${sweptAtMost})`,
    ),
  );

export async function addQuote(executor: Executor, { id, accountId, fingerprint, body, password }: NewQuote): Promise<StoredQuote> {
  await sweepQuotes(executor);
  const stored = await retryOnConflict(() =>
    readRow(
      executor,
      sql`
      INSERT INTO server_quote (id, account_id, fingerprint, body, password, expires_at)
      VALUES (${id}::uuid, ${accountId}, ${fingerprint}, ${JSON.stringify(body)}::jsonb, ${password}, now() + ${quoteTtlMinutes} * interval '1 minute')
      RETURNING ${columns}`,
      quoteRow,
    ),
  );
  if (!stored) throw new Error('a quote was not stored');
  return stored;
}

const orderedRow = z
  .intersection(quoteRow, z.object({ order_id: z.string(), order_number: z.string(), awaits_payment: z.boolean(), is_over: z.boolean() }))
  .transform(({ order_id, order_number, awaits_payment, is_over, ...quote }) => ({
    quote,
    orderId: order_id,
    orderNumber: order_number,
    awaitsPayment: awaits_payment,
    isOver: is_over,
  }));

/** What was ordered of a quote or of a copy of it, and whether that order is closed, overdue or refunded; null: nothing was. */
export const findOrderedQuote = (
  executor: Executor,
  { rootId, id }: Pick<StoredQuote, 'rootId' | 'id'>,
): Promise<z.output<typeof orderedRow> | null> =>
  readRow(
    executor,
    sql`SELECT ${columns}, order_id, order_number, awaits_payment, is_over FROM server_quote
      JOIN (SELECT id AS order_id, number AS order_number, state = 'awaiting-payment' AS awaits_payment, quote_id, (NOT (${isNotOver}) OR ${isOverdueRow}) AS is_over FROM server_order
        WHERE coalesce(root_quote_id, quote_id) = ${rootId ?? id}::uuid) AS placed ON placed.quote_id = server_quote.id`,
    orderedRow,
  );

/**
 * What was promised by a quote whose order is over, as a quote that can be ordered: that of the same request, if there is one, else a new
 * one, valid as long as the first. Null if the quote has expired.
 */
export const promiseAgain = (database: Database, { rootId, id }: Pick<StoredQuote, 'rootId' | 'id'>): Promise<StoredQuote | null> =>
  database.transaction(async (tx) => {
    const root = sql`${rootId ?? id}::uuid`;
    // the second of two tabs finds what the first made
    await tx.execute(sql`SELECT 1 FROM server_quote WHERE id = ${root} FOR UPDATE`);
    const known = await readRow(
      tx,
      sql`SELECT ${columns} FROM server_quote
        WHERE (account_id, fingerprint) = (SELECT account_id, fingerprint FROM server_quote WHERE id = ${root})
          AND root_id IS NULL AND expires_at >= (SELECT expires_at FROM server_quote WHERE id = ${root}) AND expires_at > now()
          AND ${canBeOrdered}
        ORDER BY expires_at DESC LIMIT 1`,
      quoteRow,
    );
    if (known) return known;
    return readRow(
      tx,
      sql`
      INSERT INTO server_quote (id, account_id, fingerprint, body, password, created_at, expires_at)
      SELECT ${randomUUID()}::uuid, account_id, fingerprint, body, password, created_at, expires_at
      FROM server_quote WHERE id = ${root} AND expires_at > now() RETURNING ${columns}`,
      quoteRow,
    );
  });

const rootRow = z.object({ root: z.string() });

/**
 * The same promise with another coupon, valid as long as the first: the password and both instants are copied. One copy for each coupon of
 * a quote, found again like the quote itself. Null if the quote has expired.
 */
export async function copyQuote(
  database: Database,
  { accountId, from, coupon, body }: { accountId: string; from: string; coupon: string | null; body: unknown },
): Promise<StoredQuote | null> {
  await sweepQuotes(database.executor);
  return database.transaction(async (tx) => {
    const found = await readRow(
      tx,
      sql`SELECT coalesce(root_id, id) AS root FROM server_quote
        WHERE id = ${from}::uuid AND account_id = ${accountId} AND expires_at > now()`,
      rootRow,
    );
    if (!found) return null;
    // copies of one quote are made one after another: the second of two tabs finds what the first made
    await tx.execute(sql`SELECT 1 FROM server_quote WHERE id = ${found.root}::uuid FOR UPDATE`);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([found.root, coupon]))
      .digest('hex');
    const known = await readRow(
      tx,
      sql`SELECT ${columns} FROM server_quote WHERE account_id = ${accountId} AND expires_at > now()
        AND (fingerprint = ${fingerprint} OR id = ${found.root}::uuid AND coalesce(body->'coupon'->>'grant', '') = ${coupon ?? ''}::text)
        LIMIT 1`,
      quoteRow,
    );
    if (known) return known;
    return readRow(
      tx,
      sql`
      INSERT INTO server_quote (id, account_id, fingerprint, root_id, body, password, created_at, expires_at)
      SELECT ${randomUUID()}::uuid, account_id, ${fingerprint}, ${found.root}::uuid, ${JSON.stringify(body)}::jsonb,
        password, created_at, expires_at
      FROM server_quote WHERE id = ${from}::uuid RETURNING ${columns}`,
      quoteRow,
    );
  });
}
