import type { OrderState } from '../order-machine.ts';
import type { LedgerAccount } from './order-ledger.ts';

/** One order's figures, and what the ledger says of it. */
export interface OrderAccounts {
  readonly id: string;
  readonly state: OrderState;
  readonly totalMinor: number;
  /** Of its payments. */
  readonly paidMinor: number;
  readonly refundAskedMinor: number;
  readonly refundedMinor: number;
  /** Of its refunds. */
  readonly refundsMinor: number;
  readonly refundsSettledMinor: number;
  /** The balance of each account; debits are positive. */
  readonly balances: Readonly<Record<LedgerAccount, number>>;
  /** Entries in another currency than the order's. */
  readonly foreignEntries: number;
}

export interface Difference {
  readonly orderId: string;
  readonly what: string;
  readonly expected: number;
  readonly found: number;
}

/** Money in is money kept and money given back; the ledger says what the order says. */
export function differencesOf(order: OrderAccounts): Difference[] {
  const { balances } = order;
  const keptMinor = order.paidMinor - order.refundAskedMinor;
  const soldMinor = -balances.revenue - balances.discount;
  const isUnpaid = order.state === 'awaiting-payment';
  const wanted: readonly (readonly [what: string, expected: number, found: number])[] = [
    ['money in', order.paidMinor, balances['held-money']],
    ['money given back', order.refundedMinor, -balances['paid-out']],
    ['money on its way back', order.refundAskedMinor - order.refundedMinor, -balances['refund-due']],
    ['what the buyer owes', isUnpaid ? order.totalMinor : 0, balances['buyer-receivable']],
    ['what was sold', isUnpaid ? order.totalMinor : keptMinor, soldMinor],
    [
      'money in is money kept and money given back',
      balances['held-money'],
      soldMinor - balances['buyer-receivable'] - balances['refund-due'] - balances['paid-out'],
    ],
    ['refunds that were asked for', order.refundAskedMinor, order.refundsMinor],
    ['refunds that were given', order.refundedMinor, order.refundsSettledMinor],
    ['entries in another currency', 0, order.foreignEntries],
    ['money kept in this state', keptIn(order, keptMinor), keptMinor],
  ];
  return wanted
    .filter(([, expected, found]) => expected !== found)
    .map(([what, expected, found]) => ({ orderId: order.id, what, expected, found }));
}

/** What an order in its state keeps: all, nothing, or any part that a refund by use left. */
function keptIn({ state, totalMinor }: OrderAccounts, keptMinor: number): number {
  if (state === 'paid' || state === 'provisioning' || state === 'active') return totalMinor;
  if (state === 'awaiting-payment' || state === 'closed') return 0;
  return Math.min(Math.max(keptMinor, 0), totalMinor);
}
