import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import type { Prices } from '#lib/content/values/prices.ts';

interface AmountProps {
  prices: Prices;
  language: Language;
  /** Shown instead of a figure that nobody authored. */
  notSold: string;
  /** Puts the figure into a text: 'then $9.52'. */
  say?: (amount: string) => string;
}

/** An amount in running text or a cell: all currencies are in the HTML, the style sheet shows one. */
export function Amount({ prices, language, notSold, say = (amount) => amount }: AmountProps) {
  return currencies.map((currency) => {
    const amount = prices[currency];
    return (
      <span key={currency} data-amount={currency}>
        {amount ? say(formatMoney(amount, language)) : notSold}
      </span>
    );
  });
}
