import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';

interface Sums {
  readonly state: OrderMessage['state'];
  readonly totalMinor: number;
  readonly paidMinor: number;
  /** All refunds that were requested, also those of payments that came beside the order's own. */
  readonly refundAskedMinor: number;
}

/**
 * What goes back, or has gone back, of the price of an order. A second payment that was refunded appears in both sums and
 * cancels out. Of an order that was never paid, everything that came goes back.
 */
export const givenBackMinor = ({ state, totalMinor, paidMinor, refundAskedMinor }: Sums): number =>
  state === 'closed' || state === 'awaiting-payment' ? refundAskedMinor : Math.max(0, totalMinor - (paidMinor - refundAskedMinor));

type Told = Pick<OrderMessage, 'state' | 'totalMinor' | 'paidMinor' | 'refundedMinor' | 'refundingMinor'>;

/** The same, of an order as its buyer sees it. */
export const orderRefundMinor = ({ refundedMinor, refundingMinor, ...order }: Told): number =>
  givenBackMinor({ ...order, refundAskedMinor: refundedMinor + refundingMinor });

type WithOthers = Told & {
  readonly [About in 'renewals' | 'serverChanges']: readonly Pick<OrderMessage[About][number], 'state' | 'backMinor'>[];
};

/** What goes back, or has gone back, of a server with its renewals and changes. */
export const backTogetherMinor = (order: WithOthers): number =>
  [...order.renewals, ...order.serverChanges].reduce((sum, { backMinor }) => sum + backMinor, orderRefundMinor(order));

/** What a withdrawal refunds for a server: what was paid and not refunded before. */
export const withdrawalRefundMinor = (order: WithOthers): number =>
  [...order.renewals, ...order.serverChanges]
    .filter(({ state }) => state === 'withdrawn')
    .reduce((sum, { backMinor }) => sum + backMinor, orderRefundMinor(order));
