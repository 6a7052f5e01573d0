import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { seatStates } from '#lib/contracts/calls/group-calls.ts';
import { groupStates } from '#lib/contracts/calls/open-groups-call.ts';
import { answered, refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { changeOrder } from '#services/mydoc/orders/order-store.ts';
import { settleGroup, type SettleDeps } from './settle-group.ts';

const seatRow = z.object({ order_id: z.string().nullable(), seat_state: z.enum(seatStates).nullable(), state: z.enum(groupStates) });

/**
 * Gives up an unpaid seat by cancelling its order; a paid one stays until the group has succeeded or failed. A seat that was given up
 * before stays given up.
 */
export async function leaveSeat(deps: SettleDeps, accountId: string, id: string): Promise<CallAnswer<null>> {
  const { database, outbox } = deps;
  // one past its deadline has failed, though nobody may have written that
  await settleGroup(deps, id);
  const found = await readRow(
    database.executor,
    sql`SELECT one.state, seat.order_id, seat.state AS seat_state FROM buying_group one
      LEFT JOIN group_seat seat ON seat.group_id = one.id AND seat.account_id = ${accountId}
      WHERE one.id = ${id}::uuid ORDER BY seat.place DESC NULLS LAST LIMIT 1`,
    seatRow,
  );
  if (!found) return refused('groupDoesNotExist', { field: 'id' });
  const { order_id: orderId, seat_state: seat } = found;
  if (orderId === null) return refused('doesNotExist', { isShow: 0 });
  if (found.state === 'succeeded' && seat === 'paid') return refused('stateForbids');
  if (seat === 'released' || seat === 'refunded') return answered(null);
  const after = await database.transaction((tx) => changeOrder(tx, outbox, orderId, { kind: 'cancelled' }));
  return after?.order.state === 'closed' ? answered(null) : refused('groupSeatPaid');
}
