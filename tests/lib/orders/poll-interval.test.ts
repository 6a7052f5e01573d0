import { describe, expect, test } from '@jest/globals';
import { pollIntervalMs } from '#lib/orders/poll-interval.ts';
import { minuteMs } from '#lib/time/lengths.ts';

describe('how often an order is looked at', () => {
  const moving = { state: 'provisioning', refundingMinor: 0 } as const;

  test.each([
    [0, 2_000],
    [3 * minuteMs - 1, 2_000],
    [3 * minuteMs, 10_000],
    [15 * minuteMs - 1, 10_000],
    [15 * minuteMs, 30_000],
    [60 * minuteMs, 30_000],
  ])('after %d ms of rest every %d ms while it moves', (stillMs, pace) => {
    expect(pollIntervalMs(moving, stillMs)).toBe(pace);
  });

  test.each(['active', 'refunded'] as const)('%s is an end, unless money is still on its way back', (state) => {
    expect(pollIntervalMs({ state, refundingMinor: 0 }, 0)).toBe(0);
    expect(pollIntervalMs({ state, refundingMinor: 1 }, 0)).toBe(2_000);
    expect(pollIntervalMs({ state, refundingMinor: 1 }, 15 * minuteMs)).toBe(30_000);
  });

  test('a closed order is looked at five minutes longer: a payment may come late', () => {
    const closed = { state: 'closed', refundingMinor: 0 } as const;
    expect([0, 5 * minuteMs - 1, 5 * minuteMs].map((stillMs) => pollIntervalMs(closed, stillMs))).toEqual([10_000, 10_000, 0]);
  });

  test('a closed order whose money is on its way back is looked at as one that moves', () => {
    const refunding = { state: 'closed', refundingMinor: 1 } as const;
    expect([0, 5 * minuteMs].map((stillMs) => pollIntervalMs(refunding, stillMs))).toEqual([2_000, 10_000]);
  });
});
