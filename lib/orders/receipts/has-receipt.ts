import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';

/** A payment was taken for the order, whatever became of it since; money that came too late was only returned. */
export const hasReceipt = ({ history, paidMinor }: Pick<AnyOrder, 'history' | 'paidMinor'>): boolean =>
  paidMinor > 0 && history.some(({ kind }) => kind === 'paid' || kind === 'seated-again');

/** Something of what its receipt confirms went back, or is on its way. */
export const hasCreditNote = (order: Pick<AnyOrder, 'history' | 'paidMinor' | 'refundingMinor' | 'refundedMinor'>): boolean =>
  hasReceipt(order) && order.refundingMinor + order.refundedMinor > 0;
