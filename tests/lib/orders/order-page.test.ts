import { describe, expect, test } from '@jest/globals';
import { buildProgress } from '#lib/orders/build-progress.ts';
import { askedOrder, orderPage, readOrderId, orderQueryPath } from '#lib/orders/order-address.ts';
import { orderNotes } from '#lib/orders/order-notes.ts';
import { orderSteps } from '#lib/orders/order-steps.ts';
import { payAddress } from '#lib/orders/pay-address.ts';
import { pollIntervalMs } from '#lib/orders/poll-interval.ts';
import { timeToPay } from '#lib/orders/time-to-pay.ts';

const id = '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14';
const origin = 'https://site.example';
const minuteMs = 60_000;
const at = '2026-11-21T12:00:00.000Z';

describe('the address of an order', () => {
  test('names its id in the query of the stored page, which lists the orders without one', () => {
    expect(askedOrder(new URL(orderQueryPath(id), origin))).toEqual({ kind: 'order', id });
    expect(askedOrder(new URL(orderPage, origin))).toEqual({ kind: 'list' });
    expect(askedOrder(new URL(`${orderPage}?from=mail`, origin))).toEqual({ kind: 'list' });
    expect(askedOrder(new URL(`${orderPage}?id=1`, origin))).toEqual({ kind: 'unknown' });
  });

  test.each(['', 'order', '1', `${id}x`, id.toUpperCase(), '../../x', undefined, ['x']])('%p is no id', (text) => {
    expect(readOrderId(text)).toBeNull();
  });
});

describe('where a buyer is sent to pay', () => {
  test.each([
    ['/ucenter/pay/p-1', `${origin}/ucenter/pay/p-1`],
    [`${origin}/ucenter/pay/p-1`, `${origin}/ucenter/pay/p-1`],
    ['https://pay.example/x?y=1', 'https://pay.example/x?y=1'],
  ])('%s is opened', (text, address) => expect(payAddress(text, origin)).toBe(address));

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://pay.example/x',
    '//pay.example:80x/',
    'https://site.example@evil.example/',
    'http://[',
    'blob:https://site.example/1',
  ])('%s is not', (text) => {
    expect(payAddress(text, origin)).toBeNull();
  });

  test('a site on plain http has its own account centre all the same', () => {
    expect(payAddress('/ucenter/pay/p-1', 'http://127.0.0.1:4700')).toBe('http://127.0.0.1:4700/ucenter/pay/p-1');
  });
});

describe('how often an order is looked at', () => {
  const moving = { state: 'provisioning', refundingMinor: 0 } as const;

  test('often while it moves, more seldom the longer it rests', () => {
    const paces = [0, 2 * minuteMs, 5 * minuteMs, 60 * minuteMs].map((stillMs) => pollIntervalMs(moving, stillMs));
    expect(paces).toEqual([2_000, 2_000, 10_000, 30_000]);
  });

  test.each(['active', 'refunded'] as const)('%s is an end, unless money is still on its way back', (state) => {
    expect(pollIntervalMs({ state, refundingMinor: 0 }, 0)).toBe(0);
    expect(pollIntervalMs({ state, refundingMinor: 1 }, 0)).toBeGreaterThan(0);
  });

  test('a closed order is looked at a little longer: a payment may come late', () => {
    expect(pollIntervalMs({ state: 'closed', refundingMinor: 0 }, minuteMs)).toBeGreaterThan(0);
    expect(pollIntervalMs({ state: 'closed', refundingMinor: 0 }, 10 * minuteMs)).toBe(0);
  });
});

describe('time that is left', () => {
  const order = { createdAt: at, dueAt: '2026-11-21T15:00:00.000Z', now: '2026-11-21T13:30:00.000Z' };

  test('to pay: by the service’s clock and what has passed since its answer', () => {
    expect(timeToPay(order, 0)).toEqual({ hours: 1, minutes: 30, seconds: 0, cells: 6 });
    expect(timeToPay(order, 1_500)).toEqual({ hours: 1, minutes: 29, seconds: 59, cells: 6 });
    expect(timeToPay(order, 90 * minuteMs)).toEqual({ hours: 0, minutes: 0, seconds: 0, cells: 0 });
    expect(timeToPay(order, 91 * minuteMs).cells).toBe(0);
  });

  const built = {
    now: '2026-11-21T12:00:30.000Z',
    server: { id: 's', state: 'building', address: null, readyAt: '2026-11-21T12:02:00.000Z' },
    history: [
      { kind: 'placed', at: '2026-11-21T11:59:00.000Z' },
      { kind: 'provisioning-started', at },
    ],
  } as const;

  test('to build: seconds since it began of those that it was said to take, and a word once it takes longer', () => {
    expect(buildProgress({ ...built, history: [...built.history] }, 0)).toEqual({ passed: 30, whole: 120, late: false });
    expect(buildProgress({ ...built, history: [...built.history] }, 100_000)).toEqual({ passed: 120, whole: 120, late: true });
    expect(buildProgress({ ...built, history: [...built.history], server: null }, 0)).toBeNull();
  });
});

describe('R-7.4 the way of an order of a group', () => {
  const group = { id, campaign: 'vps', feePercent: 10 };
  const placed = [
    { kind: 'placed' as const, at },
    { kind: 'paid' as const, at },
  ];

  test('waits for the group between payment and building', () => {
    const steps = orderSteps({ state: 'awaiting-group', history: placed, group });
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'ordered done',
      'paid done',
      'group now',
      'building todo',
      'running todo',
    ]);
    expect(orderSteps({ state: 'paid', history: placed }).map(({ step }) => step)).toEqual(['ordered', 'paid', 'building', 'running']);
  });

  test('ends with the refund where the group was not complete', () => {
    const history = [...placed, { kind: 'group-failed' as const, at }];
    const steps = orderSteps({ state: 'refunding', history, group });
    expect(steps.map(({ step, at: reached }) => [step, reached !== null])).toEqual([
      ['ordered', true],
      ['paid', true],
      ['refunding', true],
      ['refunded', false],
    ]);
  });
});

describe('notes on an order besides its state', () => {
  const order = {
    state: 'awaiting-payment',
    totalMinor: 313,
    refundingMinor: 0,
    history: [
      { kind: 'placed', at },
      { kind: 'payment-declined', at },
    ],
  } as const;

  test('a declined payment while nothing came after it', () => {
    expect(orderNotes({ ...order, history: [...order.history] })).toEqual([{ kind: 'declined' }]);
    expect(orderNotes({ ...order, state: 'paid', history: [...order.history, { kind: 'paid', at }] })).toEqual([]);
  });

  test('every refunded payment, with its amount, and a server that could not be built', () => {
    const history = [
      { kind: 'wrong-amount' as const, at, amountMinor: 1 },
      { kind: 'paid-twice' as const, at, amountMinor: 2 },
      { kind: 'paid-late' as const, at, amountMinor: 3 },
      { kind: 'provisioning-failed' as const, at },
    ];
    expect(orderNotes({ ...order, state: 'refunded', history, refundingMinor: 3 })).toEqual([
      { kind: 'wrongAmount', amountMinor: 1 },
      { kind: 'paidTwice', amountMinor: 2 },
      { kind: 'paidLate', amountMinor: 3 },
      { kind: 'failedRefunded' },
      { kind: 'refundOnWay', amountMinor: 3 },
    ]);
  });

  test('a seat that was taken again by money that came late, and a group that was not complete', () => {
    const history = [...order.history, { kind: 'seated-again' as const, at, amountMinor: 313 }];
    expect(orderNotes({ ...order, state: 'awaiting-group', history })).toEqual([{ kind: 'seatedAgain', amountMinor: 313 }]);
    const failed = [...history, { kind: 'group-failed' as const, at, amountMinor: 313 }];
    expect(orderNotes({ ...order, state: 'refunding', history: failed })).toContainEqual({ kind: 'groupFailed' });
  });

  test('a server that could not be built: the refund is pending, and then completed', () => {
    const history = [...order.history, { kind: 'provisioning-failed' as const, at }];
    expect(orderNotes({ ...order, state: 'refunding', history, refundingMinor: 313 })).toEqual([{ kind: 'failed' }]);
    expect(orderNotes({ ...order, state: 'refunded', history })).toEqual([{ kind: 'failedRefunded' }]);
  });
});
