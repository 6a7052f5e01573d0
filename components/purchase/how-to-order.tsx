import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatInstant } from '#lib/purchase/format-instant.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';

const Steps = chakra('div', {
  base: {
    display: 'grid', gap: '3', borderTop: '1px solid', borderColor: 'border', paddingTop: '4', fontSize: '.9375rem',
    '& ol': { listStyle: 'decimal', paddingInlineStart: '5', display: 'grid', gap: '1' },
    '& code': { fontFamily: 'mono', fontSize: '.8125rem', overflowWrap: 'anywhere', userSelect: 'all' },
    '& h3': { fontSize: '1rem', fontWeight: 'semibold' },
  },
});

/** How a quote becomes a server: by ticket, with the number of the quote. */
export function HowToOrder({ quote, language }: { quote: Quote; language: Language }) {
  const { t } = useTranslation('purchase');
  return (
    <Steps>
      <h3>{t('order.heading')}</h3>
      <ol>
        <li>{t('order.ticket')} <code>{quote.id}</code></li>
        <li>{t('order.payment')}</li>
        <li>{t('order.delivery')}</li>
      </ol>
      <ButtonLink href="/ucenter/console/workServer/submitWork" language={language} variant="primary" size="lg" width="full">{t('order.open')}</ButtonLink>
      <p className="small">{t('order.holds', { until: formatInstant(quote.expiresAt, language) })}</p>
    </Steps>
  );
}
