import type { WithdrawalRight } from '#lib/content/values/withdrawal-right.ts';
import { withdrawalUntilMs } from '#lib/orders/withdrawal-period.ts';
import { backOfOrder, transition, type Order } from '../order-machine.ts';
import type { StoredOrder } from '../order-row.ts';

type Row = StoredOrder['row'];
type Judged = Pick<StoredOrder, 'order'> & { readonly row: Pick<Row, 'about' | 'paid_ms' | 'created_ms'> };

/** A renewal or a change, and its server. */
interface OfServer {
  readonly row: Pick<Row, 'about_state' | 'about_concluded_ms' | 'now_ms'> & { readonly body: Pick<Row['body'], 'renews' | 'changes'> };
}

/** Whether there is a contract left to withdraw from. A renewal or a change has no right of its own: it goes back with its server. */
export const isWithdrawable = ({ row, order }: Judged): boolean =>
  row.about === null && transition(order, { kind: 'withdrawn' }).order !== order;

/** Until when an order can be withdrawn from, epoch ms: from its payment on, of a seat from the success of its group; null: it cannot. */
export const withdrawableUntilMs = (judged: Judged, { days }: Pick<WithdrawalRight, 'days'>): number | null =>
  isWithdrawable(judged) ? withdrawalUntilMs(judged.row.paid_ms ?? judged.row.created_ms, days) : null;

/** A contract that can be withdrawn from, by the number of its order. */
interface OpenContract {
  readonly number: string;
  readonly untilMs: number;
}

/** The contract of the server of a renewal or a change, which goes back with it, while it can be withdrawn from; null: it cannot. */
export function contractOfServer({ row }: OfServer, { days }: Pick<WithdrawalRight, 'days'>): OpenContract | null {
  const number = row.body.changes?.number ?? row.body.renews?.number;
  const isThere = row.about_state === 'active' || row.about_state === 'expired';
  if (number === undefined || !isThere || row.about_concluded_ms === null) return null;
  const untilMs = withdrawalUntilMs(row.about_concluded_ms, days);
  return row.now_ms < untilMs ? { number, untilMs } : null;
}

/**
 * The contract behind a paid order that can be withdrawn from now: its own, or that of the server which it renews or changes. One that
 * awaits payment is cancelled, and gives nothing back.
 */
export function openContract(
  judged: Judged & OfServer & { readonly row: Pick<Row, 'number'> },
  right: Pick<WithdrawalRight, 'days'> | null,
): OpenContract | null {
  if (right === null) return null;
  const { row } = judged;
  if (row.about !== null) return contractOfServer(judged, right);
  const untilMs = judged.order.state === 'awaiting-payment' ? null : withdrawableUntilMs(judged, right);
  return untilMs !== null && row.now_ms < untilMs ? { number: row.number, untilMs } : null;
}

/** Whether a statement of an instant is in time, for an order that can still be withdrawn from; for any other one, why it cannot. */
export function withdrawalVerdict(judged: Judged, right: Pick<WithdrawalRight, 'days'>, statedMs: number): WithdrawalVerdict {
  const untilMs = withdrawableUntilMs(judged, right);
  if (untilMs === null) return whyNotOpen(judged.order);
  return statedMs < untilMs ? 'open' : 'over';
}

type WithdrawalVerdict = 'open' | 'over' | 'registering' | 'registered' | 'not-open';

/** Whoever orders a name asks to have it registered at once, and acknowledges that the right ends with that. */
function whyNotOpen({ ofName, state }: Order): 'registering' | 'registered' | 'not-open' {
  if (state === 'registered') return 'registered';
  return ofName && state === 'paid' ? 'registering' : 'not-open';
}

/** What the withdrawal refunds for orders that belong together: the same before and after. */
export const backMinorOf = (orders: readonly Order[]): number => orders.reduce((sum, each) => sum + backOf(each), 0);

const backOf = (order: Order): number => (order.state === 'withdrawn' ? backOfOrder(order) : refundsOf(order));

const refundsOf = (order: Order): number =>
  transition(order, { kind: 'withdrawn' }).effects.reduce((sum, effect) => sum + (effect.kind === 'refund' ? effect.amountMinor : 0), 0);
