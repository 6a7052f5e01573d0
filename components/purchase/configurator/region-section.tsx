import { useCallback } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Region } from '#lib/catalogue/catalogue.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import { isSoldOut } from '#lib/purchase/stock.ts';
import { Tag } from '#components/ui/primitives/tag.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { FormSection } from './form-section.tsx';
import { formStep } from './form-step.ts';
import { OptionGroup, OptionTile } from './option-tile.tsx';

const degrees = (latitude: number): string => {
  const minutes = Math.round(Math.abs(latitude) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
};

/** The region of the server, and its zone. */
export const RegionSection = formStep(
  ['region'],
  function RegionSection({ catalogue, configuration, language, change, stock }: ChoiceProps<'region'>) {
    const { t } = useTranslation('purchase');
    const choose = useCallback((region: string) => change({ region }), [change]);
    const regions = catalogue.regions.filter(({ code }) => soldModels(catalogue, code).length > 0);
    const region = regions.find(({ code }) => code === configuration.region);
    const latitude = (entry: Region): string =>
      entry.latitude >= 0
        ? t('region.north', { degrees: degrees(entry.latitude) })
        : t('region.south', { degrees: degrees(entry.latitude) });
    const hasStock = (code: string): boolean => soldModels(catalogue, code).some((model) => !isSoldOut(stock, code, model.code));
    return (
      <FormSection id="region" title={t('region.title')}>
        <OptionGroup name={t('region.title')}>
          {regions.map((entry) => (
            <OptionTile
              key={entry.code}
              group="region"
              value={entry.code}
              checked={entry.code === configuration.region}
              onChoose={choose}
              name={entry.city[language]}
              about={latitude(entry)}
            >
              <span className="stock">
                {stock && hasStock(entry.code) ? <Tag tone="success">{t('region.inStock')}</Tag> : null}
                {stock && !hasStock(entry.code) ? <Tag>{t('soldOut')}</Tag> : null}
              </span>
            </OptionTile>
          ))}
        </OptionGroup>
        {region ? (
          <div className="field">
            <p className="label">{t('region.zone')}</p>
            <OptionGroup name={t('region.zone')} columns="inline">
              <OptionTile group="zone" value={region.code} checked small onChoose={choose} name={region.name[language]} />
            </OptionGroup>
          </div>
        ) : null}
        <p className="help">{t('region.help')}</p>
      </FormSection>
    );
  },
);
