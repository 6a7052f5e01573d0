import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ServerTerm } from '#lib/orders/server-term.ts';
import { netMinor, transition, type Order, type OrderEvent } from '#services/mydoc/orders/order-machine.ts';
import { fresh, kinds, paid, run } from '../order-events.ts';

const term: ServerTerm = { activeMs: Date.UTC(2026, 0, 31), months: 1, reminders: 0, expiredMs: null };
const payment = { attempt: 'a', amountMinor: 347, refundAskedMinor: 0, refundedMinor: 0 };
const server: Order = { ...fresh, state: 'active', payments: [payment], term };
const change: Order = { ...fresh, about: { what: 'change', isThere: true } };
const done: OrderEvent = { kind: 'provisioned' };

describe('R-5.15 the machine of a change', () => {
  test('is carried out once it is paid, and hands its place in stock over to its server', () => {
    const { order, effects } = run([paid, { kind: 'provisioning-started' }, done, done], change);
    expect([order.state, order.holdsStock, netMinor(order)]).toEqual(['changed', false, 347]);
    expect(kinds(effects)).toEqual(['provision', 'paid', 'provisioning-started', 'change-server', 'changed']);
    expect(effects).toContainEqual({ kind: 'change-server', holdsStock: true });
    const [expansion] = [run([paid, done], { ...change, holdsStock: false })];
    expect(expansion.effects).toContainEqual({ kind: 'change-server', holdsStock: false });
  });

  test('that fails for good goes back in full with its place, and ends no server', () => {
    const { order, effects } = run([paid, { kind: 'provisioning-failed' }], change);
    expect([order.state, order.holdsStock, netMinor(order)]).toEqual(['refunding', false, 0]);
    expect(kinds(effects)).toEqual(['provision', 'paid', 'release-stock', 'refund', 'provisioning-failed']);
  });

  test('of a server that is gone is not paid any more, and goes back where it was paid before', () => {
    const gone = { what: 'change', isThere: false } as const;
    const late = run([paid], { ...change, about: gone });
    expect([late.order.state, kinds(late.effects)]).toEqual(['closed', ['release-stock', 'server-gone', 'refund', 'paid-late']]);
    const underWay = run([done], { ...run([paid], change).order, about: gone });
    expect([underWay.order.state, kinds(underWay.effects)]).toEqual(['refunding', ['release-stock', 'refund', 'provisioning-failed']]);
    const free = { ...change, totalMinor: 0, about: gone };
    expect(run([{ kind: 'covered' }], free).order).toBe(free);
  });

  test('goes back by its unused days, or whole, and ends nothing by itself', () => {
    const { order } = run([paid, done], change);
    const asked = run([{ kind: 'refund-requested', amountMinor: 100 }], order);
    expect([asked.order.state, netMinor(asked.order), kinds(asked.effects)]).toEqual(['refunding', 247, ['refund', 'refund-requested']]);
    const withdrawn = run([{ kind: 'withdrawn' }], order);
    expect([withdrawn.order.state, netMinor(withdrawn.order), kinds(withdrawn.effects)]).toEqual(['withdrawn', 0, ['refund', 'withdrawn']]);
  });

  test('that nothing was paid for is carried out as well', () => {
    const { order, effects } = run([{ kind: 'covered' }, done], { ...change, totalMinor: 0 });
    expect([order.state, kinds(effects)]).toEqual(['changed', ['provision', 'paid', 'change-server', 'changed']]);
  });
});

describe('R-5.15 the machine of a server that is changed', () => {
  const larger = (holdsStock: boolean): OrderEvent => ({ kind: 'server-changed', place: { holdsStock } });

  test.each([
    ['of another size gives back the place that it had', true, larger(true), ['release-stock', 'server-changed'], true],
    ['of a size that is not counted has none afterwards', true, larger(false), ['release-stock', 'server-changed'], false],
    ['that had none gives none back', false, larger(true), ['server-changed'], true],
    ['of the same size keeps its place', true, { kind: 'server-changed', place: null } as const, ['server-changed'], true],
  ])('%s', (_what, holdsStock, event, said, holds) => {
    const { order, effects } = run([event], { ...server, holdsStock });
    expect([order.state, order.holdsStock, kinds(effects)]).toEqual(['active', holds, said]);
  });

  test('is changed while it is kept after its end, and not once it is gone', () => {
    const expired: Order = { ...server, state: 'expired', term: { ...term, expiredMs: Date.UTC(2026, 1, 28) } };
    expect(kinds(run([larger(true)], expired).effects)).toEqual(['release-stock', 'server-changed']);
    for (const state of ['refunded', 'released', 'refunding', 'withdrawn'] as const) {
      const gone: Order = { ...server, state };
      expect(transition(gone, larger(true)).order).toBe(gone);
    }
    const unpaid: Order = { ...fresh, state: 'active' };
    expect(transition(unpaid, larger(true)).order).toBe(unpaid);
  });
});

const anyEvent = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('paid' as const),
      attempt: fc.constantFrom('a', 'b'),
      amountMinor: fc.constantFrom(347, 347, 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<OrderEvent>(
      { kind: 'provisioning-started' },
      { kind: 'provisioned' },
      { kind: 'provisioning-failed' },
      { kind: 'cancelled' },
      { kind: 'server-gone' },
      { kind: 'withdrawn' },
      { kind: 'due', nowMs: fresh.dueAtMs },
    ),
  },
  fc.record({ kind: fc.constant('refund-requested' as const), amountMinor: fc.integer({ min: 0, max: 400 }) }),
);

test('R-5.15 any history of a change: its server changes once at most, and only paid; its place is kept, given back or handed over', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 14 }), fc.boolean(), (events, isThere) => {
      const { order, effects } = run(events, { ...change, about: { what: 'change', isThere } });
      const count = (kind: string): number => effects.filter((effect) => effect.kind === kind).length;
      expect(count('change-server') + count('release-stock') + (order.holdsStock ? 1 : 0)).toBe(1);
      if (count('change-server') > 0) expect([isThere, kinds(effects).includes('paid')]).toEqual([true, true]);
      expect(count('end-server') + count('extend-server') + count('shorten-server')).toBe(0);
      if (['paid', 'provisioning', 'changed'].includes(order.state)) expect(netMinor(order)).toBe(order.totalMinor);
      if (['awaiting-payment', 'closed', 'withdrawn'].includes(order.state)) expect(netMinor(order)).toBe(0);
    }),
    { numRuns: 3_000 },
  );
});
