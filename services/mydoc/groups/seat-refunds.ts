import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SeatRefund } from '#lib/contracts/calls/group-calls.ts';
import { serverRefundReasons } from '#lib/contracts/refund-reasons.ts';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const refundRow = z.object({
  group_id: z.string(),
  order_id: z.string(),
  reason: z.enum(serverRefundReasons),
  currency: z.enum(currencies),
  amount_minor: z.coerce.number(),
  is_done: z.boolean(),
});

const refundsAtMost = 500;

/** Money of an account's seats that goes back or has gone back, by group, the oldest first; `groupId`: null, in all of its groups. */
export async function readSeatRefunds(
  executor: Executor,
  { accountId, groupId }: { accountId: string; groupId: string | null },
): Promise<ReadonlyMap<string, readonly SeatRefund[]>> {
  const rows = await readRows(
    executor,
    sql`SELECT placed.group_id, refund.order_id, refund.reason, placed.currency, refund.amount_minor, refund.settled_at IS NOT NULL AS is_done
      FROM server_order placed JOIN order_refund refund ON refund.order_id = placed.id
      WHERE placed.account_id = ${accountId} AND placed.group_id IS NOT NULL
        AND (${groupId}::uuid IS NULL OR placed.group_id = ${groupId}::uuid)
      ORDER BY refund.asked_at DESC, refund.id LIMIT ${refundsAtMost}`,
    refundRow,
  );
  const found = new Map<string, SeatRefund[]>();
  for (const { group_id, order_id, reason, currency, amount_minor, is_done } of rows.toReversed()) {
    const refund = { orderId: order_id, reason, currency, amountMinor: amount_minor, isDone: is_done };
    found.set(group_id, [...(found.get(group_id) ?? []), refund]);
  }
  return found;
}
