import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import type { PriceClaims } from '#lib/price-history/price-claims.ts';
import { Tag } from '../primitives/tag.tsx';

const Line = styled('p', {
  base: {
    textStyle: 'xs',
    color: 'fg.muted',
    '& [data-amount]': { flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' },
    '& .was': { display: 'inline-flex', flexWrap: 'wrap', columnGap: '.375rem' },
    '& s': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textDecorationThickness: '1px' },
  },
});

/** The price before a reduction, named in words and struck through, and the percentage of it; nothing where nothing may be said. */
export function PriceBefore({ claims, language }: { claims: PriceClaims; language: Language }) {
  const { t } = useTranslation('offers');
  if (currencies.every((currency) => claims[currency] === null)) return null;
  return (
    <Line>
      {currencies.map((currency) => {
        const claim = claims[currency];
        return claim === null ? null : (
          <span key={currency} data-amount={currency}>
            <Tag tone="land">{t('off', { figure: discountFigure(claim.percent, language) })}</Tag>{' '}
            <span className="was">
              <span>{t(`before.${claim.market}`)}</span> <s data-before={claim.before.amountMinor}>{formatMoney(claim.before, language)}</s>
            </span>
          </span>
        );
      })}
    </Line>
  );
}
