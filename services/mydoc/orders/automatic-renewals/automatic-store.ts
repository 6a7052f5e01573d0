import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { automaticOutcomes, type AutomaticOutcome } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import { languages } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const number = z.coerce.number();

const agreementRow = z
  .object({
    order_id: z.string(),
    account_id: z.string(),
    period: z.string(),
    language: z.enum(languages),
    agreed_minor: number,
    terms_version: number,
    terms_language: z.enum(languages).nullable(),
    terms_fingerprint: z.string().nullable(),
    tried_end_ms: z.union([z.null(), number]),
    outcome: z.enum(automaticOutcomes).nullable(),
  })
  .transform((row) => ({
    orderId: row.order_id,
    accountId: row.account_id,
    period: row.period,
    language: row.language,
    /** The most that is charged: what was shown when it was turned on, or announced since. */
    agreedMinor: row.agreed_minor,
    termsVersion: row.terms_version,
    tos: { language: row.terms_language, fingerprint: row.terms_fingerprint },
    /** The end of the server that a renewal was tried for; null: none was. */
    triedEndMs: row.tried_end_ms,
    outcome: row.outcome,
  }));

/** What the buyer of a server agreed to: that it is renewed automatically. */
export type AutomaticAgreement = z.output<typeof agreementRow>;

const columns = sql`order_id, account_id, period, language, agreed_minor, terms_version, terms_language, terms_fingerprint,
  extract(epoch FROM tried_end) * 1000 AS tried_end_ms, outcome`;

/** The agreement about the server of an order; null: it is not renewed automatically. */
export const findAgreement = (executor: Executor, orderId: string): Promise<AutomaticAgreement | null> =>
  readRow(executor, sql`SELECT ${columns} FROM server_automatic_renewal WHERE order_id = ${orderId}::uuid`, agreementRow);

/** Turns automatic renewal on, or changes what was agreed to. In the transaction that has locked the order. */
export async function writeAgreement(
  tx: Executor,
  { orderId, accountId, period, language, agreedMinor, termsVersion, tos }: Omit<AutomaticAgreement, 'triedEndMs' | 'outcome'>,
  lookAtMs: number,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO server_automatic_renewal
      (order_id, account_id, period, language, agreed_minor, terms_version, terms_language, terms_fingerprint, look_at)
    VALUES (${orderId}::uuid, ${accountId}, ${period}, ${language}, ${agreedMinor}, ${termsVersion}, ${tos.language}, ${tos.fingerprint},
      ${asInstant(lookAtMs)}::timestamptz)
    ON CONFLICT (order_id) DO UPDATE SET period = excluded.period, language = excluded.language, agreed_minor = excluded.agreed_minor,
      terms_version = excluded.terms_version, terms_language = excluded.terms_language, terms_fingerprint = excluded.terms_fingerprint,
      turned_on_at = now(), look_at = excluded.look_at`);
}

/** Turns automatic renewal off; false if it was not on. */
export const removeAgreement = async (executor: Executor, orderId: string): Promise<boolean> =>
  (await readRow(
    executor,
    sql`DELETE FROM server_automatic_renewal WHERE order_id = ${orderId}::uuid RETURNING order_id`,
    z.object({ order_id: z.string() }),
  )) !== null;

/** The price of the next renewal that was announced to its buyer. */
export async function noteAnnounced(executor: Executor, orderId: string, agreedMinor: number): Promise<void> {
  await executor.execute(sql`UPDATE server_automatic_renewal SET agreed_minor = ${agreedMinor} WHERE order_id = ${orderId}::uuid`);
}

/** When the server has to be looked at again. */
export async function lookAgainAt(executor: Executor, orderId: string, lookAtMs: number): Promise<void> {
  await executor.execute(
    sql`UPDATE server_automatic_renewal SET look_at = ${asInstant(lookAtMs)}::timestamptz WHERE order_id = ${orderId}::uuid`,
  );
}

/** What became of the try for an end of the server. */
export async function noteOutcome(
  tx: Executor,
  orderId: string,
  { outcome, endMs, lookAtMs }: { outcome: AutomaticOutcome; endMs: number; lookAtMs: number },
): Promise<void> {
  await tx.execute(sql`
    UPDATE server_automatic_renewal SET outcome = ${outcome}, tried_end = ${asInstant(endMs)}::timestamptz,
      look_at = ${asInstant(lookAtMs)}::timestamptz
    WHERE order_id = ${orderId}::uuid`);
}

const idRow = z.object({ order_id: z.string() });

/** The orders whose servers have to be looked at now, the longest due first. */
export const listDueAgreements = async (executor: Executor, atMost: number): Promise<string[]> =>
  (
    await readRows(
      executor,
      sql`SELECT order_id FROM server_automatic_renewal WHERE look_at <= now() ORDER BY look_at, order_id LIMIT ${atMost}`,
      idRow,
    )
  ).map(({ order_id: id }) => id);

/** With the account, nothing is charged to it any more. */
export async function forgetAgreements(tx: Executor, accountId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM server_automatic_renewal WHERE account_id = ${accountId}`);
}

const asInstant = (ms: number): string => new Date(ms).toISOString();
