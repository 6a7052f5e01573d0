import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { defaultPeriod } from '#lib/catalogue/on-sale.ts';
import type { Language } from '#lib/language/languages.ts';
import { perUnit } from '#lib/purchase/per-unit.ts';
import { estimate } from '#lib/purchase/quotation.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Gauge } from '#components/ui/charts/gauge.tsx';

interface ServerPriceProps {
  catalogue: Catalogue;
  server: PurchaseConfiguration;
  language: Language;
}

/** A server that is compared, drawn at the scale of the others, and what it costs a month. */
export function ServerPrice({ catalogue, server, language }: ServerPriceProps) {
  const { t } = useTranslation('purchase');
  const model = catalogue.models.find(({ code }) => code === server.model);
  const disk = catalogue.diskTypes.find(({ code }) => code === server.disk.type);
  const monthly = estimate(catalogue, { ...server, period: defaultPeriod(catalogue)?.code ?? server.period })?.perMonth;
  return (
    <>
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
    </>
  );
}
