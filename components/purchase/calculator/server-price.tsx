import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { defaultPeriod } from '#lib/catalogue/on-sale.ts';
import { formatGib } from '#lib/format/format-number.ts';
import type { Language } from '#lib/language/languages.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { perUnit } from '#lib/purchase/per-unit.ts';
import { estimate, type Estimate } from '#lib/purchase/estimate.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { OverYearsTable } from '#components/ui/server/over-years-table.tsx';
import { useDiscountName } from '#components/ui/server/use-discount-name.ts';
import type { Promotions } from '../promotion/use-promotions.ts';
import { Gauge } from '#components/ui/charts/gauge.tsx';

interface ServerPriceProps {
  catalogue: Catalogue;
  server: PurchaseConfiguration;
  offers: Promotions;
  promotions: readonly NamedPromotion[];
  language: Language;
}

/** A server that is compared, drawn at the scale of the others, and what it costs a month. */
export function ServerPrice({ catalogue, server, offers, promotions, language }: ServerPriceProps) {
  const { t } = useTranslation('purchase');
  const model = catalogue.models.find(({ code }) => code === server.model);
  const disk = catalogue.diskTypes.find(({ code }) => code === server.disk.type);
  const ofMonth = { ...server, period: defaultPeriod(catalogue)?.code ?? server.period };
  const estimated = estimate(catalogue, ofMonth, offers.discountsOf(ofMonth));
  const monthly = estimated?.perMonth;
  const nameOf = useDiscountName(promotions, language);
  return (
    <>
      {model && disk ? (
        <Gauge
          rows={[
            { kind: 'vcpu', name: t('size.vcpu'), figure: t('size.cores', { count: model.vcpu }), amount: model.vcpu },
            { kind: 'memory', name: t('size.memory'), figure: `${model.memoryGib} GiB`, amount: model.memoryGib },
            { kind: 'disk', name: t('disk.boot'), figure: `${formatGib(server.disk.sizeGib)} ${disk.label}`, amount: server.disk.sizeGib },
          ]}
        />
      ) : null}
      {monthly && model ? (
        <>
          <dl className="figures">
            {server.dataDisks.map(({ type, sizeGib }, place) => (
              <div key={place}>
                <dt>{t('disk.dataNumber', { number: place + 1 })}</dt>
                <dd>{`${formatGib(sizeGib)} ${catalogue.diskTypes.find(({ code }) => code === type)?.label ?? type}`}</dd>
              </div>
            ))}
            {estimated.discounts.map((discount) => (
              <div key={discount.code} data-discount={discount.code}>
                <dt>{nameOf(discount)}</dt>
                <dd>
                  <Amount prices={discount.prices} language={language} notSold={t('notSold')} />
                </dd>
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
          <MonthPrice estimated={estimated} language={language} />
          {estimated.discounts.length > 0 ? (
            <OverYearsTable catalogue={catalogue} ordered={ofMonth} price={estimated} language={language} />
          ) : null}
        </>
      ) : (
        <p>{t('notSold')}</p>
      )}
    </>
  );
}

/** What a server costs a month, and its renewal where a promotion makes the first one cheaper. */
function MonthPrice({ estimated: { perMonth, renewal, discounts }, language }: { estimated: Estimate; language: Language }) {
  const { t } = useTranslation('purchase');
  return (
    <>
      <p className="price">
        <b data-total="">
          <Amount prices={perMonth} language={language} notSold={t('notSold')} />
        </b>{' '}
        {t('calculator.perMonth')}
      </p>
      {discounts.length > 0 ? (
        <p className="help">
          <Amount prices={renewal} language={language} notSold={t('notSold')} say={(amount) => t('calculator.renews', { amount })} />
        </p>
      ) : null}
    </>
  );
}
