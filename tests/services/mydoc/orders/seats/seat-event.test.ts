import { describe, expect, test } from '@jest/globals';
import type { Order } from '#services/mydoc/orders/order-machine.ts';
import { seatEvent } from '#services/mydoc/orders/seats/seat-event.ts';
import { fresh, kinds, paid, run } from '../order-events.ts';

const ofGroup: Order = { ...fresh, ofGroup: true };
const late = { kind: 'seated-again', attempt: 'a', amountMinor: 347, holdsStock: true } as const;

describe('the order of a seat', () => {
  test('R-7.4 waits for its group once it is paid, and is built when that succeeds', () => {
    const { order, effects } = run([paid], ofGroup);
    expect([order.state, kinds(effects)]).toEqual(['awaiting-group', ['paid']]);
    const after = run([{ kind: 'group-succeeded' }], order);
    expect([after.order.state, kinds(after.effects)]).toEqual(['paid', ['provision', 'group-succeeded']]);
    for (const event of [{ kind: 'cancelled' }, { kind: 'refund-requested', amountMinor: 347 }, { kind: 'provisioned' }] as const)
      expect(run([event], order).order).toBe(order);
  });

  test('R-7.5 goes back in full when its group fails, and closes where it is unpaid; no server is ended that was never built', () => {
    const waiting = run([paid], ofGroup).order;
    const { order, effects } = run([{ kind: 'group-failed' }], waiting);
    expect([order.state, order.payments[0]?.refundAskedMinor, kinds(effects)]).toEqual([
      'refunding',
      347,
      ['release-stock', 'refund', 'group-failed'],
    ]);
    expect(run([{ kind: 'group-failed' }], ofGroup).order.state).toBe('closed');
    const running = run([{ kind: 'group-succeeded' }], waiting).order;
    expect(run([{ kind: 'group-failed' }], running).order).toBe(running);
    expect(run([{ kind: 'group-succeeded' }], order).order).toBe(order);
  });

  test('R-7.3 is seated again by the whole price alone, once, and only after it was closed', () => {
    const closed = run([{ kind: 'cancelled' }], ofGroup).order;
    expect(run([late], closed).order).toMatchObject({ state: 'awaiting-group', holdsStock: true });
    expect(run([{ ...late, amountMinor: 346 }], closed).order).toBe(closed);
    expect(run([late], ofGroup).order).toBe(ofGroup);
    const refunded = run([paid], closed).order;
    expect(run([late], refunded).order).toBe(refunded);
    const ordinary = run([{ kind: 'cancelled' }]).order;
    expect(run([late], ordinary).order).toBe(ordinary);
  });

  test('R-7.3 is seated again beside other payments and refusals: the late one is added, and is declined no longer', () => {
    const other = { attempt: 'other', amountMinor: 347, refundAskedMinor: 347, refundedMinor: 0 };
    const closed: Order = { ...ofGroup, state: 'closed', holdsStock: false, payments: [other], declined: ['a', 'b'] };
    const { order, effects } = run([late], closed);
    expect(order).toEqual({
      ...closed,
      state: 'awaiting-group',
      holdsStock: true,
      payments: [other, { attempt: 'a', amountMinor: 347, refundAskedMinor: 0, refundedMinor: 0 }],
      declined: ['b'],
    });
    expect(effects).toEqual([{ kind: 'notify-buyer', what: 'seated-again', amountMinor: 347 }]);
    expect(run([{ ...late, holdsStock: false }], closed).order.holdsStock).toBe(false);
  });

  test('moves its seat: paid, given up, refunded; and nothing else does', () => {
    const at = { order: 'a', nowMs: 5 };
    const waiting = run([paid], ofGroup).order;
    const closed = run([{ kind: 'cancelled' }], ofGroup).order;
    const running = run([{ kind: 'group-succeeded' }], waiting).order;
    const goingBack = run([{ kind: 'provisioning-failed' }], running).order;
    expect(seatEvent(ofGroup, waiting, at)).toEqual({ kind: 'paid', ...at });
    expect(seatEvent(closed, run([late], closed).order, at)).toEqual({ kind: 'paid', ...at });
    expect(seatEvent(ofGroup, closed, at)).toEqual({ kind: 'given-up', ...at });
    expect(seatEvent(running, goingBack, at)).toEqual({ kind: 'refunded', order: 'a' });
    expect(seatEvent(running, { ...goingBack, state: 'refunded' }, at)).toEqual({ kind: 'refunded', order: 'a' });
    expect(seatEvent(waiting, running, at)).toBeNull();
    for (const order of [waiting, closed]) expect(seatEvent(order, { ...order, declined: ['b'] }, at)).toBeNull();
    expect(seatEvent(goingBack, { ...goingBack, state: 'refunded' }, at)).toBeNull();
  });
});
