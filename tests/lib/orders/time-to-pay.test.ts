import { expect, test } from '@jest/globals';
import { timeToPay } from '#lib/orders/time-to-pay.ts';
import { minuteMs } from '#lib/time/lengths.ts';

const order = { createdAt: '2026-11-21T12:00:00.000Z', dueAt: '2026-11-21T15:00:00.000Z', now: '2026-11-21T13:30:00.000Z' };

test('the time left to pay is told by the service’s clock and by what has passed since its answer', () => {
  expect(timeToPay(order, 0)).toEqual({ hours: 1, minutes: 30, seconds: 0, cells: 6 });
  expect(timeToPay(order, 1_500)).toEqual({ hours: 1, minutes: 29, seconds: 59, cells: 6 });
  expect(timeToPay(order, 90 * minuteMs)).toEqual({ hours: 0, minutes: 0, seconds: 0, cells: 0 });
  expect(timeToPay(order, 91 * minuteMs).cells).toBe(0);
});
