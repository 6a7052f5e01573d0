import type { ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { outboundText } from '#lib/catalogue/server-facts.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { formatGib } from '#lib/format/format-number.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { AboutDetails, type QuoteAboutProps } from '../about/about-details.tsx';
import { SixFacts } from '../confirmation/six-facts.tsx';

interface ChangeDetailsProps extends QuoteAboutProps {
  /** What the server can become. */
  choice: ReactNode;
}

/** The quote of a change. */
export function ChangeDetails({ choice, ...props }: ChangeDetailsProps) {
  const { t } = useTranslation(['changes', 'purchase']);
  const { quote, catalogue, language } = props;
  const { changes, configuration } = quote;
  if (!changes) return null;
  const { from, kind, days } = changes;
  const period = catalogue.periods.find(({ code }) => code === quote.period)?.name[language] ?? quote.period;
  const until = formatLocalInstant(changes.until, language);
  const servers = quantityOf(configuration);
  const outbound = (code: string): string => outboundText(catalogue.trafficPlans.find((plan) => plan.code === code)?.outboundGb ?? 0);
  const before =
    kind === 'upgrade' ? modelName(catalogue, from.model, language) : `${formatGib(from.disk.sizeGib)} · ${outbound(from.traffic)}`;
  return (
    <AboutDetails
      {...props}
      about={changes}
      period={period}
      choice={
        <>
          {choice}
          <section>
            <h2>{t('difference.heading')}</h2>
            <p data-days={days}>{t('difference.text', { days, until })}</p>
          </section>
        </>
      }
      heading={t('becomes')}
      more={[
        [t('purchase:disk.boot'), formatGib(configuration.disk.sizeGib)],
        [t('purchase:network.transfer'), outbound(configuration.traffic)],
        [t('before'), before],
      ]}
      facts={
        <SixFacts
          quote={quote}
          language={language}
          quantity={servers === 1 ? t('six.one') : t('six.several', { count: servers })}
          period={t('six.days', { days, until })}
          delivery={{ when: t('six.deliveryWhen'), from: t(kind === 'upgrade' ? 'six.restart' : 'six.noRestart') }}
          withdrawal={t('six.withdrawal')}
        />
      }
      rules={[t('refunds.withServer'), t('refunds.renewals')]}
    />
  );
}
