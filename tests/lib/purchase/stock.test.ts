import { describe, expect, test } from '@jest/globals';
import { isSoldOut, leftOf, nearestInStock, stockOf, stockState } from '#lib/purchase/stock.ts';

const size = (vcpu: number, memoryGib: number) => ({ model: `c${vcpu}m${memoryGib}`, vcpu, memoryGib });
const sizes = [size(1, 1), size(1, 2), size(2, 4), size(4, 8), size(8, 16), size(16, 32)];
const except =
  (...models: string[]) =>
  (model: string) =>
    !models.includes(model);

describe('R-5.8 what is left', () => {
  const entries = [
    { region: 'US-0', model: 'c1m1', state: 'sold-out' as const },
    { region: 'JP-0', model: 'c1m1', state: 'few' as const, left: 2 },
  ];

  test('is known by region and model, and unknown is not sold out', () => {
    expect(stockOf(entries, 'JP-0', 'c1m1')).toMatchObject({ left: 2 });
    expect([
      isSoldOut(entries, 'US-0', 'c1m1'),
      isSoldOut(entries, 'JP-0', 'c1m1'),
      isSoldOut(entries, 'US-0', 'c2m4'),
      isSoldOut(undefined, 'US-0', 'c1m1'),
    ]).toEqual([true, false, false, false]);
  });

  test.each([
    [size(4, 8), except('c4m8'), 'c8m16'],
    [size(4, 8), except('c4m8', 'c8m16'), 'c2m4'],
    [size(1, 1), except('c1m1'), 'c1m2'],
    [size(16, 32), except('c16m32'), 'c8m16'],
    [size(2, 4), () => false, undefined],
  ])('of %j the nearest that can be had is %3$s', (wanted, isAvailable, expected) => {
    expect(nearestInStock(wanted, sizes, isAvailable)?.model).toBe(expected);
  });

  test.each([
    ['fewer cores are further than more', [size(1, 4), size(4, 4)], 'c4m4'],
    ['less memory is further than more', [size(2, 2), size(2, 8)], 'c2m8'],
    ['more memory alone is as far as more cores alone: the first listed', [size(2, 8), size(4, 4)], 'c2m8'],
    ['and the other way round', [size(4, 4), size(2, 8)], 'c4m4'],
    ['fewer of both is further than fewer of one', [size(1, 2), size(1, 4)], 'c1m4'],
  ])('of two cores and four GiB: %s', (_why, candidates, expected) => {
    expect(nearestInStock(size(2, 4), candidates, () => true)?.model).toBe(expected);
  });

  test('a size is never offered in its own place', () => {
    expect(nearestInStock(size(4, 8), sizes, () => true)?.model).toBe('c8m16');
  });

  test.each([
    [0, { state: 'sold-out' }],
    [1, { state: 'few', left: 1 }],
    [10, { state: 'few', left: 10 }],
    [11, { state: 'available' }],
  ])('%i is shown as %j', (remaining, shown) => {
    expect(stockState(remaining)).toEqual(shown);
  });
});

test('R-5.8 how many are left is what a page is told: nothing of a model that is not counted, or of which there are many', () => {
  const entries = [
    { region: 'US-0', model: 'gone', state: 'sold-out' as const },
    { region: 'US-0', model: 'few', state: 'few' as const, left: 3 },
    { region: 'US-0', model: 'many', state: 'available' as const },
  ];
  expect(['gone', 'few', 'many', 'uncounted'].map((model) => leftOf(entries, 'US-0', model))).toEqual([0, 3, null, null]);
  expect(leftOf(undefined, 'US-0', 'few')).toBeNull();
});
