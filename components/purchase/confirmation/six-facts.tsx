import { useContext } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { withdrawalPage } from '#lib/orders/withdrawal-page.ts';
import { money } from '#lib/money/money.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { FactCells } from './fact-cells.ts';
import { IsOrdered } from './ordered-heading.ts';

export interface SixFactsProps {
  quote: Pick<Quote, 'totalMinor' | 'currency' | 'expiresAt'>;
  /** What is ordered, once, and for which period. */
  quantity: string;
  period: string;
  delivery: { when: string; from: string };
  withdrawal: string;
  /** Whether consumers can withdraw from the contract on the site. */
  offersWithdrawal?: boolean;
  language: Language;
}

/** The facts required before ordering: quantity, total, payment, delivery, withdrawal, and the deadline. Never collapsed, gone after it. */
export function SixFacts({ quote, quantity, period, delivery, withdrawal, offersWithdrawal = false, language }: SixFactsProps) {
  const { t } = useTranslation('purchase');
  if (useContext(IsOrdered)) return null;
  const items = [
    { name: t('six.quantity'), value: quantity, more: period },
    { name: t('six.total'), value: formatMoney(money(quote.totalMinor, quote.currency), language), more: t('six.totalMore') },
    { name: t('six.payment'), value: t('six.paymentWhen'), more: t('six.paymentHow') },
    { name: t('six.delivery'), value: delivery.when, more: delivery.from },
    { name: t('six.withdrawal'), value: withdrawal, more: null },
    { name: t('six.until'), value: formatLocalInstant(quote.expiresAt, language), more: t('six.untilMore') },
  ];
  return (
    <section>
      <h2>{t('six.heading')}</h2>
      <FactCells>
        {items.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd className="more">
              {more ?? (
                <>
                  <SiteLink href="/doc/article/refund" language={language}>
                    {t('six.withdrawalLink')}
                  </SiteLink>
                  {offersWithdrawal ? (
                    <>
                      <br />
                      <SiteLink href={withdrawalPage} language={language}>
                        {t('six.withdrawalPage')}
                      </SiteLink>
                    </>
                  ) : null}
                </>
              )}
            </dd>
          </div>
        ))}
      </FactCells>
      <p className="small">{t('six.receipt')}</p>
    </section>
  );
}
