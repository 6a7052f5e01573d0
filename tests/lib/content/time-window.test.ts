import { expect, test } from '@jest/globals';
import { isOpen } from '#lib/content/time-window.ts';

test('R-4 start is inclusive, end exclusive, and no bound is no limit', () => {
  const window = { startsAt: 10, endsAt: 20 };
  expect([9, 10, 19, 20].map((nowMs) => isOpen(window, nowMs))).toEqual([false, true, true, false]);
  expect([
    [-1, 0, 1].every((nowMs) => isOpen({ startsAt: null, endsAt: null }, nowMs)),
    isOpen({ startsAt: null, endsAt: 20 }, 20),
    isOpen({ startsAt: 10, endsAt: null }, 9),
  ]).toEqual([true, false, false]);
});
