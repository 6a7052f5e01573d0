import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { percentOf } from '#lib/money/percent-of.ts';

describe('a share of an amount', () => {
  test.each([
    [450, 10, 45],
    [455, 10, 46],
    [454, 10, 45],
    [1_000, 12.25, 123],
    [1_000, 12.24, 122],
    [3, 50, 2],
    [0, 26, 0],
    [999, 100, 999],
  ])('of %s minor units at %s percent is %s: rounded once, half up', (amount, percent, share) => {
    expect(percentOf(amount, percent)).toBe(share);
  });

  test('is exact for amounts and percentages of which a float would lose the last digit', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), hundredths, (amount, percent) => {
        expect(BigInt(percentOf(amount, percent / 100))).toBe((BigInt(amount) * BigInt(percent) + 5_000n) / 10_000n);
      }),
    );
  });
});
