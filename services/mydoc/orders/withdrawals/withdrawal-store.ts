import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { languages, type Language } from '#lib/language/languages.ts';
import { readOrderReference } from '#lib/orders/order-reference.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

const statementRow = z
  .object({
    id: z.string(),
    name: z.string(),
    contract: z.string(),
    email: z.string(),
    country: z.string(),
    language: z.enum(languages),
    stated_ms: z.coerce.number(),
  })
  .transform(({ stated_ms, ...row }) => ({ ...row, statedMs: stated_ms }));

/** A statement of withdrawal as it was made. */
export type Statement = z.output<typeof statementRow>;

const columns = sql`statement.id, statement.name, statement.contract, statement.email, statement.country, statement.language,
  extract(epoch FROM statement.stated_at) * 1000 AS stated_ms`;

export interface NewStatement extends Pick<Statement, 'name' | 'contract' | 'email' | 'country'> {
  readonly key: string;
  readonly language: Language;
  /** Who was logged in; null: nobody. */
  readonly accountId: string | null;
}

/** Records a statement, by the database's clock. Null: there is one under this key. */
export const addStatement = (
  tx: Executor,
  { key, name, contract, email, country, language, accountId }: NewStatement,
): Promise<Statement | null> =>
  readRow(
    tx,
    sql`INSERT INTO withdrawal_statement AS statement (id, request_key, name, contract, email, country, language, account_id)
      VALUES (${randomUUID()}::uuid, ${key}::uuid, ${name}, ${contract}, ${email}, ${country}, ${language}, ${accountId})
      ON CONFLICT (request_key) DO NOTHING RETURNING ${columns}`,
    statementRow,
  );

const ownedRow = z.object({ account_id: z.string().nullable() });

/** An earlier statement under a key, with the account that made it. */
export async function findStatementByKey(executor: Executor, key: string): Promise<(Statement & { accountId: string | null }) | null> {
  const which = sql`FROM withdrawal_statement statement WHERE request_key = ${key}::uuid`;
  const statement = await readRow(executor, sql`SELECT ${columns} ${which}`, statementRow);
  const owner = statement && (await readRow(executor, sql`SELECT account_id ${which}`, ownedRow));
  return statement && { ...statement, accountId: owner?.account_id ?? null };
}

export const findStatement = (executor: Executor, id: string): Promise<Statement | null> =>
  readRow(executor, sql`SELECT ${columns} FROM withdrawal_statement statement WHERE id = ${id}::uuid`, statementRow);

const idRow = z.object({ id: z.string() });

/** The order that a statement names; `accountId`: among the orders of this account alone. */
export async function findNamedOrder(executor: Executor, contract: string, accountId?: string): Promise<string | null> {
  const name = readOrderReference(contract);
  if (!name) return null;
  const which: SQL =
    'number' in name
      ? sql`number = ${name.number}`
      : sql`(id = ${name.id}::uuid OR quote_id = ${name.id}::uuid OR root_quote_id = ${name.id}::uuid)`;
  const owned = accountId === undefined ? sql`` : sql`AND account_id = ${accountId}`;
  const found = await readRow(executor, sql`SELECT id FROM server_order WHERE ${which} ${owned} ORDER BY created_at LIMIT 1`, idRow);
  return found?.id ?? null;
}

const matchRow = z
  .object({ order_id: z.string(), confirm_key: z.string(), is_effective: z.boolean() })
  .transform((row) => ({ orderId: row.order_id, key: row.confirm_key, isEffective: row.is_effective }));

export type Match = z.output<typeof matchRow>;

const matchColumns = sql`found.order_id, found.confirm_key, found.effective_at IS NOT NULL AS is_effective`;

/** Notes which order a statement is about; an earlier note stays. False: there was one. */
export async function addMatch(tx: Executor, statementId: string, orderId: string): Promise<boolean> {
  const added = await readRow(
    tx,
    sql`INSERT INTO withdrawal_match (statement_id, order_id, confirm_key)
      VALUES (${statementId}::uuid, ${orderId}::uuid, ${randomUUID()}::uuid) ON CONFLICT DO NOTHING RETURNING statement_id AS id`,
    idRow,
  );
  return added !== null;
}

export const noteEffective = async (tx: Executor, statementId: string): Promise<void> => {
  await tx.execute(
    sql`UPDATE withdrawal_match SET effective_at = now() WHERE statement_id = ${statementId}::uuid AND effective_at IS NULL`,
  );
};

export const findMatch = (executor: Executor, statementId: string): Promise<Match | null> =>
  readRow(executor, sql`SELECT ${matchColumns} FROM withdrawal_match found WHERE statement_id = ${statementId}::uuid`, matchRow);

/** By the key in the e-mail to the owner of an order. */
export async function findByConfirmKey(executor: Executor, key: string): Promise<{ statement: Statement; match: Match } | null> {
  const match = await readRow(executor, sql`SELECT ${matchColumns} FROM withdrawal_match found WHERE confirm_key = ${key}::uuid`, matchRow);
  const statement = await readRow(
    executor,
    sql`SELECT ${columns} FROM withdrawal_statement statement
      JOIN withdrawal_match found ON found.statement_id = statement.id WHERE found.confirm_key = ${key}::uuid`,
    statementRow,
  );
  return match && statement && { statement, match };
}

/** The statement that an e-mail of an order is about: the one that took effect, or the latest. */
export async function findStatementOfOrder(executor: Executor, orderId: string): Promise<{ statement: Statement; key: string } | null> {
  const latest = await readRow(
    executor,
    sql`SELECT statement_id AS id, confirm_key FROM withdrawal_match WHERE order_id = ${orderId}::uuid
      ORDER BY effective_at IS NULL, matched_at DESC, statement_id LIMIT 1`,
    z.object({ id: z.string(), confirm_key: z.string() }),
  );
  const statement = latest && (await findStatement(executor, latest.id));
  return latest && statement && { statement, key: latest.confirm_key };
}

/** How many statements have been noted for an order. */
export async function countMatches(executor: Executor, orderId: string): Promise<number> {
  const counted = await readRow(
    executor,
    sql`SELECT count(*) AS count FROM withdrawal_match WHERE order_id = ${orderId}::uuid`,
    z.object({ count: z.coerce.number() }),
  );
  return counted?.count ?? 0;
}
