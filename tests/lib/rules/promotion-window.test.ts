import { describe, expect, test } from '@jest/globals';
import { checkRepeats, checkRunLength, usualPromotionDays } from '#lib/rules/promotion-window.ts';

const [startsAt, endsAt] = ['2026-11-01T00:00:00.000Z', '2026-11-22T00:00:00.000Z'];

describe('R-6 how long a promotion runs', () => {
  test.each([
    [21, true],
    [20, 'A promotion runs for at most 20 days (site settings); this one would run for 21.'],
    [20.99, 'A promotion runs for at most 20.99 days (site settings); this one would run for 21.'],
  ])('a setting of %p days', (days, verdict) => {
    expect(checkRunLength(endsAt, startsAt, days)).toBe(verdict);
  });

  test.each([undefined, null, 0, -1, '90'])('is 28 days at the most while the setting is %p', (setting) => {
    expect(usualPromotionDays).toBe(28);
    expect(checkRunLength('2026-11-29T00:00:00.000Z', startsAt, setting)).toBe(true);
    expect(checkRunLength('2026-11-29T00:00:00.001Z', startsAt, setting)).toMatch(/^A promotion runs for at most 28 days/);
  });

  test('without a start or an end there is nothing to measure', () => {
    expect([checkRunLength(undefined, startsAt, 1), checkRunLength(endsAt, undefined, 1)]).toEqual([true, true]);
  });
});

describe('R-6 an offer that comes again', () => {
  test.each([
    [undefined, true],
    [null, true],
    [22, true],
    [56, true],
    [21, 'It would come again before it is over: it runs for 21 days.'],
    [0, 'Give whole days, from 1 to 3660, or leave it empty.'],
    [1.5, 'Give whole days, from 1 to 3660, or leave it empty.'],
    [3661, 'Give whole days, from 1 to 3660, or leave it empty.'],
    ['56', 'Give whole days, from 1 to 3660, or leave it empty.'],
  ])('every %p days', (value, verdict) => {
    expect(checkRepeats(value, startsAt, endsAt)).toBe(verdict);
  });

  test('without a start or an end there is nothing to compare with', () => {
    expect([checkRepeats(1, undefined, endsAt), checkRepeats(1, startsAt, undefined)]).toEqual([true, true]);
  });
});
