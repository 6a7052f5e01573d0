import { expect, test } from '@jest/globals';
import { instant, repeatsEveryDays, requiredInstant, secondsToNextChange } from '#lib/content/instants.ts';

test('a page holds until its next change, a day at most, a second at least', () => {
  expect(secondsToNextChange([null, 500, 61_000, 90_000], 1_000)).toBe(60);
  expect(secondsToNextChange([], 0)).toBe(86_400);
  expect(secondsToNextChange([1e12], 0)).toBe(86_400);
  expect(secondsToNextChange([1_001], 1_000)).toBe(1);
  expect(secondsToNextChange([1_000], 1_000)).toBe(86_400);
});

test('a page is not rendered again before its instant, however little is left of the second', () => {
  expect([secondsToNextChange([2_500], 1_000), secondsToNextChange([2_001], 1_000), secondsToNextChange([3_000], 1_000)]).toEqual([
    2, 2, 2,
  ]);
});

test('an instant has a zone; a broken one is refused', () => {
  expect(instant.parse('2026-11-21T12:00:00Z')).toBe(Date.parse('2026-11-21T12:00:00Z'));
  expect(instant.parse(null)).toBeNull();
  expect(instant.safeParse('2026-11-21').success).toBe(false);
  expect(instant.safeParse('2026-02-30T00:00:00Z').success).toBe(false);
  expect(instant.parse('2026-11-21T12:00:00+09:00')).toBe(Date.parse('2026-11-21T03:00:00Z'));
  expect(requiredInstant.parse('2026-11-21T12:00:00+09:00')).toBe(Date.parse('2026-11-21T03:00:00Z'));
  expect([requiredInstant.safeParse(null).success, requiredInstant.safeParse('2026-11-21').success]).toEqual([false, false]);
});

test('what comes again does so after whole days; anything else comes once', () => {
  expect([56, 1, 0, 1.5, '7', null, undefined].map((days) => repeatsEveryDays.parse(days))).toEqual([56, 1, null, null, null, null, null]);
});
