import { describe, expect, test } from '@jest/globals';
import { netMinor, transition, type Order, type OrderEvent } from '#services/mydoc/orders/order-machine.ts';
import { fresh, kinds, paid, run } from './order-events.ts';

describe('R-5.9 an order', () => {
  test('goes from payment to a running server', () => {
    const { order, effects } = run([paid, { kind: 'provisioning-started' }, { kind: 'provisioned' }]);
    expect([order.state, netMinor(order), kinds(effects)]).toEqual([
      'active',
      347,
      ['provision', 'paid', 'provisioning-started', 'active'],
    ]);
  });

  test('with nothing to pay is paid at once, and once; one that has a price is not', () => {
    const free = { ...fresh, totalMinor: 0 };
    const { order, effects } = run([{ kind: 'covered' }, { kind: 'covered' }, { kind: 'due', nowMs: fresh.dueAtMs }], free);
    expect([order.state, netMinor(order), kinds(effects)]).toEqual(['paid', 0, ['provision', 'paid']]);
    expect(effects).toContainEqual({ kind: 'notify-buyer', what: 'paid', amountMinor: 0 });
    expect(run([{ kind: 'covered' }]).order.state).toBe('awaiting-payment');
    expect(run([{ kind: 'cancelled' }, { kind: 'covered' }], free).order.state).toBe('closed');
  });

  test('closes at its due instant, not before, and frees its place once', () => {
    expect(run([{ kind: 'due', nowMs: fresh.dueAtMs - 1 }]).order.state).toBe('awaiting-payment');
    const { order, effects } = run([
      { kind: 'due', nowMs: fresh.dueAtMs },
      { kind: 'due', nowMs: fresh.dueAtMs + 1 },
      { kind: 'cancelled' },
    ]);
    expect([order.state, kinds(effects)]).toEqual(['closed', ['release-stock', 'closed']]);
  });

  test('cancelled before it is paid frees its place; cancelled or due afterwards it changes nothing', () => {
    const cancelled = run([{ kind: 'cancelled' }, { kind: 'cancelled' }, { kind: 'due', nowMs: fresh.dueAtMs }]);
    expect([cancelled.order.state, kinds(cancelled.effects)]).toEqual(['closed', ['release-stock', 'cancelled']]);
    expect(run([paid, { kind: 'cancelled' }, { kind: 'due', nowMs: fresh.dueAtMs }]).order.state).toBe('paid');
  });

  test('paid after it closed refunds everything and informs the buyer', () => {
    const { order, effects } = run([{ kind: 'due', nowMs: fresh.dueAtMs }, paid, paid]);
    expect([order.state, netMinor(order), kinds(effects)]).toEqual(['closed', 0, ['release-stock', 'closed', 'refund', 'paid-late']]);
  });

  test('paid by a second attempt gives the second back; a late decline of the first changes nothing', () => {
    const { order, effects } = run([paid, { kind: 'paid', attempt: 'b', amountMinor: 347 }, { kind: 'declined', attempt: 'a' }]);
    expect([order.state, netMinor(order), order.declined]).toEqual(['paid', 347, []]);
    expect(effects).toContainEqual({ kind: 'refund', attempt: 'b', amountMinor: 347, reason: 'paid-twice' });
  });

  test('declined is reported once and stays open; the same attempt paid later counts', () => {
    const { order, effects } = run([{ kind: 'declined', attempt: 'a' }, { kind: 'declined', attempt: 'a' }, paid]);
    expect([order.state, order.declined, kinds(effects)]).toEqual(['paid', [], ['payment-declined', 'provision', 'paid']]);
  });

  test('paid with nothing is not paid', () => {
    const { order, effects } = run([{ kind: 'paid', attempt: 'a', amountMinor: 0 }]);
    expect([order, effects]).toEqual([fresh, []]);
  });

  test.each([346, 348])('paid with %d instead of 347 waits on and gives that back', (amountMinor) => {
    const { order, effects } = run([{ kind: 'paid', attempt: 'a', amountMinor }]);
    expect([order.state, kinds(effects)]).toEqual(['awaiting-payment', ['refund', 'wrong-amount']]);
  });

  test('that cannot be provisioned is refunded in full, and its stock is released', () => {
    const { order, effects } = run([
      paid,
      { kind: 'provisioning-failed' },
      { kind: 'refunded', attempt: 'a', amountMinor: 347 },
      { kind: 'refunded', attempt: 'a', amountMinor: 347 },
    ]);
    expect([order.state, kinds(effects)]).toEqual([
      'refunded',
      ['provision', 'paid', 'release-stock', 'end-server', 'refund', 'provisioning-failed', 'refunded'],
    ]);
  });

  test('is refunded by use, never more than was kept', () => {
    const { order, effects } = run([paid, { kind: 'provisioned' }, { kind: 'refund-requested', amountMinor: 1_000 }]);
    expect([order.state, effects.at(-1)]).toEqual(['refunding', { kind: 'notify-buyer', what: 'refund-requested', amountMinor: 347 }]);
    expect(effects).toContainEqual({ kind: 'refund', attempt: 'a', amountMinor: 347, reason: 'refund-requested' });
  });

  test.each<OrderEvent>([{ kind: 'refund-requested', amountMinor: 347 }, { kind: 'provisioning-failed' }])(
    'holds its place while its server runs, and frees it with $kind',
    (event) => {
      const active = run([paid, { kind: 'provisioned' }]);
      expect(active.order.holdsStock).toBe(true);
      const paidOnly = run([paid]);
      const from = event.kind === 'provisioning-failed' ? paidOnly.order : active.order;
      expect(kinds(run([event, event], from).effects).filter((kind) => kind === 'release-stock' || kind === 'end-server')).toEqual([
        'release-stock',
        'end-server',
      ]);
    },
  );

  test.each<[what: string, events: OrderEvent[]]>([
    ['cancelled', [{ kind: 'cancelled' }]],
    ['closed', [{ kind: 'due', nowMs: fresh.dueAtMs }]],
    ['given back', [paid, { kind: 'refund-requested', amountMinor: 347 }]],
  ])('that holds no place frees none when it is %s', (_what, events) => {
    const [held, none] = [run(events), run(events, { ...fresh, holdsStock: false })];
    expect(none.effects).toEqual(held.effects.filter(({ kind }) => kind !== 'release-stock'));
    expect([held.effects.length - none.effects.length, held.order.holdsStock, none.order.holdsStock]).toEqual([1, false, false]);
  });

  test('books no more as refunded than was requested, and nothing of an attempt that it does not know', () => {
    const asked = run([paid, { kind: 'provisioned' }, { kind: 'refund-requested', amountMinor: 100 }]).order;
    const more = run([{ kind: 'refunded', attempt: 'a', amountMinor: 300 }], asked);
    expect([more.order.payments[0]?.refundedMinor, more.order.state, more.effects]).toEqual([
      100,
      'refunded',
      [{ kind: 'notify-buyer', what: 'refunded', amountMinor: 100 }],
    ]);
    expect(run([{ kind: 'refunded', attempt: 'b', amountMinor: 100 }], asked)).toEqual({ order: asked, effects: [] });
    expect(run([{ kind: 'refunded', attempt: 'a', amountMinor: 347 }], run([paid]).order).effects).toEqual([]);
  });

  test('that was charged twice goes on when the second charge has gone back', () => {
    const { order } = run([paid, { kind: 'paid', attempt: 'b', amountMinor: 347 }, { kind: 'refunded', attempt: 'b', amountMinor: 347 }]);
    expect([order.state, order.payments[1]?.refundedMinor, netMinor(order)]).toEqual(['paid', 347, 347]);
  });

  test('asks nothing of an attempt that has nothing left to give', () => {
    const two: Order = {
      ...fresh,
      state: 'active',
      payments: [
        { attempt: 'a', amountMinor: 347, refundAskedMinor: 347, refundedMinor: 347 },
        { attempt: 'b', amountMinor: 347, refundAskedMinor: 0, refundedMinor: 0 },
      ],
    };
    const { order, effects } = run([{ kind: 'refund-requested', amountMinor: 100 }], two);
    expect(effects.filter(({ kind }) => kind === 'refund')).toEqual([
      { kind: 'refund', attempt: 'b', amountMinor: 100, reason: 'refund-requested' },
    ]);
    expect(order.payments.map(({ refundAskedMinor }) => refundAskedMinor)).toEqual([347, 100]);
  });

  test('is refunded only when every attempt has refunded its part, and each part is reported', () => {
    const two: Order = {
      ...fresh,
      state: 'active',
      payments: [
        { attempt: 'a', amountMinor: 200, refundAskedMinor: 50, refundedMinor: 50 },
        { attempt: 'b', amountMinor: 147, refundAskedMinor: 0, refundedMinor: 0 },
      ],
    };
    const asked = run([{ kind: 'refund-requested', amountMinor: 200 }], two);
    expect(asked.effects.filter(({ kind }) => kind === 'refund')).toEqual([
      { kind: 'refund', attempt: 'a', amountMinor: 150, reason: 'refund-requested' },
      { kind: 'refund', attempt: 'b', amountMinor: 50, reason: 'refund-requested' },
    ]);
    expect(asked.order.payments.map(({ refundAskedMinor }) => refundAskedMinor)).toEqual([200, 50]);
    const first = run([{ kind: 'refunded', attempt: 'a', amountMinor: 200 }], asked.order);
    expect([first.order.state, first.effects]).toEqual(['refunding', [{ kind: 'notify-buyer', what: 'refunded', amountMinor: 150 }]]);
    const part = run([{ kind: 'refunded', attempt: 'b', amountMinor: 20 }], first.order);
    expect([part.order.state, part.effects]).toEqual(['refunding', [{ kind: 'notify-buyer', what: 'refunded', amountMinor: 20 }]]);
    expect(run([{ kind: 'refunded', attempt: 'b', amountMinor: 50 }], part.order).order.state).toBe('refunded');
  });

  test('that kept nothing is refunded at once when its server cannot be built', () => {
    const { order, effects } = run([{ kind: 'provisioning-failed' }], { ...fresh, state: 'paid' });
    expect([order.state, kinds(effects)]).toEqual(['refunded', ['release-stock', 'end-server', 'provisioning-failed']]);
  });

  test.each<OrderEvent>([
    { kind: 'provisioning-started' },
    { kind: 'provisioned' },
    { kind: 'provisioning-failed' },
    { kind: 'refund-requested', amountMinor: 347 },
  ])('that waits to be paid, has closed or is being given back takes no notice of $kind', (event) => {
    for (const state of ['awaiting-payment', 'closed', 'refunding', 'refunded'] as const) {
      const order: Order = { ...fresh, state, payments: [{ attempt: 'a', amountMinor: 347, refundAskedMinor: 0, refundedMinor: 0 }] };
      expect(transition(order, event)).toEqual({ order, effects: [] });
    }
  });

  test('that runs takes no notice of a second delivery, a failed one or the start of one', () => {
    const { order } = run([paid, { kind: 'provisioned' }]);
    for (const kind of ['provisioning-started', 'provisioned', 'provisioning-failed'] as const)
      expect(transition(order, { kind })).toEqual({ order, effects: [] });
  });

  test('is refunded while it is being built and when it runs, and not for nothing', () => {
    for (const state of ['paid', 'provisioning', 'active'] as const) {
      const order: Order = { ...run([paid]).order, state };
      expect(run([{ kind: 'refund-requested', amountMinor: 1 }], order).order.state).toBe('refunding');
      expect(run([{ kind: 'refund-requested', amountMinor: 0 }], order).order.state).toBe(state);
    }
  });

  test('that was declined after it closed, or was paid by the same attempt before, is not reported to the buyer', () => {
    const closed = run([{ kind: 'cancelled' }, { kind: 'declined', attempt: 'a' }]);
    expect(closed.order.declined).toEqual(['a']);
    expect(closed.effects).toStrictEqual([{ kind: 'release-stock' }, { kind: 'notify-buyer', what: 'cancelled' }]);
    const other = run([{ kind: 'declined', attempt: 'c' }], run([paid]).order);
    expect([other.order.declined, other.effects]).toEqual([['c'], []]);
    const late = run([paid, { kind: 'paid', attempt: 'b', amountMinor: 347 }, { kind: 'declined', attempt: 'b' }]);
    expect(late.order.declined).toEqual([]);
  });

  test('forgets that an attempt was declined when that attempt is paid, and keeps the others', () => {
    const { order } = run([{ kind: 'declined', attempt: 'a' }, { kind: 'declined', attempt: 'b' }, paid]);
    expect(order.declined).toEqual(['b']);
  });

  test('that is refunded before delivery is not delivered afterwards', () => {
    const { order } = run([
      paid,
      { kind: 'refund-requested', amountMinor: 347 },
      { kind: 'provisioned' },
      { kind: 'refunded', attempt: 'a', amountMinor: 347 },
    ]);
    expect([order.state, netMinor(order), order.holdsStock]).toEqual(['refunded', 0, false]);
  });
});
