import { describe, expect, test } from '@jest/globals';
import { transition, type Order, type OrderState } from '#services/mydoc/orders/order-machine.ts';
import {
  backMinorOf,
  isWithdrawable,
  openContract,
  withdrawableUntilMs,
  withdrawalVerdict,
} from '#services/mydoc/orders/withdrawals/withdrawal-rules.ts';
import { orderStates } from '#lib/contracts/order-states.ts';
import { withdrawalUntilMs } from '#lib/orders/withdrawal-period.ts';
import { fresh } from '../order-events.ts';

const [created_ms, paid_ms] = [Date.parse('2026-11-02T10:00:00Z'), Date.parse('2026-11-03T10:00:00Z')];
const right = { days: 14 };
const judged = (state: OrderState, row: Partial<Parameters<typeof isWithdrawable>[0]['row']> = {}) => ({
  order: { ...fresh, state },
  row: { about: null, created_ms, paid_ms, ...row },
});

describe('R-6.7 which orders can be withdrawn from', () => {
  test('those that run, are built or await their group, their payment or their renewal', () => {
    expect(orderStates.filter((state) => state !== 'renewed' && state !== 'changed' && isWithdrawable(judged(state)))).toEqual([
      'awaiting-payment',
      'awaiting-group',
      'paid',
      'provisioning',
      'active',
      'expired',
    ]);
  });

  test('no renewal and no change by itself: they go back with their server', () => {
    expect(orderStates.filter((state) => isWithdrawable(judged(state, { about: 'an order' })))).toEqual([]);
  });

  test('the period runs from the payment, and from the order while nothing is paid', () => {
    expect(withdrawableUntilMs(judged('active'), right)).toBe(withdrawalUntilMs(paid_ms, 14));
    expect(withdrawableUntilMs(judged('awaiting-payment', { paid_ms: null }), right)).toBe(withdrawalUntilMs(created_ms, 14));
    expect(withdrawableUntilMs(judged('refunded'), right)).toBeNull();
  });

  test('a statement is in time until the last instant of the period', () => {
    const untilMs = withdrawalUntilMs(paid_ms, 14);
    expect(withdrawalVerdict(judged('active'), right, untilMs - 1)).toBe('open');
    expect(withdrawalVerdict(judged('active'), right, untilMs)).toBe('over');
    expect(withdrawalVerdict(judged('closed'), right, paid_ms)).toBe('not-open');
  });

  test('R-5.14 a name is withdrawn from until it is paid; then it is being registered, or is, and either is said as it is', () => {
    const ofName = (state: OrderState) => {
      const { order, row } = judged(state);
      return withdrawalVerdict({ order: { ...order, ofName: true }, row }, right, paid_ms);
    };
    expect((['awaiting-payment', 'paid', 'registered', 'refunding', 'closed'] as const).map(ofName)).toEqual([
      ...(['open', 'registering', 'registered', 'not-open', 'not-open'] as const),
    ]);
  });
});

describe('R-6.7 the contract that an e-mail or a receipt leads to', () => {
  const untilMs = withdrawalUntilMs(paid_ms, 14);
  const own = { number: 'S-2222-3333', about_state: null, about_concluded_ms: null, body: { renews: null } };
  const at = (now_ms: number, state: OrderState = 'active') => {
    const { order, row } = judged(state);
    return { order, row: { ...row, ...own, now_ms } };
  };

  test('is its own until the period is over, and none that cannot be withdrawn from or awaits payment', () => {
    expect(openContract(at(untilMs - 1), right)).toEqual({ number: 'S-2222-3333', untilMs });
    expect(openContract(at(untilMs), right)).toBeNull();
    expect(openContract(at(paid_ms, 'refunded'), right)).toBeNull();
    expect(openContract(at(paid_ms, 'awaiting-payment'), right)).toBeNull();
    expect(openContract(at(paid_ms), null)).toBeNull();
  });

  const about = { order: 'a server', number: 'S-4444-5555' };
  const renews = { ...about, from: '2026-12-03T10:00:00Z', until: '2027-01-03T10:00:00Z', price: 'list' as const, otherMinor: null };
  const from = { model: 'c1m1', disk: { type: 'ssd', sizeGib: 15 }, traffic: 't500' };
  const changes = { ...about, kind: 'upgrade' as const, from, days: 29, until: '2026-12-03T10:00:00Z', nextLines: [] };
  const ofServer = (now_ms: number, about_state: OrderState | null, about_concluded_ms: number | null = paid_ms) => {
    const { order, row } = judged('changed', { about: 'a server', paid_ms: paid_ms + 999 });
    return { order, row: { ...row, ...own, about_state, about_concluded_ms, now_ms } };
  };
  const openFor = (body: Parameters<typeof openContract>[0]['row']['body'], judged: ReturnType<typeof ofServer>) =>
    openContract({ ...judged, row: { ...judged.row, body } }, right);

  test.each([
    ['renewal', { renews }],
    ['change', { renews: null, changes }],
  ])('of a %s is that of its server, while that is there and its period runs', (_what, body) => {
    for (const state of ['active', 'expired'] as const)
      expect(openFor(body, ofServer(untilMs - 1, state))).toEqual({ number: 'S-4444-5555', untilMs });
    expect(openFor(body, ofServer(untilMs, 'active'))).toBeNull();
    for (const state of ['refunding', 'refunded', 'released', 'withdrawn', null] as const)
      expect(openFor(body, ofServer(paid_ms, state))).toBeNull();
    expect(openFor(body, ofServer(paid_ms, 'active', null))).toBeNull();
    expect(openFor({ renews: null }, ofServer(paid_ms, 'active'))).toBeNull();
  });
});

describe('R-6.7 what a withdrawal gives back', () => {
  const payment = { attempt: 'a', amountMinor: 347, refundAskedMinor: 0, refundedMinor: 0 };
  const second = { ...payment, attempt: 'b', refundAskedMinor: 347 };
  const running = { ...fresh, state: 'active' as const, payments: [payment] };
  const withdrawn = (order: Order) => transition(order, { kind: 'withdrawn' }).order;

  test('is what was paid for each order, and nothing of one that is over or unpaid', () => {
    expect(backMinorOf([])).toBe(0);
    expect(backMinorOf([running, running, fresh])).toBe(694);
    expect(backMinorOf([{ ...running, state: 'refunded', payments: [{ ...payment, refundAskedMinor: 100 }] }])).toBe(0);
  });

  test.each([
    ['once', [payment]],
    ['twice, and the second payment is going back', [payment, second]],
    ['twice, and the second payment went back', [payment, { ...second, refundedMinor: 347 }]],
  ])('is the same before and after, of an order that was paid %s', (_how, payments) => {
    const before = { ...running, payments };
    expect([backMinorOf([before]), backMinorOf([withdrawn(before)])]).toEqual([347, 347]);
    expect(backMinorOf([withdrawn(before), running])).toBe(694);
  });

  test('does not grow by a payment that comes after it', () => {
    const late = transition(withdrawn(running), { kind: 'paid', attempt: 'b', amountMinor: 347 }).order;
    expect([late.payments.length, backMinorOf([late])]).toEqual([2, 347]);
  });
});
