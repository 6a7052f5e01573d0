import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { groupDays, seatHours } from '#lib/group-buy/group-limits.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { FactCells } from '#components/purchase/confirmation/fact-cells.ts';
import type { SeatOffer } from './seat-offer.ts';

interface SeatFactsProps {
  offer: SeatOffer;
  currency: Currency;
  language: Language;
}

/** What has to be known before a seat is ordered: quantity, total, payment, delivery, refund with its fee, and the deadline. */
export function SeatFacts({ offer, currency, language }: SeatFactsProps) {
  const { t } = useTranslation(['group-buy', 'purchase', 'offers']);
  const { prices, feePercent, period, deadline } = offer;
  const inWords = (of: 'group' | 'alone' | 'fee'): string => {
    const amount = prices[of][currency];
    return amount ? formatMoney(amount, language) : t('offers:notSold');
  };
  const items = [
    { name: t('form.quantity'), value: t('form.quantityIs'), more: period },
    { name: t('form.total'), value: inWords('group'), more: t('form.aloneIs', { amount: inWords('alone') }) },
    { name: t('form.payment'), value: t('form.paymentIs'), more: t('form.paymentMore', { hours: seatHours }) },
    { name: t('form.delivery'), value: t('form.deliveryIs'), more: t('form.deliveryMore') },
    { name: t('form.refund'), value: t('form.refundIs'), more: t('form.refundMore', { percent: feePercent, fee: inWords('fee') }) },
    {
      name: t('form.until'),
      value: deadline === null ? t('form.untilStart', { days: groupDays }) : formatLocalInstant(deadline, language),
      more: t('form.untilMore'),
    },
  ];
  return (
    <>
      <FactCells>
        {items.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd className="more">{more}</dd>
          </div>
        ))}
      </FactCells>
      <p className="help">
        <SiteLink href="/doc/article/refund" language={language}>
          {t('purchase:confirm.terms.refund')}
        </SiteLink>
      </p>
    </>
  );
}
