import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Rules = styled('ul', {
  base: { listStyle: 'disc', paddingInlineStart: '5', display: 'grid', gap: '1', fontSize: '.9375rem', marginBottom: '3' },
});

/** What is refunded of an order, and when (§9), with a link to the policy. */
export function RefundRules({ language }: { language: Language }) {
  const { t } = useTranslation('purchase');
  return (
    <section>
      <h2>{t('confirm.refunds.heading')}</h2>
      <Rules>
        <li>{t('confirm.refunds.regular')}</li>
        <li>{t('confirm.refunds.promotional')}</li>
        <li>{t('confirm.refunds.coupons')}</li>
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
