import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const Steps = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
    textStyle: 'sm',
    '& li': {
      position: 'relative',
      borderTop: '1px solid',
      borderColor: 'border.emphasized',
      marginTop: '7px',
      paddingTop: '3',
      paddingInlineEnd: '3',
      color: 'fg.muted',
    },
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '-8px',
      width: '15px',
      height: '15px',
      background: 'bg',
      border: '2px solid',
      borderColor: 'border.control',
    },
    '& .done::before': { background: 'accent.solid', borderColor: 'accent.solid' },
    '& [aria-current]': { color: 'fg', fontWeight: 'semibold' },
    '& [aria-current]::before': {
      borderColor: 'accent.solid',
      background: 'linear-gradient(90deg,var(--hf-colors-accent-solid) 50%,var(--hf-colors-bg) 50%)',
    },
  },
});

/** The steps of an order: the choice, this page, the payment, the server. */
export function CheckoutSteps({ language }: { language: Language }) {
  const { t } = useTranslation('purchase');
  return (
    <nav aria-label={t('checkout.name')}>
      <Steps>
        <li className="done">
          <SiteLink href={purchasePage} language={language}>
            {t('title')}
          </SiteLink>
        </li>
        <li aria-current="step">{t('confirm.title')}</li>
        <li>{t('checkout.pay')}</li>
        <li>{t('checkout.ready')}</li>
      </Steps>
    </nav>
  );
}
