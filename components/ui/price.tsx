import { styled } from '#components/ui/styled/styled.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { formatMoneyParts } from '#lib/money/format-money.ts';
import type { Prices } from '#lib/content/values/prices.ts';

const Row = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    lineHeight: '1',
    minHeight: '2.125rem',
    '& [data-amount]': { alignItems: 'baseline', flexWrap: 'wrap', whiteSpace: 'nowrap' },
  },
});
const Symbol = styled('span', {
  base: { fontSize: '1.125rem', fontWeight: 'semibold', alignSelf: 'flex-start', marginTop: '.2em', marginInlineEnd: '.125rem' },
});
const Figure = styled('span', { base: { textStyle: 'price', fontSize: { base: '1.75rem', sm: '2.125rem' } } });
const Per = styled('span', { base: { textStyle: 'sm', color: 'fg.muted', marginInlineStart: '.375rem' } });
const NotSold = styled('span', { base: { textStyle: 'sm', color: 'fg.muted', whiteSpace: 'normal' } });

interface PriceProps {
  prices: Prices;
  language: Language;
  /** What follows the figure: '/month'. */
  per: string;
  /** Shown instead of a figure that nobody authored. */
  notSold: string;
}

/** An amount in every currency; the style sheet shows one, before the first paint and without JavaScript too. */
export function Price({ prices, language, per, notSold }: PriceProps) {
  return (
    <Row>
      {currencies.map((currency) => {
        const amount = prices[currency];
        if (!amount)
          return (
            <NotSold key={currency} data-amount={currency}>
              {notSold}
            </NotSold>
          );
        const { sign, symbol, figure } = formatMoneyParts(amount, language);
        return (
          <span key={currency} data-amount={currency}>
            <Symbol>
              {sign}
              {symbol}
            </Symbol>
            <Figure>{figure}</Figure>
            <Per>{per}</Per>
          </span>
        );
      })}
    </Row>
  );
}
