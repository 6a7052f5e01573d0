import { useCallback } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import type { ChoiceProps } from './choice-props.ts';
import { FormSection } from './form-section.tsx';
import { formStep } from './form-step.ts';
import { OptionGroup, OptionTile } from './option-tile.tsx';

/** The billing period; longer ones are cheaper. */
export const PeriodSection = formStep(
  ['period'],
  function PeriodSection({ catalogue, configuration, language, change }: ChoiceProps<'period'>) {
    const { t } = useTranslation('purchase');
    const choose = useCallback((period: string) => change({ period }), [change]);
    return (
      <FormSection id="period" title={t('period.title')}>
        <OptionGroup name={t('period.title')} columns="narrow">
          {catalogue.periods.map(({ code, name, discountPercent }) => (
            <OptionTile
              key={code}
              group="period"
              value={code}
              checked={code === configuration.period}
              small
              onChoose={choose}
              name={name[language]}
              note={discountPercent > 0 ? t('period.off', { figure: discountFigure(discountPercent, language) }) : undefined}
            />
          ))}
        </OptionGroup>
        <p className="help">{t('period.help')}</p>
      </FormSection>
    );
  },
);
