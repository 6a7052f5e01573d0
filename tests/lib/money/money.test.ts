import { describe, expect, test } from '@jest/globals';
import { addMoney, money, sumMoney } from '#lib/money/money.ts';

describe('money', () => {
  test('is a whole number of minor units', () => {
    expect(money(347, 'USD')).toEqual({ amountMinor: 347, currency: 'USD' });
    expect(() => money(3.47, 'USD')).toThrow('not a whole number');
    expect(() => money(Number.NaN, 'USD')).toThrow('not a whole number');
    expect(() => money(Number.MAX_SAFE_INTEGER + 1, 'JPY')).toThrow('not a whole number');
  });

  test('adds within one currency', () => {
    expect(addMoney(money(10, 'HKD'), money(20, 'HKD'))).toEqual(money(30, 'HKD'));
    expect(sumMoney([money(1, 'JPY'), money(2, 'JPY'), money(3, 'JPY')], 'JPY')).toEqual(money(6, 'JPY'));
    expect(sumMoney([], 'USD')).toEqual(money(0, 'USD'));
  });

  test('never mixes two currencies', () => {
    expect(() => addMoney(money(1, 'USD'), money(1, 'HKD'))).toThrow('do not mix');
    expect(() => sumMoney([money(1, 'USD')], 'JPY')).toThrow('do not mix');
  });
});
