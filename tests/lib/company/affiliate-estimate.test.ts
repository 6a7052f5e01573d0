import { describe, expect, test } from '@jest/globals';
import {
  commissionOf,
  customerBounds,
  exampleCustomers,
  exampleOrders,
  monthlyCommission,
  readCustomers,
  readOrderAmount,
} from '#lib/company/affiliate-estimate.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { money } from '#lib/money/money.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';

describe('R-4.6 what an affiliate earns', () => {
  test.each([
    ['USD', 952, 7, 67],
    ['USD', 9711, 7, 680],
    ['USD', 24_676, 7, 1727],
    ['HKD', 7447, 26, 1936],
    ['HKD', 75_960, 26, 19_750],
    ['JPY', 1658, 26, 431],
    ['JPY', 42_975, 26, 11_174],
    ['USD', 50, 1, 1],
    ['USD', 49, 1, 0],
    ['JPY', 1000, 0, 0],
    ['JPY', 1000, 100, 1000],
  ] as const)('%s %d at %d percent is %d, rounded once and half up', (currency, order, rate, commission) => {
    expect(commissionOf(money(order, currency), rate)).toEqual(money(commission, currency));
  });

  test('a month is each order’s commission times the customers', () => {
    expect(monthlyCommission(20, money(1800, 'USD'), 7)).toEqual(money(2520, 'USD'));
    expect(monthlyCommission(20, money(14_000, 'HKD'), 26)).toEqual(money(72_800, 'HKD'));
    expect(monthlyCommission(20, money(952, 'USD'), 7)).toEqual(money(1340, 'USD'));
  });

  test('the largest order and the most customers are still exact', () => {
    const order = readOrderAmount('99999999.99', 'USD') ?? money(0, 'USD');
    expect(monthlyCommission(customerBounds.atMost, order, 100)).toEqual(money(9_999_999_999_000, 'USD'));
  });

  test('the example can be reckoned in every currency', () => {
    for (const currency of currencies) expect(readOrderAmount(exampleOrders[currency], currency)).not.toBeNull();
    expect(readCustomers(String(exampleCustomers))).toBe(exampleCustomers);
  });
});

describe('fields of the estimate', () => {
  test.each([
    ['1', 1],
    ['1000', 1000],
    ['１２', 12],
    [' 20 ', 20],
    ['1,000', 1000],
    ['0', null],
    ['1001', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
    ['many', null],
  ] as const)('%j customers are %j', (text, customers) => {
    expect(readCustomers(text)).toBe(customers);
  });

  test('100,000 digits are no number, and cost no time', async () => {
    const read = (): unknown[] => [readCustomers('9'.repeat(100_000)), readOrderAmount('9'.repeat(100_000), 'USD')];
    expect(read()).toEqual([null, null]);
    expect(await shortestTime(read)).toBeLessThan(50);
  });

  test.each([
    ['18.00', 'USD', 1800],
    ['18', 'USD', 1800],
    ['18.5', 'HKD', 1850],
    ['2700', 'JPY', 2700],
    ['２７００', 'JPY', 2700],
    ['2,700', 'JPY', 2700],
    ['0.01', 'USD', 1],
    ['0', 'USD', null],
    ['0.00', 'USD', null],
    ['18.005', 'USD', null],
    ['27.5', 'JPY', null],
    ['123456789', 'USD', null],
    ['-5', 'USD', null],
    ['1e3', 'USD', null],
    ['', 'USD', null],
    ['NaN', 'USD', null],
  ] as const)('%j in %s is %j minor units', (text, currency, amountMinor) => {
    expect(readOrderAmount(text, currency satisfies Currency)?.amountMinor ?? null).toBe(amountMinor);
  });
});
