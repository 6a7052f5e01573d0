import { expect, test } from '@jest/globals';
import { daysBetween, daysLeft } from '#lib/orders/whole-days.ts';
import { dayMs } from '#lib/time/lengths.ts';

const january = { fromMs: Date.UTC(2026, 0, 1), untilMs: Date.UTC(2026, 1, 1) };

test('R-6.7 a period has as many days as the calendar', () => {
  expect(daysBetween(january.fromMs, january.untilMs)).toBe(31);
  expect(daysBetween(Date.UTC(2028, 1, 1), Date.UTC(2028, 2, 1))).toBe(29);
});

test.each([
  ['before it begins', january.fromMs - 10 * dayMs, 31],
  ['as it begins', january.fromMs, 31],
  ['a moment later', january.fromMs + 1, 30],
  ['at the end of a day', january.fromMs + dayMs, 30],
  ['with exactly a day to go', january.untilMs - dayMs, 1],
  ['with a moment less', january.untilMs - dayMs + 1, 0],
  ['at its end', january.untilMs, 0],
  ['long after', january.untilMs + 10 * dayMs, 0],
])('R-5.15 the whole days that are left of a period: %s', (_when, nowMs, left) => {
  expect(daysLeft(january, nowMs)).toBe(left);
});
