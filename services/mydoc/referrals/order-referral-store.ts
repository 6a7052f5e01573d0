import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { referralStates, type ReferralState } from '#lib/contracts/calls/orders/order-message.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

const referralRow = z.object({ code: z.string(), state: z.enum(referralStates) });

/** The affiliate code of an order, and what became of it. */
export type OrderReferral = z.output<typeof referralRow>;

/** Notes whose link brought the buyer of a new order, in the transaction that places it. */
export async function noteReferral(tx: Executor, orderId: string, { code, state }: OrderReferral): Promise<void> {
  await tx.execute(sql`INSERT INTO order_referral (order_id, code, state) VALUES (${orderId}::uuid, ${code}, ${state})`);
}

/** Null: no link of an affiliate brought the buyer. */
export const findReferral = (executor: Executor, orderId: string): Promise<OrderReferral | null> =>
  readRow(executor, sql`SELECT code, state FROM order_referral WHERE order_id = ${orderId}::uuid`, referralRow);

export async function writeReferralState(executor: Executor, orderId: string, state: ReferralState): Promise<void> {
  await executor.execute(sql`UPDATE order_referral SET state = ${state} WHERE order_id = ${orderId}::uuid`);
}
