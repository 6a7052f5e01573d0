import type { EquivalentMutant } from './entry.ts';

/** Prices, discounts and orders. */
export const inMoney: readonly EquivalentMutant[] = [
  {
    file: 'lib/catalogue/price.ts',
    within: 'authored === undefined ?',
    original: 'authored === undefined',
    replacement: 'false',
    because: 'undefined is no valid price either; the types require the check',
  },
  {
    file: 'lib/catalogue/discounts.ts',
    within: 'shares[index] ?? 0',
    original: '0',
    replacement: '1',
    because: 'there is a share for each line; the types require the fallback',
  },
  {
    file: 'lib/catalogue/period-end.ts',
    within: 'start.getUTCMonth() + months, 1)',
    original: '1',
    replacement: '2',
    because: 'only the year and the month of that day are read',
  },
  {
    file: 'lib/money/discount-figure.ts',
    within: 'toFixed(3)',
    original: '3',
    replacement: '4',
    because: 'a percentage has two decimals, so tenths have three',
  },
  {
    file: 'lib/money/format-money.ts',
    within: 'if (known) return known;',
    original: 'known',
    replacement: 'false',
    because: 'a format that is made again is the same one; knowing it saves time',
  },
  {
    file: 'lib/money/format-money.ts',
    within: 'padStart(decimals + 1,',
    original: '1',
    replacement: '0',
    because: 'the whole part is read as a number: without a digit it is 0, and zeros before it do not count',
  },
  {
    file: 'lib/money/format-money.ts',
    within: 'padStart(decimals + 1,',
    original: '1',
    replacement: '2',
    because: 'the whole part is read as a number: without a digit it is 0, and zeros before it do not count',
  },
  {
    file: 'services/mydoc/orders/quotes/quote-rules.ts',
    within: "const month = { code: '', name: { en: '', zh: '', ja: '' }, months: 1, discountPercent: 0, order: 0 };",
    original: '0',
    replacement: '1',
    because: 'the only period of its catalogue is in any order',
  },
  {
    file: 'services/mydoc/orders/quotes/quote-rules.ts',
    within: 'if (!result.ok) throw new Error(`no monthly price: ${result.reason}`);',
    original: '!result.ok',
    replacement: 'false',
    because: 'what has a price for a period has one for a month',
  },
  {
    file: 'services/mydoc/orders/quotes/held-terms.ts',
    within: 'correctedAtMs !== null && createdMs < correctedAtMs && correctedAtMs <= nowMs;',
    original: 'correctedAtMs !== null',
    replacement: 'true',
    because: 'no instant compares as 1970, and no quote is older',
  },
  {
    file: 'lib/price-history/price-before.ts',
    within: 'sales = [] }',
    original: '[]',
    replacement: '["Stryker was here"]',
    because: 'a text is no sale',
  },
  {
    file: 'lib/price-history/public-prices.ts',
    within: 'return found ? [found] : [];',
    original: '[]',
    replacement: '["Stryker was here"]',
    because: 'a text has no code, so that no choice names it',
  },
];
