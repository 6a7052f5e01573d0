import { useId } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue, Model } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { bootDiskBounds, imageOf, soldDiskTypes, soldModels, soldTrafficPlans } from '#lib/catalogue/on-sale.ts';
import type { Language } from '#lib/language/languages.ts';
import { outboundText } from '#lib/catalogue/server-facts.ts';
import { formatBounds } from '#lib/format/format-number.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { isSoldOut, type StockEntry } from '#lib/purchase/stock.ts';
import { SizeField } from '../configurator/size-field.tsx';
import { StockTag } from '../configurator/stock-tag.tsx';

interface ServerProps {
  catalogue: Catalogue;
  server: PurchaseConfiguration;
  change: (wanted: Partial<PurchaseConfiguration>) => void;
}

interface SizeProps extends Omit<ServerProps, 'change'> {
  language: Language;
  /** What is left, as far as anybody has said. */
  stock: readonly StockEntry[] | undefined;
  onModel: (model: string) => void;
}

/** What is chosen of a server that is compared: its region, its size, its boot disk and its transfer. */
export function ServerFields({ catalogue, server, language, stock, change, onModel }: ServerProps & SizeProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  return (
    <>
      <div className="field">
        <label className="label" htmlFor={`${id}-region`}>
          {t('region.title')}
        </label>
        <select id={`${id}-region`} value={server.region} onChange={(event) => change({ region: event.target.value })}>
          {catalogue.regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name[language]}
            </option>
          ))}
        </select>
      </div>
      <ModelField catalogue={catalogue} server={server} language={language} stock={stock} onModel={onModel} />
      <BootDiskFields catalogue={catalogue} server={server} language={language} change={change} />
      <div className="field">
        <label className="label" htmlFor={`${id}-transfer`}>
          {t('network.transfer')}
        </label>
        <select id={`${id}-transfer`} value={server.traffic} onChange={(event) => change({ traffic: event.target.value })}>
          {soldTrafficPlans(catalogue, server.region).map(({ code, outboundGb }) => (
            <option key={code} value={code}>
              {outboundText(outboundGb)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** The size, by series, and whether any is left. */
function ModelField({ catalogue, server, language, stock, onModel }: SizeProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const sold = soldModels(catalogue, server.region);
  const sizeText = ({ code, vcpu, memoryGib }: Model): string => {
    const facts = `${sizeName(code)}: ${vcpu} vCPU, ${memoryGib} GiB`;
    // the chosen one has its mark beside the field, which is narrow
    return code !== server.model && isSoldOut(stock, server.region, code) ? `${facts} · ${t('soldOut')}` : facts;
  };
  const model = catalogue.models.find(({ code }) => code === server.model);
  return (
    <div className="field">
      <div className="marked">
        <label className="label" htmlFor={`${id}-size`}>
          {t('size.title')}
        </label>
        <StockTag stock={stock} region={server.region} model={server.model} />
      </div>
      <select id={`${id}-size`} value={server.model} onChange={(event) => onModel(event.target.value)}>
        {catalogue.series.map((series) => (
          <optgroup key={series.code} label={series.name[language]}>
            {sold
              .filter((each) => each.series === series.code)
              .map((each) => (
                <option key={each.code} value={each.code}>
                  {sizeText(each)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p className="help">{catalogue.series.find(({ code }) => code === model?.series)?.name[language]}</p>
    </div>
  );
}

/** The type of the boot disk and its size. */
function BootDiskFields({ catalogue, server, language, change }: ServerProps & { language: Language }) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const disk = catalogue.diskTypes.find(({ code }) => code === server.disk.type);
  const bounds = disk ? bootDiskBounds(disk, imageOf(catalogue, server.image)) : { min: 1, max: 1 };
  const said = formatBounds(bounds, language);
  return (
    <div className="two">
      <div className="field">
        <label className="label" htmlFor={`${id}-disk`}>
          {t('disk.boot')}
        </label>
        <select
          id={`${id}-disk`}
          value={server.disk.type}
          onChange={(event) => change({ disk: { type: event.target.value, sizeGib: server.disk.sizeGib } })}
        >
          {soldDiskTypes(catalogue, server.region).map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <span className="label" aria-hidden="true">
          {t('disk.size')}
        </span>
        <SizeField
          plain
          label={t('disk.sizeOf', { disk: t('disk.boot') })}
          unit="GiB"
          value={server.disk.sizeGib}
          bounds={bounds}
          help={t('disk.range', said)}
          messages={{ malformed: t('disk.bootMalformed', said), outOfBounds: t('disk.bootReset', said) }}
          onChange={(sizeGib) => change({ disk: { type: server.disk.type, sizeGib } })}
        />
      </div>
    </div>
  );
}
