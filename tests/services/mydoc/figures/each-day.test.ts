import { expect, test } from '@jest/globals';
import { eachDay } from '#services/mydoc/figures/each-day.ts';

test('the days end with that of the instant, UTC, and pass over the end of a month', () => {
  expect(eachDay(Date.parse('2026-03-01T00:00:00Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(eachDay(Date.parse('2026-03-01T23:59:59.999Z'), 1)).toEqual(['2026-03-01']);
});
