import { useId } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue, Model } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { bootDiskBounds, defaultPeriod, imageOf, soldDiskTypes, soldModels, soldTrafficPlans } from '#lib/catalogue/on-sale.ts';
import type { Fallback, PurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { Language } from '#lib/language/languages.ts';
import { outboundText } from '#lib/purchase/outbound-text.ts';
import { perUnit } from '#lib/purchase/per-unit.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { estimate } from '#lib/purchase/quotation.ts';
import { rechoose } from '#lib/purchase/apply-choice.ts';
import { isSoldOut, type StockEntry } from '#lib/purchase/stock.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Gauge } from '#components/ui/charts/gauge.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { FallbackNotice } from '../configurator/fallback-notice.tsx';
import { fieldStyles } from '../configurator/field-styles.ts';
import { SizeField } from '../configurator/size-field.tsx';
import { StockTag } from '../configurator/stock-tag.tsx';

const Column = styled('section', {
  base: {
    ...fieldStyles,
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: '5',
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    background: 'bg',
    '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3', minHeight: '36px' },
    '& h2': { fontSize: '1.0625rem', fontWeight: 'semibold' },
    '& .label': { fontSize: '.875rem', fontWeight: 'semibold' },
    '& .help': { textStyle: 'xs', color: 'fg.muted' },
    '& .error': { textStyle: 'sm', color: 'fg.error', display: 'flex', gap: '2' },
    '& .marked': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3', minHeight: '1.75rem' },
    '& .two': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', gap: '3', alignItems: 'start' },
    '& .figures': {
      display: 'grid',
      gap: '1',
      fontSize: '.875rem',
      '& div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
      '& dt': { color: 'fg.muted' },
      '& dd': { fontWeight: 'semibold' },
    },
    '& .price': { borderTop: '1px solid', borderColor: 'border.emphasized', paddingTop: '4', '& b': { textStyle: 'price' } },
    '& dl': { width: 'full' },
  },
});

interface CalculatorColumnProps {
  catalogue: Catalogue;
  server: PurchaseConfiguration;
  number: number;
  language: Language;
  /** What the address asked for, or the last choice had, and cannot be. */
  fallbacks: readonly Fallback[];
  /** What is left, as far as anybody has said. */
  stock: readonly StockEntry[] | undefined;
  /** The configurator with this server. */
  href: string;
  onChange: (address: PurchaseAddress) => void;
  onModel: (model: string) => void;
  onForget: () => void;
  onRemove: (() => void) | null;
}

/** One server of the comparison: what it is, drawn, and what it costs a month. */
export function CalculatorColumn({
  catalogue,
  server,
  fallbacks,
  number,
  language,
  stock,
  href,
  onChange,
  onModel,
  onForget,
  onRemove,
}: CalculatorColumnProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const sold = soldModels(catalogue, server.region);
  const sizeText = ({ code, vcpu, memoryGib }: Model): string => {
    const facts = `${sizeName(code)}: ${vcpu} vCPU, ${memoryGib} GiB`;
    // the chosen one has its mark beside the field, which is narrow
    return code !== server.model && isSoldOut(stock, server.region, code) ? `${facts} · ${t('soldOut')}` : facts;
  };
  const model = catalogue.models.find(({ code }) => code === server.model);
  const disk = catalogue.diskTypes.find(({ code }) => code === server.disk.type);
  const monthly = estimate(catalogue, { ...server, period: defaultPeriod(catalogue)?.code ?? server.period })?.perMonth;
  const change = (wanted: Partial<PurchaseConfiguration>): void => onChange(rechoose(catalogue, server, wanted));
  const bounds = disk ? bootDiskBounds(disk, imageOf(catalogue, server.image)) : { min: 1, max: 1 };
  return (
    <Column aria-labelledby={`${id}-name`}>
      <header>
        <h2 id={`${id}-name`}>{t('calculator.server', { number })}</h2>
        {onRemove ? (
          <Button size="sm" variant="tertiary" onClick={onRemove}>
            {t('calculator.remove')}
            <VisuallyHidden>{` ${number}`}</VisuallyHidden>
          </Button>
        ) : null}
      </header>
      <FallbackNotice fallbacks={fallbacks} onClose={onForget} />
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
            help={t('disk.range', { ...bounds })}
            messages={{ malformed: t('disk.bootMalformed', { ...bounds }), outOfBounds: t('disk.bootReset', { ...bounds }) }}
            onChange={(sizeGib) => change({ disk: { type: server.disk.type, sizeGib } })}
          />
        </div>
      </div>
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
      {model && disk ? (
        <Gauge
          rows={[
            { kind: 'vcpu', name: t('size.vcpu'), figure: t('size.cores', { count: model.vcpu }), amount: model.vcpu },
            { kind: 'memory', name: t('size.memory'), figure: `${model.memoryGib} GiB`, amount: model.memoryGib },
            { kind: 'disk', name: t('disk.boot'), figure: `${server.disk.sizeGib} GiB ${disk.label}`, amount: server.disk.sizeGib },
          ]}
        />
      ) : null}
      {monthly && model ? (
        <>
          <dl className="figures">
            {server.dataDisks.map(({ type, sizeGib }, place) => (
              <div key={place}>
                <dt>{t('disk.dataNumber', { number: place + 1 })}</dt>
                <dd>{`${sizeGib} GiB ${catalogue.diskTypes.find(({ code }) => code === type)?.label ?? type}`}</dd>
              </div>
            ))}
            <div>
              <dt>{t('calculator.perCore')}</dt>
              <dd>
                <Amount prices={perUnit(monthly, model.vcpu)} language={language} notSold={t('notSold')} />
              </dd>
            </div>
            <div>
              <dt>{t('calculator.perGib')}</dt>
              <dd>
                <Amount prices={perUnit(monthly, model.memoryGib)} language={language} notSold={t('notSold')} />
              </dd>
            </div>
          </dl>
          <p className="price">
            <b data-total="">
              <Amount prices={monthly} language={language} notSold={t('notSold')} />
            </b>{' '}
            {t('calculator.perMonth')}
          </p>
        </>
      ) : (
        <p>{t('notSold')}</p>
      )}
      <ButtonLink href={href} language={language} width="full">
        {t('calculator.configure')}
        <VisuallyHidden>{` ${number}`}</VisuallyHidden>
      </ButtonLink>
    </Column>
  );
}
