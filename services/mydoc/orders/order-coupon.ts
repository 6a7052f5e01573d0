import type { Order, OrderEffect, Transition } from './order-machine.ts';

/** What becomes of an order's coupon. */
export type CouponMove = 'spend' | 'release' | 'return';

/**
 * What a change of an order does to its coupon: used once it is paid, free again if it closes unpaid, and returned if we fail; not
 * returned when the buyer asks for the money. Null: nothing.
 */
export function couponMove(before: Order, { order: after, effects }: Transition): CouponMove | null {
  if (before.state === 'awaiting-payment' && after.state !== 'awaiting-payment') return after.state === 'closed' ? 'release' : 'spend';
  return effects.some(isFailure) ? 'return' : null;
}

const isFailure = (effect: OrderEffect): boolean =>
  effect.kind === 'notify-buyer' && (effect.what === 'provisioning-failed' || effect.what === 'group-failed');
