import { describe, expect, test } from '@jest/globals';
import { decimalAmount, formatMoney, formatMoneyParts } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';

describe('R-2.5 an amount in the reader’s format', () => {
  test.each([
    ['en', 347, 'USD', '$3.47'],
    ['en', 2715, 'HKD', 'HK$27.15'],
    ['en', 1658, 'JPY', '¥1,658'],
    ['zh', 347, 'USD', 'US$3.47'],
    ['zh', 2715, 'HKD', 'HK$27.15'],
    ['zh', 1658, 'JPY', 'JP¥1,658'],
    ['ja', 347, 'USD', 'US$3.47'],
    ['ja', 2715, 'HKD', 'HK$27.15'],
    ['ja', 1658, 'JPY', '¥1,658'],
    ['en', 5, 'USD', '$0.05'],
    ['en', 0, 'USD', '$0.00'],
    ['ja', 0, 'JPY', '¥0'],
    ['en', 123_456_789, 'USD', '$1,234,567.89'],
    ['en', Number.MAX_SAFE_INTEGER, 'USD', '$90,071,992,547,409.91'],
    ['en', -347, 'USD', '−$3.47'],
  ] as const)('in %s, %d of %s is %s', (language, amountMinor, currency, expected) => {
    expect(formatMoney(money(amountMinor, currency), language)).toBe(expected);
  });

  test('comes apart into sign, symbol and figure', () => {
    expect(formatMoneyParts(money(2715, 'HKD'), 'zh')).toEqual({ sign: '', symbol: 'HK$', figure: '27.15' });
    expect(formatMoneyParts(money(-1658, 'JPY'), 'ja')).toEqual({ sign: '−', symbol: '¥', figure: '1,658' });
  });
});

test.each([
  [347, 'USD', '3.47'],
  [3, 'HKD', '0.03'],
  [0, 'USD', '0.00'],
  [-1, 'USD', '-0.01'],
  [662, 'JPY', '662'],
  [-5, 'JPY', '-5'],
] as const)('%d of %s is %s for machines', (amountMinor, currency, expected) => {
  expect(decimalAmount(money(amountMinor, currency))).toBe(expected);
});
