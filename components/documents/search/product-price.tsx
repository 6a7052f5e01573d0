import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';

const Line = styled('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: '3',
    alignItems: 'baseline',
    textStyle: 'sm',
    color: 'fg',
    fontWeight: 'normal',
    '& .state': { color: 'fg.muted' },
    '& .state[data-state=soldOut]': { color: 'fg.error' },
  },
});

/** The lowest price of a product that was found, in every currency (the style sheet shows one), and whether anything of it is left. */
export function ProductPrice({ row: { price, state }, language }: { row: SearchLink; language: Language }) {
  const { t } = useTranslation('overlays');
  if (!price) return null;
  return (
    <Line lang={htmlLang[language]}>
      {currencies.map((currency) => {
        const amountMinor = price.perMonthMinor[currency];
        return (
          <span key={currency} data-amount={currency}>
            {amountMinor === null ? t('search.notSold') : t('search.from', { price: formatMoney({ amountMinor, currency }, language) })}
          </span>
        );
      })}
      {state ? (
        <span className="state" data-state={state}>
          {t(`search.${state}`)}
        </span>
      ) : null}
    </Line>
  );
}
