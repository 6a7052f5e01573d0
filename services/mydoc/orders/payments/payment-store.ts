import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { languages, type Language } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const number = z.coerce.number();

const paymentRow = z.object({
  number,
  payment_id: z.string().nullable(),
  pay_address: z.string().nullable(),
  language: z.enum(languages),
  description: z.string(),
  state: z.enum(['open', 'declined', 'paid']),
  paid_minor: number,
  refund_asked_minor: number,
  refunded_minor: number,
  /** As the notice of its money names it; null: nothing came, or before that was kept. */
  method: z.string().nullable(),
});

/** A payment attempt. */
export type Attempt = z.output<typeof paymentRow>;

/** An attempt by its order and its number. */
interface AttemptName {
  readonly id: string;
  readonly number: number;
}

/** The attempts of an order, the first one first. */
export const readAttempts = (executor: Executor, orderId: string): Promise<Attempt[]> =>
  readRows(
    executor,
    sql`
    SELECT number, payment_id, pay_address, language, description, state, paid_minor, refund_asked_minor, refunded_minor, method
    FROM order_payment WHERE order_id = ${orderId}::uuid ORDER BY number`,
    paymentRow,
  );

/** Records an attempt of a locked order before the account centre hears of it. */
export async function addAttempt(
  tx: Executor,
  { id, number, key, language, description }: AttemptName & { key: string; language: Language; description: string },
): Promise<Attempt> {
  await tx.execute(sql`
    INSERT INTO order_payment (order_id, number, request_key, language, description) VALUES (${id}::uuid, ${number}, ${key}::uuid, ${language}, ${description})`);
  const unpaid = { paid_minor: 0, refund_asked_minor: 0, refunded_minor: 0, method: null } as const;
  return { number, payment_id: null, pay_address: null, language, description, state: 'open', ...unpaid };
}

/** Records the address at which an attempt is paid, and the centre's name of it. */
export async function notePayAddress(
  executor: Executor,
  { id, number }: AttemptName,
  { paymentId, payAddress }: { paymentId: string; payAddress: string },
): Promise<void> {
  await executor.execute(sql`
    UPDATE order_payment SET payment_id = ${paymentId}, pay_address = ${payAddress}
    WHERE order_id = ${id}::uuid AND number = ${number} AND (payment_id IS NULL OR payment_id = ${paymentId})`);
}

const attemptRow = z.object({ number });

/** False if the payment belongs to another order. */
export const nameAttempt = async (tx: Executor, { id, number }: AttemptName, paymentId: string): Promise<boolean> =>
  (await readRow(
    tx,
    sql`
    UPDATE order_payment SET payment_id = ${paymentId} WHERE order_id = ${id}::uuid AND number = ${number}
      AND NOT EXISTS (SELECT 1 FROM order_payment taken WHERE taken.payment_id = ${paymentId}) RETURNING number`,
    attemptRow,
  )) !== null;

/** Records a payment as a further attempt of its order; false if it belongs to another order. */
export const addCharge = async (tx: Executor, id: string, paymentId: string): Promise<boolean> =>
  (await readRow(
    tx,
    sql`
    INSERT INTO order_payment (order_id, number, payment_id, request_key, language, description)
    SELECT order_id, number + 1, ${paymentId}, request_key, language, description FROM order_payment WHERE order_id = ${id}::uuid ORDER BY number DESC LIMIT 1
    ON CONFLICT (payment_id) DO NOTHING RETURNING number`,
    attemptRow,
  )) !== null;

/** What was paid, and what of it goes or went back. */
interface PaidAmounts {
  readonly attempt: string;
  readonly amountMinor: number;
  readonly refundAskedMinor: number;
  readonly refundedMinor: number;
}

/** Writes a payment of a locked order. */
export async function writePaid(tx: Executor, orderId: string, paid: PaidAmounts): Promise<void> {
  await tx.execute(sql`
    UPDATE order_payment SET state = 'paid', paid_minor = ${paid.amountMinor}, refund_asked_minor = ${paid.refundAskedMinor}, refunded_minor = ${paid.refundedMinor}
    WHERE order_id = ${orderId}::uuid AND payment_id = ${paid.attempt}`);
}

/** Writes that a payment of a locked order was declined. */
export async function writeDeclined(tx: Executor, orderId: string, attempt: string): Promise<void> {
  await tx.execute(sql`UPDATE order_payment SET state = 'declined' WHERE order_id = ${orderId}::uuid AND payment_id = ${attempt}`);
}

/** By which method a payment of a locked order was made. */
export async function noteMethod(
  tx: Executor,
  orderId: string,
  { paymentId, method }: { paymentId: string; method: string },
): Promise<void> {
  await tx.execute(sql`
    UPDATE order_payment SET method = ${method} WHERE order_id = ${orderId}::uuid AND payment_id = ${paymentId} AND method IS NULL`);
}
