import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { DiscountCells } from '#components/ui/offers/discount-cells.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import type { CommonPercents, PriceClaims } from '#lib/price-history/price-claims.ts';

const Block = styled('div', {
  base: {
    '& [data-amount]': { flexDirection: 'column', gap: '2', width: 'full' },
    '& .off': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', columnGap: '4', alignItems: 'center' },
    '& .off svg': { maxWidth: 'full' },
    '& .was': { display: 'flex', justifyContent: 'space-between', columnGap: '4', color: 'fg.muted' },
    '& s': { whiteSpace: 'nowrap', textDecorationThickness: '1px' },
  },
});

interface SavingProps {
  claims: PriceClaims;
  /** What the head of the list has drawn for every price of it. */
  shared: CommonPercents;
  language: Language;
}

/**
 * What an offer takes off a price: a bar of twenty cells, unless one above is that of every price, the percentage, and the price before,
 * named in words and struck through; nothing where nothing may be said.
 */
export function Saving({ claims, shared, language }: SavingProps) {
  const { t } = useTranslation('offers');
  if (currencies.every((currency) => claims[currency] === null)) return null;
  return (
    <Block>
      {currencies.map((currency) => {
        const claim = claims[currency];
        if (claim === null) return null;
        const percentage = <Tag tone="land">{t('off', { figure: discountFigure(claim.percent, language) })}</Tag>;
        const isDrawn = shared[currency] === null;
        return (
          <div key={currency} data-amount={currency}>
            {isDrawn ? (
              <p className="off">
                <DiscountCells percent={claim.percent} />
                {percentage}
              </p>
            ) : null}{' '}
            <p className="was">
              <span>
                {isDrawn ? null : percentage} {t(`before.${claim.market}`)}
              </span>{' '}
              <s data-before={claim.before.amountMinor}>{formatMoney(claim.before, language)}</s>
            </p>
          </div>
        );
      })}
    </Block>
  );
}

const Shared = styled('p', {
  base: {
    marginBottom: '6',
    '& [data-amount]': { alignItems: 'center', gap: '4', maxWidth: 'full' },
    // on the narrowest phone the bar gives way to its percentage
    '& svg': { width: '238px', flex: '0 1 auto', minWidth: '0' },
  },
});

/** What an offer takes off every price of a list, drawn once. */
export function SharedSaving({ percents, language }: { percents: CommonPercents; language: Language }) {
  const { t } = useTranslation('offers');
  if (currencies.every((currency) => percents[currency] === null)) return null;
  return (
    <Shared>
      {currencies.map((currency) => {
        const percent = percents[currency];
        return percent === null ? null : (
          <span key={currency} data-amount={currency}>
            <DiscountCells percent={percent} />
            <Tag tone="land">{t('off', { figure: discountFigure(percent, language) })}</Tag>
          </span>
        );
      })}
    </Shared>
  );
}
