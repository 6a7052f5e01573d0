import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { DiscountCells } from '#components/ui/offers/discount-cells.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import type { PriceClaims } from '#lib/price-history/price-claims.ts';

const Block = styled('div', {
  base: {
    '& [data-amount]': { flexDirection: 'column', gap: '2', width: 'full' },
    '& .off': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', columnGap: '4', alignItems: 'center' },
    '& .off svg': { maxWidth: 'full' },
    '& .was': { display: 'flex', justifyContent: 'space-between', columnGap: '4', color: 'fg.muted' },
    '& s': { whiteSpace: 'nowrap', textDecorationThickness: '1px' },
  },
});

/**
 * What an offer takes off a price: a bar of twenty cells, the percentage, and the price before, named in words and struck through; nothing
 * where nothing may be said.
 */
export function Saving({ claims, language }: { claims: PriceClaims; language: Language }) {
  const { t } = useTranslation('offers');
  if (currencies.every((currency) => claims[currency] === null)) return null;
  return (
    <Block>
      {currencies.map((currency) => {
        const claim = claims[currency];
        return claim === null ? null : (
          <div key={currency} data-amount={currency}>
            <p className="off">
              <DiscountCells percent={claim.percent} />
              <Tag tone="land">{t('off', { figure: discountFigure(claim.percent, language) })}</Tag>
            </p>{' '}
            <p className="was">
              <span>{t(`before.${claim.market}`)}</span> <s data-before={claim.before.amountMinor}>{formatMoney(claim.before, language)}</s>
            </p>
          </div>
        );
      })}
    </Block>
  );
}
