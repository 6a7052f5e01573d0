import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { netMinor, type Order, type OrderEffect, type OrderEvent } from '#services/mydoc/orders/order-machine.ts';
import { fresh, run } from './order-events.ts';

const anyEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('paid' as const),
    attempt: fc.constantFrom('a', 'b', 'c'),
    amountMinor: fc.constantFrom(347, 347, 347, 1),
  }),
  fc.record({ kind: fc.constant('declined' as const), attempt: fc.constantFrom('a', 'b') }),
  fc.record({ kind: fc.constant('due' as const), nowMs: fc.constantFrom(0, fresh.dueAtMs - 1, fresh.dueAtMs, fresh.dueAtMs + 5) }),
  fc.constantFrom<OrderEvent>(
    { kind: 'cancelled' },
    { kind: 'provisioning-started' },
    { kind: 'provisioned' },
    { kind: 'provisioning-failed' },
    { kind: 'withdrawn' },
  ),
  fc.record({ kind: fc.constant('refund-requested' as const), amountMinor: fc.integer({ min: -5, max: 500 }) }),
);

/** The account centre pays requested refunds, possibly twice. */
const refundsOf = (effects: readonly OrderEffect[], order: Order): OrderEvent[] =>
  effects.flatMap((effect): OrderEvent[] => {
    if (effect.kind !== 'refund') return [];
    const amountMinor = order.payments.find(({ attempt }) => attempt === effect.attempt)?.refundAskedMinor ?? 0;
    const event: OrderEvent = { kind: 'refunded', attempt: effect.attempt, amountMinor };
    return [event, event];
  });

describe('any history of events', () => {
  test('balances: money received is money kept plus money refunded; stock is released at most once; a server is requested at most once', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 14 }), (events) => {
        const first = run(events);
        const { order, effects } = run(refundsOf(first.effects, first.order), first.order);
        const seen = new Map(
          events.flatMap((event): [string, number][] => (event.kind === 'paid' ? [[event.attempt, event.amountMinor]] : [])).toReversed(),
        );
        const moneyIn = [...seen.values()].reduce((sum, amount) => sum + amount, 0);
        const given = order.payments.reduce((sum, payment) => sum + payment.refundedMinor, 0);
        expect(netMinor(order) + given).toBe(moneyIn);
        expect(netMinor(order)).toBeGreaterThanOrEqual(0);
        expect(netMinor(order)).toBeLessThanOrEqual(order.totalMinor);
        const all = [...first.effects, ...effects];
        for (const kind of ['provision', 'release-stock'] as const)
          expect(all.filter((effect) => effect.kind === kind).length).toBeLessThanOrEqual(1);
        if (order.state === 'closed' || order.state === 'awaiting-payment') expect(netMinor(order)).toBe(0);
        if (order.state === 'paid' || order.state === 'provisioning') expect(netMinor(order)).toBe(order.totalMinor);
        if (order.state === 'withdrawn') {
          expect([netMinor(order), order.holdsStock]).toEqual([0, false]);
          expect(all.filter(({ kind }) => kind === 'end-server')).toHaveLength(1);
        }
        expect(order.state).not.toBe('refunding');
      }),
      { numRuns: 5_000 },
    );
  });

  test('comes to the same when each event comes twice', () => {
    fc.assert(
      fc.property(
        fc.array(
          anyEvent.filter(({ kind }) => kind !== 'refund-requested'),
          { maxLength: 10 },
        ),
        (events) => {
          expect(run(events.flatMap((event) => [event, event]))).toEqual(run(events));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
