import { useTranslation } from 'next-i18next/pages';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { alikeInSeries, changeTargets } from '#lib/purchase/rechoose.ts';
import type { ChoiceProps } from './choice-props.ts';
import { FormSection } from './form-section.tsx';
import { OptionGroup, OptionTile } from './option-tile.tsx';

/** The family and its generation; the size follows as nearly as it can. */
export function SeriesSection({ catalogue, configuration, language, change }: ChoiceProps) {
  const { t } = useTranslation('purchase');
  const sold = new Set(soldModels(catalogue, configuration.region).map(({ series }) => series));
  const series = catalogue.series.filter(({ code }) => sold.has(code));
  const families = catalogue.families.filter(({ code }) => series.some((entry) => entry.family === code));
  const current = series.find(({ code }) => code === catalogue.models.find((model) => model.code === configuration.model)?.series);
  const generations = series.filter(({ family }) => family === current?.family);
  const targets = changeTargets(catalogue, configuration.region, configuration.model);
  const choose = (code: string | undefined): void => {
    const model = code === undefined ? null : alikeInSeries(catalogue, configuration.region, code, configuration.model);
    if (model) change({ model: model.code });
  };
  return (
    <FormSection id="series" title={t('series.title')}>
      <OptionGroup name={t('series.title')}>
        {families.map(({ code, name, summary }) => (
          <OptionTile key={code} group="family" value={code} checked={code === current?.family} onChoose={() => choose(series.find(({ family }) => family === code)?.code)}>
            <b>{name[language]}</b>
            <span>{summary[language]}</span>
          </OptionTile>
        ))}
      </OptionGroup>
      {generations.length > 1 ? (
        <div className="field">
          <p className="label">{t('series.generation')}</p>
          <OptionGroup name={t('series.generation')} columns="inline">
            {generations.map(({ code, name, clockGhz }) => (
              <OptionTile key={code} group="series" value={code} checked={code === current?.code} small onChoose={() => choose(code)}>
                <b>{name[language]}</b>
                <span>{t('series.clock', { ghz: clockGhz })}</span>
              </OptionTile>
            ))}
          </OptionGroup>
        </div>
      ) : <p className="help">{current ? `${current.name[language]} · ${t('series.clock', { ghz: current.clockGhz })}` : null}</p>}
      <p className="help">{t('series.changeRule')}</p>
      <p className="help">{t('series.targets', { sizes: targets.map(({ code }) => sizeName(code)).join(t('series.and')) })}</p>
    </FormSection>
  );
}
