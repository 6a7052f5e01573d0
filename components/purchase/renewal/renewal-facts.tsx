import { useTranslation } from '#components/ui/words/use-translation.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { SixFacts, type SixFactsProps } from '../confirmation/six-facts.tsx';

/** The six facts before a renewal is ordered. */
export function RenewalFacts(props: { quote: Quote } & Pick<SixFactsProps, 'period' | 'language'>) {
  const { t } = useTranslation('renewals');
  const servers = quantityOf(props.quote.configuration);
  return (
    <SixFacts
      {...props}
      quantity={servers === 1 ? t('six.one') : t('six.several', { count: servers })}
      delivery={{ when: t('six.deliveryWhen'), from: t('six.deliveryFrom') }}
      withdrawal={t('six.withdrawal')}
    />
  );
}

/** Which of the two prices counts, and why: that of the order, or the price list of the day. */
export function RenewalPriceNote({ quote, language }: { quote: Quote } & Pick<SixFactsProps, 'language'>) {
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
      <p>{t('price.later')}</p>
    </section>
  );
}
