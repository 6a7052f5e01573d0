import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { SameLengthNote } from '#components/ui/server/same-length-note.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { FormSection } from './form-section.tsx';
import { OptionGroup, OptionTile } from './option-tile.tsx';

/** The billing period, with what the whole of it costs at the list price; longer ones are cheaper. */
export function PeriodSection({ catalogue, configuration, language, change }: ChoiceProps) {
  const { t } = useTranslation('purchase');
  // the chosen tile is painted first, the amounts of all of them right after it
  const settled = useDeferredValue(configuration);
  const totals = useMemo(
    () => catalogue.periods.map(({ code }) => estimate(catalogue, { ...settled, period: code })?.total),
    [catalogue, settled],
  );
  const choose = useCallback((period: string) => change({ period }), [change]);
  return (
    <FormSection id="period" title={t('period.title')}>
      <OptionGroup name={t('period.title')} columns="five">
        {catalogue.periods.map((period, place) => (
          <PeriodTile
            key={period.code}
            period={period}
            total={totals[place]}
            checked={period.code === configuration.period}
            language={language}
            onChoose={choose}
          />
        ))}
      </OptionGroup>
      <p className="help">{t('period.help')}</p>
      <SameLengthNote periods={catalogue.periods} language={language} />
    </FormSection>
  );
}

interface PeriodTileProps {
  period: Catalogue['periods'][number];
  /** Absent: the configuration has no price. */
  total: Prices | undefined;
  checked: boolean;
  language: Language;
  onChoose: (period: string) => void;
}

const PeriodTile = memo(function PeriodTile({
  period: { code, name, discountPercent },
  total,
  checked,
  language,
  onChoose,
}: PeriodTileProps) {
  const { t } = useTranslation('purchase');
  return (
    <OptionTile
      group="period"
      value={code}
      checked={checked}
      small
      onChoose={onChoose}
      name={name[language]}
      note={discountPercent > 0 ? t('period.off', { figure: discountFigure(discountPercent, language) }) : undefined}
    >
      {total ? (
        <span className="amount">
          <Amount prices={total} language={language} notSold={t('notSold')} />
        </span>
      ) : null}
    </OptionTile>
  );
});
