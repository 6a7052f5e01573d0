import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { FactCells } from '../confirmation/fact-cells.ts';

interface RenewalFactsProps {
  quote: Quote;
  /** In the visitor's language. */
  period: string;
  language: Language;
}

/** The six facts before ordering, as they are for a renewal. Never collapsed. */
export function RenewalFacts({ quote, period, language }: RenewalFactsProps) {
  const { t } = useTranslation(['renewals', 'purchase']);
  const items = [
    { name: t('purchase:six.quantity'), value: t('six.one'), more: period },
    {
      name: t('purchase:six.total'),
      value: formatMoney(money(quote.totalMinor, quote.currency), language),
      more: t('purchase:six.totalMore'),
    },
    { name: t('purchase:six.payment'), value: t('purchase:six.paymentWhen'), more: t('purchase:six.paymentHow') },
    { name: t('purchase:six.delivery'), value: t('six.deliveryWhen'), more: t('six.deliveryFrom') },
    { name: t('purchase:six.withdrawal'), value: t('six.withdrawal'), more: null },
    { name: t('purchase:six.until'), value: formatLocalInstant(quote.expiresAt, language), more: t('purchase:six.untilMore') },
  ];
  return (
    <section>
      <h2>{t('purchase:six.heading')}</h2>
      <FactCells>
        {items.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd className="more">
              {more ?? (
                <SiteLink href="/doc/article/refund" language={language}>
                  {t('purchase:six.withdrawalLink')}
                </SiteLink>
              )}
            </dd>
          </div>
        ))}
      </FactCells>
    </section>
  );
}

/** Which of the two prices counts, and why: that of the order, or the price list of the day. */
export function RenewalPriceNote({ quote, language }: Pick<RenewalFactsProps, 'quote' | 'language'>) {
  const { t } = useTranslation('renewals');
  const { renews, lines, currency } = quote;
  if (!renews) return null;
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  const priceMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const { price, otherMinor } = renews;
  const values = { price: amount(priceMinor), other: amount(otherMinor ?? 0) };
  const words = (): string => {
    if (otherMinor === null) return price === 'order' ? t('price.orderOnly', values) : t('price.listOnly', values);
    if (otherMinor === priceMinor) return t('price.same', values);
    return price === 'order' ? t('price.order', values) : t('price.list', values);
  };
  return (
    <section>
      <h2>{t('price.heading')}</h2>
      <p data-price={price}>{words()}</p>
    </section>
  );
}
