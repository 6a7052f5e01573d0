import { expect, test } from '@jest/globals';
import { amountProblem, readAmount } from '#studio/tools/prices/read-amount.ts';

test.each([
  ['0', 0],
  ['1091.5', 1091.5],
  ['1.2345', 1.2345],
  ['1,091', 1091],
  ['12,091.5', 12_091.5],
  ['1,234,567', 1_234_567],
  ['US$ 1.85', 1.85],
  ['hk$1', 1],
  ['$1', 1],
  ['¥ 300', 300],
  ['USD 2', 2],
  ['HKD2', 2],
  ['jpy 2', 2],
])('%s is the amount %d', (cell, amount) => {
  expect(readAmount(cell, false)).toBe(amount);
});

test.each(['', '-1', '1.23456', 'free', '1e3', '0x10', '1 000', '1,85', '1234,567', '1,0915', '1.', '.5', '1.5 USD', 'a1', '１'])(
  '“%s” is none',
  (cell) => {
    expect(readAmount(cell, false)).toBeNull();
  },
);

test.each([
  ['1,85', 1.85],
  ['1,091', 1.091],
  ['1.85', 1.85],
  ['300', 300],
  ['1.091,50', null],
  ['1,091,500', null],
])('where a comma is the decimal point, %s is %p', (cell, amount) => {
  expect(readAmount(cell, true)).toBe(amount);
});

test('a cell that was not read is named with its currency', () => {
  expect(amountProblem('HKD', 'free')).toBe('HKD free: write an amount of 0 or more with at most 4 decimals, like 1091.5.');
});
