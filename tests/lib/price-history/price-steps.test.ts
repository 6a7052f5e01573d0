import { describe, expect, test } from '@jest/globals';
import { isKnownSince, reductionStart, stepAt, stretchesBetween, type PriceStep } from '#lib/price-history/price-steps.ts';
import { dayMs } from '#lib/time/lengths.ts';

const step = (fromMs: number, amountMinor: number | null, by: string | null = null): PriceStep => ({ fromMs, amountMinor, by });

test('R-6 a day has 86,400,000 milliseconds', () => {
  expect(dayMs).toBe(86_400_000);
});

describe('R-6 the steps of a price', () => {
  const history = [step(10, 1000), step(20, null), step(30, 800, 'week')];

  test('a step applies from its own instant until the next one', () => {
    expect([9, 10, 19, 20, 30, 99].map((atMs) => stepAt(history, atMs)?.amountMinor)).toEqual([undefined, 1000, 1000, null, 800, 800]);
    expect([9, 10, 11].map((sinceMs) => isKnownSince(history, sinceMs))).toEqual([false, true, true]);
    expect(isKnownSince([], 10)).toBe(false);
  });

  test('stretches are cut at both ends, and none is empty', () => {
    expect(stretchesBetween(history, 15, 30)).toEqual([
      { fromMs: 15, toMs: 20, amountMinor: 1000 },
      { fromMs: 20, toMs: 30, amountMinor: null },
    ]);
    expect(stretchesBetween(history, 0, 10)).toEqual([]);
    expect(stretchesBetween(history, 40, 50)).toEqual([{ fromMs: 40, toMs: 50, amountMinor: 800 }]);
  });
});

describe('R-6 when a reduction began', () => {
  test.each([
    ['nothing is known', [], null],
    ['it is the list price', [step(0, 1000)], null],
    ['it is not sold', [step(0, 1000), step(10, null, 'week')], null],
    ['nothing is known of the time before', [step(10, 800, 'week')], 10],
    ['the list price was before', [step(0, 1000), step(10, 800, 'week')], 10],
    ['it became deeper', [step(0, 1000), step(10, 900, 'week'), step(20, 800, 'week')], 10],
    ['another discount made it deeper', [step(0, 1000), step(10, 900, 'code'), step(20, 800, 'week')], 20],
    ['another discount made the same price', [step(0, 1000), step(10, 800, 'week'), step(20, 800, 'other')], 20],
    ['it became smaller', [step(0, 1000), step(10, 800, 'week'), step(20, 801, 'week')], 20],
    ['it became smaller, then deeper', [step(0, 700, 'week'), step(10, 900, 'week'), step(20, 800, 'week')], 10],
    ['it was interrupted', [step(0, 900, 'week'), step(10, 1000), step(20, 800, 'week')], 20],
    ['it was not sold in between', [step(0, 900, 'week'), step(10, null, 'week'), step(20, 800, 'week')], 20],
  ])('where %s', (_says, history, startsAtMs) => {
    expect(reductionStart(history, 25)).toBe(startsAtMs);
  });

  test('the reduction that is looked for is the one at the instant', () => {
    const rounds = [step(0, 1000), step(10, 800, 'week'), step(20, 1000), step(30, 800, 'week')];
    expect([9, 10, 20, 30].map((atMs) => reductionStart(rounds, atMs))).toEqual([null, 10, null, 30]);
  });
});
