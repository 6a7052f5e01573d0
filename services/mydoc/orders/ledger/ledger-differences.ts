import type { OrderState } from '../order-machine.ts';
import type { LedgerAccount } from './order-ledger.ts';

/** One order's figures, and those of its ledger entries. */
export interface OrderAccounts {
  readonly id: string;
  readonly state: OrderState;
  readonly totalMinor: number;
  /** Sum of its payments. */
  readonly paidMinor: number;
  readonly refundAskedMinor: number;
  readonly refundedMinor: number;
  /** Sum of its refunds. */
  readonly refundsMinor: number;
  readonly refundsSettledMinor: number;
  /** The balance of each account; debits are positive. */
  readonly balances: Readonly<Record<LedgerAccount, number>>;
  /** Entries in another currency than the order's. */
  readonly foreignEntries: number;
}

export interface LedgerDifference {
  readonly orderId: string;
  readonly what: string;
  readonly expected: number;
  readonly found: number;
}

/** Checks that money received equals money kept plus money refunded, and that ledger and order agree. */
export function ledgerDifferencesOf(order: OrderAccounts): LedgerDifference[] {
  const { balances } = order;
  const keptMinor = order.paidMinor - order.refundAskedMinor;
  const soldMinor = -balances.revenue - balances.discount;
  const isUnpaid = order.state === 'awaiting-payment';
  const wanted: readonly (readonly [what: string, expected: number, found: number])[] = [
    ['money received', order.paidMinor, balances['held-money']],
    ['money refunded', order.refundedMinor, -balances['paid-out']],
    ['pending refunds', order.refundAskedMinor - order.refundedMinor, -balances['refund-due']],
    ['receivable from the buyer', isUnpaid ? order.totalMinor : 0, balances['buyer-receivable']],
    ['sales', isUnpaid ? order.totalMinor : keptMinor, soldMinor],
    [
      'money received is money kept plus money refunded',
      balances['held-money'],
      soldMinor - balances['buyer-receivable'] - balances['refund-due'] - balances['paid-out'],
    ],
    ['requested refunds', order.refundAskedMinor, order.refundsMinor],
    ['paid refunds', order.refundedMinor, order.refundsSettledMinor],
    ['entries in another currency', 0, order.foreignEntries],
    ['money kept in this state', keptIn(order, keptMinor), keptMinor],
  ];
  return wanted
    .filter(([, expected, found]) => expected !== found)
    .map(([what, expected, found]) => ({ orderId: order.id, what, expected, found }));
}

const keepsAll: ReadonlySet<OrderState> = new Set<OrderState>([
  ...(['awaiting-group', 'paid', 'provisioning', 'active'] as const),
  ...(['renewed', 'changed', 'registered', 'expired', 'released'] as const),
]);

/** How much an order keeps in its state: all, nothing, or any part that a refund by use left. */
function keptIn({ state, totalMinor }: OrderAccounts, keptMinor: number): number {
  if (keepsAll.has(state)) return totalMinor;
  if (state === 'awaiting-payment' || state === 'closed' || state === 'withdrawn') return 0;
  return Math.min(Math.max(keptMinor, 0), totalMinor);
}
