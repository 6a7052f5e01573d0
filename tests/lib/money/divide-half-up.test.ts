import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { divideHalfUp } from '#lib/money/divide-half-up.ts';

test.each([
  [0n, 7n, 0n],
  [1n, 3n, 0n],
  [1n, 2n, 1n],
  [2n, 3n, 1n],
  [5n, 2n, 3n],
  [249n, 100n, 2n],
  [250n, 100n, 3n],
  [7n, 1n, 7n],
])('R-5.12 %i by %i is %i', (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient);
});

test('R-5.12 is at most half a unit away from the exact quotient, and above it where it is half', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (dividend, divisor) => {
      const twiceOver = 2n * (divideHalfUp(dividend, divisor) * divisor - dividend);
      expect(twiceOver > -divisor && twiceOver <= divisor).toBe(true);
    }),
  );
});
