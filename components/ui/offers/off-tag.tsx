import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import type { CommonPercents } from '#lib/price-history/price-claims.ts';
import { Tag } from '../primitives/tag.tsx';

/** The percentage by which prices are below those before them, in the shown currency; nothing where nothing may be said. */
export function OffTag({ percents, language }: { percents: CommonPercents; language: Language }) {
  const { t } = useTranslation('offers');
  return currencies.map((currency) => {
    const percent = percents[currency];
    return percent === null ? null : (
      <span key={currency} data-amount={currency}>
        <Tag tone="land">{t('off', { figure: discountFigure(percent, language) })}</Tag>
      </span>
    );
  });
}
