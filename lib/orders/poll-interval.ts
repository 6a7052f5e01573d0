import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';
import { minuteMs } from '#lib/time/lengths.ts';

const fastMs = 2_000;
const steadyMs = 10_000;
const slowMs = 30_000;
/** An order without changes for this long is polled less often. */
const fastForMs = 3 * minuteMs;
const steadyForMs = 15 * minuteMs;
/** A payment may still arrive for an order that closed a moment ago. */
const lateMoneyMs = 5 * minuteMs;

function paceOf(stillMs: number): number {
  if (stillMs < fastForMs) return fastMs;
  return stillMs < steadyForMs ? steadyMs : slowMs;
}

/**
 * How long to wait before an order is polled again; 0: it is final and no longer polled. `stillMs`: how long the page has seen no change.
 */
export function pollIntervalMs({ state, refundingMinor }: Pick<AnyOrder, 'state' | 'refundingMinor'>, stillMs: number): number {
  const pace = paceOf(stillMs);
  switch (state) {
    case 'awaiting-payment':
    case 'awaiting-group':
    case 'paid':
    case 'provisioning':
    case 'refunding':
      return pace;
    case 'closed':
      if (refundingMinor > 0) return pace;
      return stillMs < lateMoneyMs ? steadyMs : 0;
    case 'active':
    case 'renewed':
    case 'changed':
    case 'registered':
    case 'expired':
    case 'released':
    case 'refunded':
    case 'withdrawn':
      return refundingMinor > 0 ? pace : 0;
  }
}
