import type { OrderMessage } from '#lib/contracts/calls/orders/order-calls.ts';

/** A payment was taken for the order, whatever became of it since; money that came too late was only returned. */
export const hasReceipt = ({ history, paidMinor }: Pick<OrderMessage, 'history' | 'paidMinor'>): boolean =>
  paidMinor > 0 && history.some(({ kind }) => kind === 'paid' || kind === 'seated-again');
