import { expect, test } from '@jest/globals';
import { currencyDecimals, defaultCurrency, isCurrency } from '#lib/money/currencies.ts';

test('R-2.5 the currency follows the language until one is chosen', () => {
  expect(defaultCurrency).toEqual({ en: 'USD', zh: 'HKD', ja: 'JPY' });
});

test('R-2.5 yen have no minor unit, dollars have cents', () => {
  expect(currencyDecimals).toEqual({ USD: 2, HKD: 2, JPY: 0 });
});

test('a stored value is a currency only when it is one of the three, written as they are', () => {
  expect(['USD', 'HKD', 'JPY'].every(isCurrency)).toBe(true);
  expect(['usd', 'EUR', '', null, undefined, 1, {}].some(isCurrency)).toBe(false);
});
