import { useTranslation } from '#components/ui/words/use-translation.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { alikeInSeries } from '#lib/purchase/apply-choice.ts';
import { largerSizes } from '#lib/catalogue/larger-sizes.ts';
import type { ChoiceProps } from './choice-props.ts';
import { FormSection } from './form-section.tsx';
import { formStep } from './form-step.ts';
import { OptionGroup, OptionTile } from './option-tile.tsx';
import { useLatest } from '../use-latest.ts';

/** The family and its generation; the closest size is chosen with it. */
export const SeriesSection = formStep(
  ['region', 'model'],
  function SeriesSection({ catalogue, configuration: { region, model }, language, change }: ChoiceProps<'region' | 'model'>) {
    const { t } = useTranslation('purchase');
    const sold = new Set(soldModels(catalogue, region).map(({ series }) => series));
    const series = catalogue.series.filter(({ code }) => sold.has(code));
    const families = catalogue.families.filter(({ code }) => series.some((entry) => entry.family === code));
    const current = series.find(({ code }) => code === catalogue.models.find((entry) => entry.code === model)?.series);
    const generations = series.filter(({ family }) => family === current?.family);
    const targets = largerSizes(catalogue, { region, model });
    const choose = useLatest((code: string) => {
      const alike = alikeInSeries(catalogue, region, code, model);
      if (alike) change({ model: alike.code });
    });
    const chooseFamily = useLatest((family: string) => {
      const first = series.find((entry) => entry.family === family);
      if (first) choose(first.code);
    });
    return (
      <FormSection id="series" title={t('series.title')}>
        <OptionGroup name={t('series.title')}>
          {families.map(({ code, name, summary }) => (
            <OptionTile
              key={code}
              group="family"
              value={code}
              checked={code === current?.family}
              onChoose={chooseFamily}
              name={name[language]}
              about={summary[language]}
            />
          ))}
        </OptionGroup>
        {generations.length > 1 ? (
          <div className="field">
            <p className="label">{t('series.generation')}</p>
            <OptionGroup name={t('series.generation')} columns="inline">
              {generations.map(({ code, name, clockGhz }) => (
                <OptionTile
                  key={code}
                  group="series"
                  value={code}
                  checked={code === current?.code}
                  small
                  onChoose={choose}
                  name={name[language]}
                  about={t('series.clock', { ghz: clockGhz })}
                />
              ))}
            </OptionGroup>
          </div>
        ) : (
          <p className="help">{current ? `${current.name[language]} · ${t('series.clock', { ghz: current.clockGhz })}` : null}</p>
        )}
        <p className="help">{t('series.changeRule')}</p>
        <p className="help">
          {targets.length === 0
            ? t('series.largest')
            : t('series.targets', { sizes: targets.map(({ code }) => sizeName(code)).join(t('series.and')) })}
        </p>
      </FormSection>
    );
  },
);
