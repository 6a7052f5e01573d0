import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { isPromotional } from '#lib/orders/refunds/promotional.ts';
import { guaranteeHours } from '#lib/orders/refunds/refund-guarantee.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Rules = styled('ul', {
  base: {
    listStyle: 'square',
    '& li::marker': { color: 'accent.solid' },
    paddingInlineStart: '5',
    display: 'grid',
    gap: '1',
    fontSize: '.9375rem',
    marginBottom: '3',
  },
});

interface RefundRulesProps {
  quote: Pick<Quote, 'configuration' | 'discounts' | 'listMonthMinor' | 'currency'>;
  language: Language;
}

/** What is refunded of this order, and when (§9, R-6.7), with a link to the policy. */
export function OrderRefundRules({ quote: { configuration, discounts, listMonthMinor, currency }, language }: RefundRulesProps) {
  const { t } = useTranslation('purchase');
  const byUse = isPromotional(discounts);
  const count = quantityOf(configuration);
  return (
    <section>
      <h2>{t('confirm.refunds.heading')}</h2>
      <Rules>
        {count === 1 ? null : <li>{t('confirm.refunds.together', { count })}</li>}
        <li>{byUse ? t('confirm.refunds.promotional') : t('confirm.refunds.regular', { hours: guaranteeHours })}</li>
        {byUse && listMonthMinor !== undefined ? (
          <li>
            {t(count === 1 ? 'confirm.refunds.listDay' : 'confirm.refunds.listDayOfSeveral', {
              amount: formatMoney(money(listMonthMinor, currency), language),
              count,
            })}
          </li>
        ) : null}
        {byUse ? null : <li>{t('confirm.refunds.coupons')}</li>}
        <li>{t('confirm.refunds.shown')}</li>
      </Rules>
      <p className="small">
        <SiteLink href="/doc/article/refund" language={language}>
          {t('confirm.refunds.link')}
        </SiteLink>
      </p>
    </section>
  );
}
