import type { ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { outboundText } from '#lib/catalogue/server-facts.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ServerBill } from '#components/ui/server/server-bill.tsx';
import { ServerFacts } from '#components/ui/server/server-facts.tsx';
import { RefundRules } from '../about/refund-rules.tsx';
import { SixFacts } from '../confirmation/six-facts.tsx';
import { QuoteAndOrder } from '../quote/quote-details.tsx';

interface ChangeDetailsProps {
  quote: Quote;
  catalogue: Catalogue;
  language: Language;
  /** What the server can become. */
  choice: ReactNode;
  /** The coupons for it. */
  coupons: ReactNode;
  /** Terms, check and button. */
  children: ReactNode;
}

/** The quote of a change as the service returned it: nothing is calculated here. */
export function ChangeDetails({ quote, catalogue, language, choice, coupons, children }: ChangeDetailsProps) {
  const { t } = useTranslation(['changes', 'purchase', 'renewals']);
  const { changes, configuration } = quote;
  if (!changes) return null;
  const { from, kind, days } = changes;
  const period = catalogue.periods.find(({ code }) => code === quote.period)?.name[language] ?? quote.period;
  const until = formatLocalInstant(changes.until, language);
  const servers = quantityOf(configuration);
  const outbound = (code: string): string => outboundText(catalogue.trafficPlans.find((plan) => plan.code === code)?.outboundGb ?? 0);
  const before = kind === 'upgrade' ? modelName(catalogue, from.model, language) : `${from.disk.sizeGib} GiB · ${outbound(from.traffic)}`;
  return (
    <QuoteAndOrder>
      <div className="main">
        {choice}
        <section>
          <h2>{t('difference.heading')}</h2>
          <p data-days={days}>{t('difference.text', { days, until })}</p>
        </section>
        <section>
          <h2>{t('becomes')}</h2>
          <ServerFacts
            configuration={configuration}
            period={period}
            password={null}
            catalogue={catalogue}
            language={language}
            more={[
              [t('purchase:disk.boot'), `${configuration.disk.sizeGib} GiB`],
              [t('purchase:network.transfer'), outbound(configuration.traffic)],
              [t('before'), before],
              [
                t('renewals:order'),
                <SiteLink key="order" href={orderPath(changes.order)} language={language}>
                  {changes.number}
                </SiteLink>,
              ],
              [t('purchase:confirm.quoteNumber'), <code key="number">{quote.id}</code>],
            ]}
          />
        </section>
        <section>
          <h2>{t('purchase:confirm.coupons')}</h2>
          {coupons}
        </section>
        <SixFacts
          {...{ quote, language }}
          quantity={servers === 1 ? t('six.one') : t('six.several', { count: servers })}
          period={t('six.days', { days, until })}
          delivery={{ when: t('six.deliveryWhen'), from: t(kind === 'upgrade' ? 'six.restart' : 'six.noRestart') }}
          withdrawal={t('six.withdrawal')}
        />
        <RefundRules rules={[t('refunds.withServer'), t('refunds.renewals')]} language={language} />
      </div>
      <ServerBill
        bill={quote}
        heading={t('purchase:confirm.price')}
        totalLabel={t('purchase:confirm.total')}
        period={period}
        catalogue={catalogue}
        promotions={[]}
        language={language}
      >
        {children}
      </ServerBill>
    </QuoteAndOrder>
  );
}
