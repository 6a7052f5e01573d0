import { expect, test } from '@jest/globals';
import { addMonths } from '#lib/catalogue/period-end.ts';

test.each([
  ['2027-01-31T00:00:00.000Z', 1, '2027-02-28T00:00:00.000Z'],
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2027-01-31T00:00:00.000Z', 2, '2027-03-31T00:00:00.000Z'],
  ['2028-02-29T12:34:56.789Z', 12, '2029-02-28T12:34:56.789Z'],
  ['2028-02-29T00:00:00.000Z', 48, '2032-02-29T00:00:00.000Z'],
  ['2026-11-30T23:59:59.999Z', 3, '2027-02-28T23:59:59.999Z'],
  ['2026-12-15T08:00:00.000Z', 60, '2031-12-15T08:00:00.000Z'],
  ['2026-03-08T09:30:00.000Z', 1, '2026-04-08T09:30:00.000Z'],
])('%s and %d months is %s, by the UTC calendar', (start, months, end) => {
  expect(new Date(addMonths(Date.parse(start), months)).toISOString()).toBe(end);
});
