import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { centrePaymentStates, paymentNotice, type CentreInput } from '#lib/contracts/account-centre.ts';
import { languages } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const spokenRequest = z.object({ language: z.enum(languages) });

const paymentRow = z
  .object({
    id: z.string(),
    request: z.string(),
    order_id: z.string(),
    account_id: z.string(),
    description: z.string(),
    amount_minor: z.coerce.number(),
    currency: z.enum(currencies),
    return_path: z.string(),
    state: z.enum(centrePaymentStates),
    refunded_minor: z.coerce.number(),
    created_at: z.coerce.date(),
    method: z.nullable(paymentNotice.shape.method),
    held: z.boolean(),
  })
  .transform((row) => ({
    id: row.id,
    request: row.request,
    orderId: row.order_id,
    accountId: row.account_id,
    description: row.description,
    amountMinor: row.amount_minor,
    currency: row.currency,
    returnPath: row.return_path,
    /** In which the buyer ordered. */
    language: spokenRequest.parse(JSON.parse(row.request)).language,
    state: row.state,
    refundedMinor: row.refunded_minor,
    createdAt: row.created_at,
    /** How it was settled; null while it is open. */
    method: row.method,
    /** The notice is held back: the site has not been notified yet. */
    held: row.held,
  }));

export type Payment = z.output<typeof paymentRow>;

const columns = sql`payment.id, payment.request, payment.order_id, payment.account_id, payment.description, payment.amount_minor, payment.currency,
  payment.return_path, payment.state, payment.created_at, payment.method, payment.held,
  (SELECT coalesce(sum(refund.amount_minor), 0) FROM sandbox_refund refund WHERE refund.payment_id = payment.id) AS refunded_minor`;

/** Starts a payment; a reused key returns the earlier payment. */
export async function startPayment(executor: Executor, input: CentreInput<'payment/start'>): Promise<Payment> {
  const { idempotencyKey, orderId, accountId, description, amountMinor, currency, returnPath } = input;
  await executor.execute(sql`
    INSERT INTO sandbox_payment (id, idempotency_key, request, order_id, account_id, description, amount_minor, currency, return_path)
    VALUES (${`pay-${randomUUID()}`}, ${idempotencyKey}, ${JSON.stringify(input)}, ${orderId}, ${accountId}, ${description}, ${amountMinor}, ${currency}, ${returnPath})
    ON CONFLICT (idempotency_key) DO NOTHING`);
  const payment = await readRow(
    executor,
    sql`SELECT ${columns} FROM sandbox_payment payment WHERE idempotency_key = ${idempotencyKey}`,
    paymentRow,
  );
  if (!payment) throw new Error('the payment that was just inserted is missing');
  return payment;
}

export const readPayment = (executor: Executor, id: string): Promise<Payment | null> =>
  readRow(executor, sql`SELECT ${columns} FROM sandbox_payment payment WHERE id = ${id}`, paymentRow);

export const readPaymentsOf = (executor: Executor, accountId: string): Promise<Payment[]> =>
  readRows(
    executor,
    sql`SELECT ${columns} FROM sandbox_payment payment WHERE account_id = ${accountId} ORDER BY created_at DESC, id LIMIT 100`,
    paymentRow,
  );

const idRow = z.object({ id: z.string() });

/** Closes an open payment; false if it was already closed. */
export async function settlePayment(
  executor: Executor,
  id: string,
  state: 'paid' | 'declined',
  method: string,
  held = false,
): Promise<boolean> {
  const settle = sql`UPDATE sandbox_payment SET state = ${state}, method = ${method}, held = ${held}, settled_at = now() WHERE id = ${id} AND state = 'open' RETURNING id`;
  return (await readRow(executor, settle, idRow)) !== null;
}

/** Ends what is still open of an order's payments; returns all that were ended so, now or before. */
export async function cancelPayments(executor: Executor, orderId: string): Promise<string[]> {
  await executor.execute(
    sql`UPDATE sandbox_payment SET state = 'declined', settled_at = now() WHERE order_id = ${orderId} AND state = 'open'`,
  );
  const cancelled = sql`SELECT id FROM sandbox_payment WHERE order_id = ${orderId} AND state = 'declined' AND method IS NULL ORDER BY id`;
  return (await readRows(executor, cancelled, idRow)).map(({ id }) => id);
}

/** Charges the same amount for the same order again; returns the new payment's id. */
export async function chargeAgain(tx: Executor, paymentId: string): Promise<string> {
  const id = `pay-${randomUUID()}`;
  await tx.execute(sql`
    INSERT INTO sandbox_payment (id, idempotency_key, request, order_id, account_id, description, amount_minor, currency, return_path, state, method, settled_at)
    SELECT ${id}, ${`again-${id}`}, request, order_id, account_id, description, amount_minor, currency, return_path, state, method, settled_at
    FROM sandbox_payment WHERE id = ${paymentId}`);
  return id;
}

/** Releases a notice that was held back; false if there is none. */
export const releasePayment = async (executor: Executor, id: string): Promise<boolean> =>
  (await readRow(executor, sql`UPDATE sandbox_payment SET held = false WHERE id = ${id} AND held RETURNING id`, idRow)) !== null;

const refundRow = z.object({ id: z.string(), request: z.string(), amount_minor: z.coerce.number() });

export type Refund = z.output<typeof refundRow>;

export const readRefund = (executor: Executor, idempotencyKey: string): Promise<Refund | null> =>
  readRow(executor, sql`SELECT id, request, amount_minor FROM sandbox_refund WHERE idempotency_key = ${idempotencyKey}`, refundRow);

/** Locks a payment against other refunds until the transaction ends. */
export async function holdPayment(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`SELECT id FROM sandbox_payment WHERE id = ${id} FOR UPDATE`);
}

/** Refunds part of a payment that this transaction has locked; null if less than that is left. */
export const addRefund = (tx: Executor, input: CentreInput<'refund'>): Promise<Refund | null> =>
  readRow(
    tx,
    sql`INSERT INTO sandbox_refund (id, idempotency_key, request, payment_id, amount_minor, reason)
        SELECT ${`ref-${randomUUID()}`}, ${input.idempotencyKey}, ${JSON.stringify(input)}, payment.id, ${input.amountMinor}, ${input.reason}
        FROM sandbox_payment payment
        WHERE payment.id = ${input.paymentId}
          AND payment.amount_minor >= ${input.amountMinor} + (SELECT coalesce(sum(earlier.amount_minor), 0) FROM sandbox_refund earlier WHERE earlier.payment_id = payment.id)
        RETURNING id, request, amount_minor`,
    refundRow,
  );
