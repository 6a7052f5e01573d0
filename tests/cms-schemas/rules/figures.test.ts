import { describe, expect, test } from '@jest/globals';
import { checkCode, checkModelCode } from '#cms-schemas/rules/code.ts';
import {
  checkDiscount,
  checkDiskSize,
  checkMaxGib,
  checkOrder,
  checkPositive,
  checkPositiveWhole,
  checkVersion,
  checkWholePercent,
} from '#cms-schemas/rules/numbers.ts';
import { checkEveryCurrency, checkRegionPrices } from '#cms-schemas/rules/prices.ts';
import { checkWindowEnd } from '#cms-schemas/rules/time-window.ts';

describe('a price', () => {
  test.each([
    [{ USD: 1.85, HKD: 14.47, JPY: 281 }, true],
    [{ USD: 0, HKD: 0, JPY: 7.2 }, true],
    [{ USD: 1.00001, HKD: 1, JPY: 1 }, 'USD: a price is 0 or more'],
    [{ USD: 1, HKD: -1, JPY: 0.00001 }, 'HKD and JPY: a price is 0 or more'],
    [{ USD: 1, JPY: 1 }, 'Give the price in HKD'],
    [undefined, 'Give the price in USD, HKD and JPY'],
  ])('%j: %s', (value, expected) => {
    expect(String(checkEveryCurrency(value))).toContain(String(expected));
  });

  test('holds once for each region', () => {
    const inRegion = (id: string) => ({ region: { _ref: id } });
    expect(checkRegionPrices([inRegion('a'), inRegion('b')])).toBe(true);
    expect(checkRegionPrices([inRegion('a'), inRegion('a')])).toContain('listed twice');
    expect([checkRegionPrices([]), checkRegionPrices(undefined)]).toEqual(Array(2).fill('Add the price for at least one region.'));
  });
});

describe('a code', () => {
  test.each([
    ['region', 'US-0'],
    ['family', 'ComputeX'],
    ['series', 'General-EPYC-4a'],
    ['model', 'cvm.g4a.amd.c2m4'],
    ['diskType', 'ssd_cloud_disk'],
    ['trafficPlan', 't500'],
    ['period', '1q'],
  ] as const)('of a %s is like %s', (type, code) => {
    expect(checkCode(code, type)).toBe(true);
    expect(checkCode(`${code} `, type)).toContain('Write the code like');
    expect(checkCode(undefined, type)).toContain('Write the code like');
  });

  test('of a model ends in its size', () => {
    expect(checkModelCode('cvm.g4a.amd.c2m4', 2, 4)).toBe(true);
    expect(checkModelCode('cvm.g4a.amd.c12m4', 2, 4)).toContain('must end in c2m4');
    expect(checkModelCode('cvm.g4a.amd.c2m4', undefined, 4)).toBe(true);
    expect(checkModelCode('c2m4', 2, 4)).toContain('Write the code like');
  });
});

describe('a number', () => {
  const refused = (check: (value: unknown) => true | string, values: readonly unknown[]) => values.filter((value) => check(value) !== true);
  const odd = [undefined, null, '1', 1.5, Number.NaN, Number.POSITIVE_INFINITY, -1];

  test('that counts is whole and 1 or more', () => {
    expect(refused(checkPositiveWhole, [...odd, 0, 1])).toEqual([...odd, 0]);
    expect(refused(checkVersion, [...odd, 0, 1, 2])).toEqual([...odd, 0]);
  });

  test('that measures is above 0', () => {
    expect(refused(checkPositive, [0, -1, Number.NaN, '1', 0.1, 3.8])).toEqual([0, -1, Number.NaN, '1']);
  });

  test('that orders is whole and 0 or more', () => {
    expect(refused(checkOrder, [...odd, 0, 1])).toEqual(odd);
  });

  test('that discounts lies from 0 to below 100 with at most 2 decimals', () => {
    expect(refused(checkDiscount, [0, 4.5, 12.25, 99.99, 100, -1, 1.234, undefined])).toEqual([100, -1, 1.234, undefined]);
  });
});

describe('a disk', () => {
  test.each([
    [9, false],
    [10, true],
    [2000, true],
    [2001, false],
    [10.5, false],
    [undefined, false],
  ])('of %p GiB within 10 to 2000: %p', (size, fits) => {
    expect(checkDiskSize(size, { minGib: 10, maxGib: 2000 }) === true).toBe(fits);
  });

  test('waits for its type before it is held against bounds', () => {
    expect(checkDiskSize(5, undefined)).toBe(true);
  });

  test('has a largest size of at least its smallest', () => {
    expect([checkMaxGib(10, 10), checkMaxGib(10, undefined)]).toEqual([true, true]);
    expect(checkMaxGib(9, 10)).toContain('below the smallest, 10 GiB');
    expect(checkMaxGib(undefined, 10)).toContain('whole number');
  });
});

test('a window ends after it starts, or has no end', () => {
  const start = '2026-11-01T00:00:00.000Z';
  expect([checkWindowEnd('2026-11-01T00:00:00.001Z', start), checkWindowEnd(undefined, start), checkWindowEnd(start, undefined)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(checkWindowEnd(start, start)).toBe('The end must come after the start.');
});

describe('the highest commission', () => {
  test.each([
    [1, true],
    [26, true],
    [100, true],
    [0, false],
    [101, false],
    [7.5, false],
    ['7', false],
    [undefined, false],
  ])('%j percent: %j', (value, sound) => {
    expect(checkWholePercent(value) === true).toBe(sound);
  });
});
