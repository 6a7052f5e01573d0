import { describe, expect, test } from '@jest/globals';
import { percentOff, priceBefore } from '#lib/price-history/price-before.ts';
import type { PriceStep } from '#lib/price-history/price-steps.ts';

const dayMs = 86_400_000;
const step = (day: number, amountMinor: number | null, by: string | null = null): PriceStep => ({ fromMs: day * dayMs, amountMinor, by });
const at = (day: number): { atMs: number } => ({ atMs: day * dayMs });
const usual = { markets: ['EU', 'US'] } as const;

describe('R-6 what a page may say of a reduced price', () => {
  const history = [step(0, 1000), step(100, 800, 'week')];

  test('the price before, and the percentage of it', () => {
    expect(priceBefore({ history, ...at(105), ...usual })).toEqual({
      kind: 'claim',
      nowMinor: 800,
      beforeMinor: 1000,
      percent: 20,
      market: 'EU',
      sinceMs: 100 * dayMs,
    });
  });

  test('nothing while no reduction runs, and nothing where it is not sold', () => {
    expect(priceBefore({ history, ...at(99), ...usual })).toEqual({ kind: 'none', nowMinor: 1000, reason: 'not-reduced' });
    expect(priceBefore({ history: [...history, step(103, null)], ...at(105), ...usual })).toMatchObject({ reason: 'not-sold' });
    expect(priceBefore({ history: [], ...at(105), ...usual })).toMatchObject({ nowMinor: null, reason: 'not-sold' });
  });

  test('a lower list price is no reduction: nobody announced it', () => {
    expect(priceBefore({ history: [step(0, 1000), step(100, 800)], ...at(105), ...usual })).toMatchObject({ reason: 'not-reduced' });
  });

  test('nothing where one market allows no claim, whatever the others say', () => {
    const short = [step(80, 1000), step(100, 800, 'week')];
    expect(priceBefore({ history: short, ...at(105), markets: ['HK'] })).toMatchObject({ kind: 'claim' });
    expect(priceBefore({ history: short, ...at(105), markets: ['HK', 'EU'] })).toMatchObject({ reason: 'history-too-short', market: 'EU' });
    expect(priceBefore({ history, ...at(105), markets: [] })).toMatchObject({ reason: 'no-market' });
  });

  test('a price that is raised is told, also where there is no price to compare with', () => {
    const raised = [step(0, 1000), step(20, 700), step(30, 800, 'week')];
    const found = priceBefore({ history: raised, ...at(35), markets: ['US'] });
    expect(found).toEqual({ kind: 'none', nowMinor: 800, reason: 'not-long-enough', market: 'US', beforeMinor: 700 });
    const lowered = [step(0, 1000), step(20, 900), step(30, 800, 'week')];
    expect(priceBefore({ history: lowered, ...at(35), markets: ['US'] })).not.toHaveProperty('beforeMinor');
    expect(priceBefore({ history: [step(30, 800, 'week')], ...at(35), markets: ['US'] })).not.toHaveProperty('beforeMinor');
  });

  test('one percent is a claim, less is none', () => {
    const reducedTo = (minor: number) => priceBefore({ history: [step(0, 1000), step(100, minor, 'week')], ...at(105), ...usual });
    expect(reducedTo(990)).toMatchObject({ kind: 'claim', percent: 1 });
    expect(reducedTo(991)).toMatchObject({ kind: 'none', reason: 'not-lower', beforeMinor: 1000 });
  });

  test('of several markets the lowest price counts, and names its market', () => {
    const cheaperLongAgo = [step(0, 900), step(60, 1000), step(100, 800, 'week')];
    expect(priceBefore({ history: cheaperLongAgo, ...at(105), ...usual })).toMatchObject({ beforeMinor: 900, market: 'US', percent: 11 });
  });

  test('raising a price for a day resets nothing', () => {
    const raised = [step(0, 1000), step(60, 800, 'week'), step(81, 1500), step(82, 800, 'week')];
    expect(priceBefore({ history: raised, ...at(85), markets: ['EU'] })).toMatchObject({ kind: 'none', reason: 'not-lower' });
    const before = [step(0, 1000), step(99, 1500), step(100, 800, 'week')];
    expect(priceBefore({ history: before, ...at(105), ...usual })).toMatchObject({ beforeMinor: 1000 });
  });

  test('a reduction that only deepens compares with the price before its first step', () => {
    const deepened = [step(0, 1000), step(100, 900, 'week'), step(105, 700, 'week')];
    expect(priceBefore({ history: deepened, ...at(110), ...usual })).toMatchObject({
      beforeMinor: 1000,
      percent: 30,
      sinceMs: 100 * dayMs,
    });
  });

  test('what everybody could pay with another code is no part of the reduction, but counts before it', () => {
    const deepened = [step(0, 1000), step(60, 950, 'CODE5'), step(100, 750, 'week')];
    expect(priceBefore({ history: deepened, ...at(110), ...usual })).toMatchObject({ beforeMinor: 950, percent: 21, sinceMs: 100 * dayMs });
    const same = [step(0, 1000), step(100, 700, 'week'), step(107, 700, 'code')];
    expect(priceBefore({ history: same, ...at(110), ...usual })).toMatchObject({ kind: 'none', reason: 'not-lower', beforeMinor: 700 });
  });

  test('where a code always applies, a promotion is compared with the price by the code in each of its rounds', () => {
    const rounds = [
      step(-100, 347),
      step(0, 330, 'CODE5'),
      step(10, 278, 'vps'),
      step(31, 330, 'CODE5'),
      step(66, 278, 'vps'),
      step(87, 330, 'CODE5'),
    ];
    const of = { history: rounds, markets: ['EU', 'US'] } as const;
    expect(priceBefore({ ...of, ...at(12) })).toMatchObject({ beforeMinor: 330, sinceMs: 10 * dayMs });
    expect(priceBefore({ ...of, ...at(70) })).toMatchObject({ kind: 'claim', beforeMinor: 330, percent: 15, sinceMs: 66 * dayMs });
    const soon = [step(0, 1000), step(60, 700, 'week'), step(70, 900, 'code'), step(80, 800, 'week')];
    // 700 was asked for within the 30 days before the last step, too
    expect(priceBefore({ history: soon, ...at(85), markets: ['EU'] })).toMatchObject({ reason: 'not-lower', beforeMinor: 700 });
  });

  test('one that becomes smaller compares with the deeper one', () => {
    const smaller = [step(0, 1000), step(100, 700, 'week'), step(105, 900, 'week')];
    expect(priceBefore({ history: smaller, ...at(110), ...usual })).toMatchObject({ kind: 'none', reason: 'not-lower' });
  });

  test('an interruption of a day begins a new reduction', () => {
    const interrupted = [step(0, 1000), step(90, 900, 'week'), step(100, 1000), step(101, 800, 'week')];
    expect(priceBefore({ history: interrupted, ...at(110), markets: ['EU'] })).toMatchObject({ beforeMinor: 900, percent: 11 });
    const gone = [step(0, 1000), step(90, 900, 'week'), step(100, null), step(101, 800, 'week')];
    expect(priceBefore({ history: gone, ...at(110), markets: ['EU'] })).toMatchObject({ beforeMinor: 900, sinceMs: 101 * dayMs });
  });
});

test.each([
  [347, 278, 20],
  [662, 530, 20],
  [1000, 800, 20],
  [1000, 805, 19],
  [1000, 996, 0],
  [800, 800, 0],
  [800, 900, 0],
  // half a minor unit is one percent of these
  [40, 40, 0],
])('R-6 of %i, %i is %i percent off', (before, now, percent) => {
  expect(percentOff(before, now)).toBe(percent);
});
