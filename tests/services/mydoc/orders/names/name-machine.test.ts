import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { netMinor, type Order, type OrderEffect, type OrderEvent } from '#services/mydoc/orders/order-machine.ts';
import { runsOf } from '#tests/setup/test-width.ts';
import { fresh, kinds, paid, run } from '../order-events.ts';

const name: Order = { ...fresh, ofName: true, holdsStock: false };
const failures = ['name-taken', 'class-changed', 'registration-failed'] as const;

describe('R-5.14 the machine of a name', () => {
  test('is registered once it is paid, and ends there', () => {
    const { order, effects } = run([paid, { kind: 'registered' }, { kind: 'registered' }], name);
    expect([order.state, netMinor(order), kinds(effects)]).toEqual(['registered', 347, ['provision', 'paid', 'registered']]);
    for (const event of [
      ...failures.map((kind) => ({ kind })),
      { kind: 'refund-requested', amountMinor: 100 },
      { kind: 'withdrawn' },
      { kind: 'cancelled' },
      { kind: 'due', nowMs: fresh.dueAtMs },
      { kind: 'provisioned' },
      { kind: 'provisioning-failed' },
    ] satisfies OrderEvent[])
      expect(run([event], order).order).toBe(order);
  });

  test.each(failures)('%s: everything that was paid goes back, nothing ends, no place is free', (kind) => {
    const { order, effects } = run([paid, { kind }, { kind }, { kind: 'registered' }], name);
    expect([order.state, netMinor(order), kinds(effects)]).toEqual(['refunding', 0, ['provision', 'paid', 'refund', kind]]);
    expect(effects).toContainEqual({ kind: 'refund', attempt: 'a', amountMinor: 347, reason: kind });
  });

  test('before it is paid it is neither registered nor refunded; it is cancelled, or its time ends', () => {
    for (const kind of ['registered', ...failures] as const) expect(run([{ kind }], name).order).toBe(name);
    expect(run([{ kind: 'withdrawn' }], name).order.state).toBe('closed');
    expect(kinds(run([{ kind: 'due', nowMs: fresh.dueAtMs }], name).effects)).toEqual(['closed']);
  });

  test('what becomes of a server does not become of it, and the other way round', () => {
    const { order } = run([paid], name);
    const ofServers: readonly OrderEvent[] = [
      { kind: 'provisioning-started' },
      { kind: 'provisioned' },
      { kind: 'provisioning-failed' },
      { kind: 'refund-requested', amountMinor: 347 },
      { kind: 'withdrawn' },
    ];
    for (const event of ofServers) expect(run([event], order).order).toBe(order);
    const server = run([paid], fresh).order;
    for (const kind of ['registered', ...failures] as const) expect(run([{ kind }], server).order).toBe(server);
  });

  test('money for one that closed goes back', () => {
    const { order, effects } = run([{ kind: 'cancelled' }, paid], name);
    expect([order.state, kinds(effects)]).toEqual(['closed', ['cancelled', 'refund', 'paid-late']]);
  });
});

const anyEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({ kind: fc.constant('paid' as const), attempt: fc.constantFrom('a', 'b'), amountMinor: fc.constantFrom(347, 347, 347, 1) }),
  fc.record({ kind: fc.constant('declined' as const), attempt: fc.constantFrom('a', 'b') }),
  fc.record({ kind: fc.constant('due' as const), nowMs: fc.constantFrom(0, fresh.dueAtMs) }),
  fc.constantFrom<OrderEvent>(
    { kind: 'cancelled' },
    { kind: 'registered' },
    { kind: 'name-taken' },
    { kind: 'class-changed' },
    { kind: 'registration-failed' },
    { kind: 'withdrawn' },
    { kind: 'provisioned' },
    { kind: 'refund-requested', amountMinor: 100 },
  ),
);

const refundsOf = (effects: readonly OrderEffect[], order: Order): OrderEvent[] =>
  effects.flatMap((effect): OrderEvent[] =>
    effect.kind === 'refund'
      ? [
          {
            kind: 'refunded',
            attempt: effect.attempt,
            amountMinor: order.payments.find(({ attempt }) => attempt === effect.attempt)?.refundAskedMinor ?? 0,
          },
        ]
      : [],
  );

test('R-5.14 any history of a name keeps its whole price or nothing, and never ends a server', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 14 }), (events) => {
      const first = run(events, name);
      const { order } = run(refundsOf(first.effects, first.order), first.order);
      const kept = netMinor(order);
      expect(kept).toBe(order.state === 'paid' || order.state === 'registered' ? 347 : 0);
      expect(first.effects.filter(({ kind }) => kind === 'end-server' || kind === 'release-stock')).toEqual([]);
      expect(first.effects.filter(({ kind }) => kind === 'provision').length).toBeLessThanOrEqual(1);
      expect(['awaiting-payment', 'paid', 'registered', 'refunded', 'closed']).toContain(order.state);
    }),
    { numRuns: runsOf({ usual: 1_500, full: 5_000 }) },
  );
});
