import { expect, test } from '@jest/globals';
import { amountRule } from '#lib/rules/amount-text.ts';

test('R-11.1 an amount has up to 8 digits', () => {
  expect(['1', '12345678', '123456789'].map(amountRule.accepts)).toEqual([true, true, false]);
});

test('R-11.1 a decimal has 1 or 2 places, and up to 8 digits before them', () => {
  expect(['1.', '1.2', '1.23', '1.234', '12345678.12', '123456789.1'].map(amountRule.accepts)).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('signs, grouping, exponents, a bare point and other digits are no amount', () => {
  expect(['-1', '+1', '1,000', '1e3', '.5', '.', '1.2.3', ' 1', '0x1', 'NaN', '１２', '१२', '1．5'].some(amountRule.accepts)).toBe(false);
});
