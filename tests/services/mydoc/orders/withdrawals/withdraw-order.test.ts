import { describe, expect, test } from '@jest/globals';
import type { OrderState } from '#services/mydoc/orders/order-machine.ts';
import { isWithdrawable, withdrawableUntilMs, withdrawalVerdict } from '#services/mydoc/orders/withdrawals/withdraw-order.ts';
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
});
