import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { isPromotional } from '#lib/orders/promotional.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Rules = styled('ul', {
  base: { listStyle: 'disc', paddingInlineStart: '5', display: 'grid', gap: '1', fontSize: '.9375rem', marginBottom: '3' },
});

interface RefundRulesProps {
  quote: Pick<Quote, 'discounts' | 'listMonthMinor' | 'currency'>;
  language: Language;
}

/** What is refunded of this order, and when (§9, R-6.7), with a link to the policy. */
export function RefundRules({ quote: { discounts, listMonthMinor, currency }, language }: RefundRulesProps) {
  const { t } = useTranslation('purchase');
  const byUse = isPromotional(discounts);
  return (
    <section>
      <h2>{t('confirm.refunds.heading')}</h2>
      <Rules>
        <li>{t(byUse ? 'confirm.refunds.promotional' : 'confirm.refunds.regular')}</li>
        {byUse && listMonthMinor !== undefined ? (
          <li>{t('confirm.refunds.listDay', { amount: formatMoney(money(listMonthMinor, currency), language) })}</li>
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
