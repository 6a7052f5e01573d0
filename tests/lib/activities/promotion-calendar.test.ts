import { expect, test } from '@jest/globals';
import { calendarScale, monthStarts, stretchOf } from '#lib/activities/promotion-calendar.ts';

const at = (text: string): number => Date.parse(text);
const window = (from: string, to: string) => ({ startsAtMs: at(from), endsAtMs: at(to) });

test('the scale runs over whole months, from the earliest start to the latest end', () => {
  const scale = calendarScale([
    window('2026-11-17T00:00:00Z', '2026-12-15T00:00:00Z'),
    window('2026-10-31T23:59:59Z', '2026-11-02T00:00:00Z'),
  ]);
  expect(scale).toEqual({ startsAtMs: at('2026-10-01T00:00:00Z'), endsAtMs: at('2027-01-01T00:00:00Z') });
  expect(scale && monthStarts(scale).map((start) => new Date(start).toISOString().slice(0, 7))).toEqual(['2026-10', '2026-11', '2026-12']);
});

test('an offer that ends with the month needs no further one', () => {
  expect(calendarScale([window('2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z')])?.endsAtMs).toBe(at('2026-11-01T00:00:00Z'));
});

test('a stretch is a share of the whole and never leaves it', () => {
  const scale = { startsAtMs: 0, endsAtMs: 1000 };
  expect(stretchOf({ startsAtMs: 250, endsAtMs: 500 }, scale)).toEqual({ from: 0.25, to: 0.5 });
  expect(stretchOf({ startsAtMs: -10, endsAtMs: 2000 }, scale)).toEqual({ from: 0, to: 1 });
});

test('without promotions there is no scale', () => {
  expect(calendarScale([])).toBeNull();
});
