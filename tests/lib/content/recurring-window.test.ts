import { describe, expect, test } from '@jest/globals';
import { changesBetween, nextStart, promotionState, windowAt } from '#lib/content/recurring-window.ts';
import { repeatDaysAtMost } from '#lib/rules/promotion-window.ts';

const dayMs = 86_400_000;
const window = { startsAt: 10 * dayMs, endsAt: 31 * dayMs, repeatsEveryDays: 56 };
const once = { ...window, repeatsEveryDays: null };
const daysOf = (found: { startsAt: number; endsAt: number }): number[] => [found.startsAt / dayMs, found.endsAt / dayMs];

describe('R-6 a promotion that comes again: 21 days on, 35 off', () => {
  test.each([
    [-30, [10, 31]],
    [0, [10, 31]],
    [10, [10, 31]],
    [30.99, [10, 31]],
    [31, [66, 87]],
    [66, [66, 87]],
    [86.99, [66, 87]],
    [87, [122, 143]],
    [1000, [1018, 1039]],
  ])('on day %d it is the time of these days: %j', (day, expected) => {
    expect(daysOf(windowAt(window, day * dayMs))).toEqual(expected);
  });

  test('a gap may be shorter than the time before the first start', () => {
    for (const repeatsEveryDays of [30, 40]) {
      const start = 10 + repeatsEveryDays;
      expect(daysOf(windowAt({ ...window, repeatsEveryDays }, (start + 15) * dayMs))).toEqual([start, start + 21]);
    }
  });

  test.each([
    [9.99, 'not-started'],
    [10, 'running'],
    [30.99, 'running'],
    [31, 'not-started'],
    [65.99, 'not-started'],
    [66, 'running'],
    [87, 'not-started'],
  ])('on day %d it is %s', (day, state) => {
    expect(promotionState(window, day * dayMs)).toBe(state);
  });

  test('what comes once stays where it is, also when it is over', () => {
    expect(daysOf(windowAt(once, 500 * dayMs))).toEqual([10, 31]);
    expect(daysOf(windowAt({ ...once, endsAt: 10.5 * dayMs }, 500 * dayMs))).toEqual([10, 10.5]);
    expect(daysOf(windowAt({ ...once, endsAt: 5 * dayMs }, 500 * dayMs))).toEqual([10, 5]);
    expect([30.99, 31, 66].map((day) => promotionState(once, day * dayMs))).toEqual(['running', 'ended', 'ended']);
    expect(promotionState({ ...once, endsAt: 5 * dayMs }, 7 * dayMs)).toBe('ended');
    expect(nextStart(once, 0)).toBeNull();
    expect(changesBetween(once, 0, 500 * dayMs)).toEqual([10 * dayMs, 31 * dayMs]);
  });

  test('the next start is the one after the running time, or after the coming one', () => {
    expect(nextStart(window, 12 * dayMs)).toBe(66 * dayMs);
    expect(nextStart(window, 40 * dayMs)).toBe(122 * dayMs);
  });

  test('starts and ends between two instants, these not included', () => {
    expect(changesBetween(window, 10 * dayMs, 87 * dayMs)).toEqual([31 * dayMs, 66 * dayMs]);
    expect(changesBetween(window, 9 * dayMs, 88 * dayMs)).toEqual([10 * dayMs, 31 * dayMs, 66 * dayMs, 87 * dayMs]);
    expect(changesBetween(window, 32 * dayMs, 60 * dayMs)).toEqual([]);
  });

  test('what would come again before it is over comes once', () => {
    for (const repeatsEveryDays of [21, 20, 1]) {
      const endless = { ...window, repeatsEveryDays };
      expect(daysOf(windowAt(endless, 500 * dayMs))).toEqual([10, 31]);
      expect(nextStart(endless, 12 * dayMs)).toBeNull();
      expect(changesBetween(endless, 12 * dayMs, 500 * dayMs)).toEqual([31 * dayMs]);
    }
    expect(changesBetween({ ...window, endsAt: 1e15, repeatsEveryDays: 56 }, 12 * dayMs, 1e14)).toEqual([]);
  });

  test('what would come again after more than ten years comes once: no later time is beyond the calendar', () => {
    for (const repeatsEveryDays of [repeatDaysAtMost + 1, 1e12, Number.MAX_SAFE_INTEGER]) {
      const rare = { ...window, repeatsEveryDays };
      expect(daysOf(windowAt(rare, 32 * dayMs))).toEqual([10, 31]);
      expect(nextStart(rare, 0)).toBeNull();
    }
    expect(daysOf(windowAt({ ...window, repeatsEveryDays: repeatDaysAtMost }, 32 * dayMs))).toEqual([3670, 3691]);
  });

  test('a promotion of minutes lists 400 changes at most', () => {
    expect(changesBetween({ startsAt: 0, endsAt: 1, repeatsEveryDays: 1 }, -1, 10_000 * dayMs)).toHaveLength(400);
  });
});
