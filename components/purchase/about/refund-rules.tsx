import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Rules = styled('ul', {
  base: {
    listStyle: 'square',
    '& li::marker': { color: 'accent.solid' },
    paddingInlineStart: '5',
    display: 'grid',
    gap: '1',
    fontSize: '.9375rem',
  },
});

interface RefundRulesProps {
  /** What holds of an order of this kind alone. */
  rules: readonly string[];
  usesCoupon: boolean;
  /** Absent: that of servers, which a buyer may return. */
  heading?: string;
  language: Language;
}

/** How an order about a server goes back, and where all orders are. */
export function RefundRules({ rules, usesCoupon, heading, language }: RefundRulesProps) {
  const { t } = useTranslation('purchase');
  return (
    <>
      <section>
        <h2>{heading ?? t('confirm.refunds.heading')}</h2>
        <Rules>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {usesCoupon ? <li>{t('confirm.refunds.coupons')}</li> : null}
        </Rules>
      </section>
      <p className="quiet">
        <SiteLink href={orderPage} language={language}>
          {t('confirm.orders')}
        </SiteLink>
      </p>
    </>
  );
}
