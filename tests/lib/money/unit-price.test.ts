import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isUnitPrice, scaleUnitPrice, unitPriceScale } from '#lib/money/unit-price.ts';

test('every price with up to four decimals is read exactly', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(9_999), (whole, fraction) => {
      const value = Number(`${whole}.${String(fraction).padStart(4, '0')}`);
      expect(scaleUnitPrice(value)).toBe(BigInt(whole) * 10_000n + BigInt(fraction));
    }),
  );
});

test.each([0, 7, 120, 0.1, 0.2, 0.3, 1.005, 7.2, 0.0001, 999_999_999.9999])('%d is a price', (value) => {
  expect(scaleUnitPrice(value)).toBe(BigInt(Math.round(value * unitPriceScale)));
  expect(isUnitPrice(value)).toBe(true);
});

test.each([-1, 0.00001, 0.1 + 0.2, 1e-7, 1e21, 1_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a price', (value) => {
  expect([scaleUnitPrice(value), isUnitPrice(value)]).toEqual([null, false]);
});

test('a unit price holds ten-thousandths of the major unit', () => {
  expect([unitPriceScale, scaleUnitPrice(7.2)]).toEqual([10_000, 72_000n]);
});
