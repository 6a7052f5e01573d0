import { expect, test } from '@jest/globals';
import { authoredPrices } from '#lib/content/values/authored-prices.ts';

test('an authored amount is exact in minor units, by its digits', () => {
  expect(authoredPrices.parse({ USD: 1.1, HKD: 0.07, JPY: 1500 })).toEqual({
    USD: { amountMinor: 110, currency: 'USD' },
    HKD: { amountMinor: 7, currency: 'HKD' },
    JPY: { amountMinor: 1500, currency: 'JPY' },
  });
});

test('more digits than the currency has are rounded half up, once', () => {
  expect(authoredPrices.parse({ USD: 1.005, HKD: 1.0049, JPY: 7.5 })).toMatchObject({
    USD: { amountMinor: 101 },
    HKD: { amountMinor: 100 },
    JPY: { amountMinor: 8 },
  });
});

test.each([[undefined], [null], [{}], [{ USD: 'ten', HKD: -1, JPY: Number.NaN }]])(
  '%j is no price, and no price is never 0',
  (authored) => {
    expect(authoredPrices.parse(authored)).toEqual({ USD: null, HKD: null, JPY: null });
  },
);
