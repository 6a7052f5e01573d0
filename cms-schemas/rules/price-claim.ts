import type { PriceBeforeMessage } from '#lib/contracts/calls/price-calls.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import type { NoClaimReason } from '#lib/money/markets.ts';
import { money } from '#lib/money/money.ts';

const reasons = {
  'not-sold': 'not sold',
  'not-reduced': 'not below the list price',
  'no-market': 'no market is chosen in the site settings',
  'not-lower': 'not below the price before',
  'history-too-short': 'the prices before are not known for long enough',
  'not-sold-before': 'it was not sold before',
  'not-long-enough': 'no price was asked for long enough before',
  'too-few-sales': 'too few were sold before',
} as const satisfies Record<NoClaimReason, string>;

/** What a page says of a price, for an editor: the price before and the percentage, or why there is none. */
export function claimInWords(found: PriceBeforeMessage, currency: Currency): string {
  const words = (amountMinor: number): string => formatMoney(money(amountMinor, currency), 'en');
  if (found.nowMinor === null) return 'Not sold';
  if (found.kind === 'claim')
    return `${words(found.nowMinor)}, before ${words(found.beforeMinor)}: ${found.percent}% off (${found.market})`;
  const before = found.beforeMinor === undefined ? '' : `, before ${words(found.beforeMinor)}`;
  return `${words(found.nowMinor)}${before}; no claim: ${reasons[found.reason]}${found.market ? ` (${found.market})` : ''}`;
}
