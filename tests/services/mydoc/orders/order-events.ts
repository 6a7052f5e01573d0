import { transition, type Order, type OrderEffect, type OrderEvent } from '#services/mydoc/orders/order-machine.ts';

/** An order that awaits its first payment. */
export const fresh: Order = {
  state: 'awaiting-payment',
  totalMinor: 347,
  dueAtMs: 10_800_000,
  payments: [],
  declined: [],
  holdsStock: true,
};

/** What becomes of an order, event by event, and all that follows from it. */
export function run(events: readonly OrderEvent[], from: Order = fresh): { order: Order; effects: OrderEffect[] } {
  let order = from;
  const effects: OrderEffect[] = [];
  for (const event of events) {
    const next = transition(order, event);
    order = next.order;
    effects.push(...next.effects);
  }
  return { order, effects };
}

/** The whole price of the order, by one attempt. */
export const paid: OrderEvent = { kind: 'paid', attempt: 'a', amountMinor: 347 };
/** Effects by their kinds; messages by what they say. */
export const kinds = (effects: readonly OrderEffect[]) =>
  effects.map((effect) => (effect.kind === 'notify-buyer' ? effect.what : effect.kind));
