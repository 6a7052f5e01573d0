import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addMonths } from '#lib/catalogue/period-end.ts';
import type { ServerTerm } from '#lib/orders/server-term.ts';
import { netMinor, transition, type Order, type OrderEvent } from '#services/mydoc/orders/order-machine.ts';
import { fresh, kinds, paid, run } from '../order-events.ts';

const dayMs = 86_400_000;
const term: ServerTerm = { activeMs: Date.UTC(2026, 0, 31), months: 1, reminders: 0, expiredMs: null };
const end = Date.UTC(2026, 1, 28);
const payment = { attempt: 'a', amountMinor: 347, refundAskedMinor: 0, refundedMinor: 0 };
const server: Order = { ...fresh, state: 'active', payments: [payment], term };
const renewal: Order = { ...fresh, holdsStock: false, about: { what: 'renewal', isThere: true } };
const at = (nowMs: number): OrderEvent => ({ kind: 'due', nowMs });

describe('R-5.9 the machine of a renewal', () => {
  test('moves the end of its server once it is paid, once; a second payment goes back', () => {
    const { order, effects } = run([paid, paid, { ...paid, attempt: 'b' } as OrderEvent], renewal);
    expect([order.state, netMinor(order)]).toEqual(['renewed', 347]);
    expect(kinds(effects)).toEqual(['paid', 'extend-server', 'renewed', 'refund', 'paid-twice']);
  });

  test('of a server that is gone closes with the money that comes, which goes back in full', () => {
    const { order, effects } = run([paid], { ...renewal, about: { what: 'renewal', isThere: false } });
    expect([order.state, netMinor(order), kinds(effects)]).toEqual(['closed', 0, ['server-gone', 'refund', 'paid-late']]);
    const free = { ...renewal, totalMinor: 0, about: { what: 'renewal', isThere: false } } as const;
    expect(run([{ kind: 'covered' }], free).order).toBe(free);
  });

  test('that is refunded moves the end back, and ends no server', () => {
    const { order, effects } = run([paid, { kind: 'refund-requested', amountMinor: 347 }], renewal);
    expect([order.state, kinds(effects).slice(3)]).toEqual(['refunding', ['shorten-server', 'refund', 'refund-requested']]);
  });
});

describe('R-5.9 the machine of a server that is paid for until an instant', () => {
  test.each([
    ['nothing yet', end - 7 * dayMs - 1, 'active', []],
    ['a reminder', end - 7 * dayMs, 'active', ['renewal-due']],
    ['one reminder, where two are due', end - 1, 'active', ['renewal-due']],
    ['its end', end, 'expired', ['expired']],
  ])('has %s', (_what, nowMs, state, said) => {
    const { order, effects } = run([at(nowMs), at(nowMs)], server);
    expect([order.state, kinds(effects)]).toEqual([state, said]);
  });

  test('is released 7 days after its end was noticed, and gives back its place', () => {
    const over = run([at(end + dayMs)], server).order;
    expect(run([at(end + 8 * dayMs - 1)], over).order).toBe(over);
    const { order, effects } = run([at(end + 8 * dayMs), at(end + 9 * dayMs)], over);
    expect([order.state, order.holdsStock, netMinor(order)]).toEqual(['released', false, 347]);
    expect(kinds(effects)).toEqual(['close-unpaid', 'release-stock', 'end-server', 'released']);
    expect(run([{ kind: 'extended', months: 1 }], order).order).toBe(order);
  });

  test('runs on from its end when it is renewed while it is kept, and is reminded of the new end', () => {
    const { order, effects } = run([at(end - 1), at(end), { kind: 'extended', months: 1 }], server);
    expect([order.state, order.term]).toEqual(['active', { ...term, months: 2 }]);
    expect(kinds(effects)).toEqual(['renewal-due', 'expired', 'renewed']);
    expect(kinds(run([at(Date.UTC(2026, 2, 31) - dayMs)], order).effects)).toEqual(['renewal-due']);
  });

  test('of which a renewal goes back closes the renewals that await payment', () => {
    const { order, effects } = run(
      [
        { kind: 'extended', months: 3 },
        { kind: 'shortened', months: 3 },
      ],
      server,
    );
    expect([order.term, kinds(effects)]).toEqual([term, ['renewed', 'close-unpaid', 'renewal-returned']]);
  });

  test('whose own money is used up ends with the money of its renewals', () => {
    const ask = { kind: 'refund-requested', amountMinor: 0 } as const;
    expect(transition(server, ask).order).toBe(server);
    const { order, effects } = run([{ ...ask, ofOthersMinor: 300 }], server);
    expect([order.state, netMinor(order)]).toEqual(['released', 347]);
    expect(kinds(effects)).toEqual(['close-unpaid', 'release-stock', 'end-server', 'given-back']);
    expect(effects).toContainEqual({ kind: 'notify-buyer', what: 'given-back', amountMinor: 300 });
  });
});

const anyEvent = fc.oneof(
  fc.record({ kind: fc.constant('due' as const), nowMs: fc.integer({ min: end - 40 * dayMs, max: end + 400 * dayMs }) }),
  fc.record({ kind: fc.constantFrom('extended' as const, 'shortened' as const), months: fc.constantFrom(1, 3, 12) }),
  fc.record({
    kind: fc.constant('refund-requested' as const),
    amountMinor: fc.integer({ min: 0, max: 400 }),
    ofOthersMinor: fc.constantFrom(0, 300),
  }),
);

test('R-5.9 any history of a server: its months are those that were paid, its end follows them, and it is released at most once', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
      let [order, months, releases] = [server, 1, 0];
      for (const event of events) {
        // a renewal that goes back was paid before
        if (event.kind === 'shortened' && event.months >= months) continue;
        const wasThere = order.state === 'active' || order.state === 'expired';
        const next = transition(order, event);
        order = next.order;
        if (wasThere && event.kind === 'extended') months += event.months;
        if (wasThere && event.kind === 'shortened') months -= event.months;
        releases += next.effects.filter(({ kind }) => kind === 'release-stock').length;
        expect(order.term?.months).toBe(months);
        if (event.kind === 'due' && order.state === 'active') expect(event.nowMs).toBeLessThan(addMonths(term.activeMs, months));
      }
      expect(releases).toBe(order.state === 'active' || order.state === 'expired' ? 0 : 1);
    }),
    { numRuns: 2_000 },
  );
});
