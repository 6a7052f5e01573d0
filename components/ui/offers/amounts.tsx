import { chakra } from '@chakra-ui/react/styled-system';
import type { Prices } from '#lib/content/prices.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';

const Amount = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

interface AmountsProps {
  prices: Prices;
  language: Language;
  /** Said in place of an amount that nobody authored. */
  notSold: string;
  /** Puts the amount into words: 'then $9.52'. */
  say?: (amount: string) => string;
}

/** An amount inside a text, in every currency; the style sheet shows one. */
export function Amounts({ prices, language, notSold, say = (amount) => amount }: AmountsProps) {
  return currencies.map((currency) => {
    const amount = prices[currency];
    return <Amount key={currency} data-amount={currency}>{amount ? say(formatMoney(amount, language)) : notSold}</Amount>;
  });
}
