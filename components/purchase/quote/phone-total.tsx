import { useContext } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { IsOrdered } from '../confirmation/ordered-heading.ts';
import { bottomInset } from '#components/ui/runtime/bottom-inset.ts';

/** Sticks to the end of the window until the bill below it comes into view. */
const Bar = styled('p', {
  base: {
    display: { base: 'flex', lg: 'none' },
    position: 'sticky',
    bottom: 'env(safe-area-inset-bottom)',
    zIndex: '17',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minHeight: '60px',
    background: 'bg',
    // over the whole width of the window, without making the page any wider
    boxShadow: '0 0 0 100vmax var(--hf-colors-bg)',
    clipPath: 'inset(0 -100vmax)',
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& .due': { display: 'grid', lineHeight: '1.3' },
    '& .label': { textStyle: 'xs', color: 'fg.muted' },
    '& b': { fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      fontWeight: 'semibold',
      color: 'accent.fg',
      textDecoration: 'underline',
    },
  },
});

/** Where the bill has its place below everything else: what it comes to, always in sight, and the way to the button. */
export function PhoneTotal({ quote, language }: { quote: Pick<Quote, 'totalMinor' | 'currency'>; language: Language }) {
  const { t } = useTranslation('purchase');
  // an ordered quote has no button
  if (useContext(IsOrdered)) return null;
  return (
    <Bar ref={bottomInset}>
      <span className="due">
        <span className="label">{t('confirm.total')}</span>
        <b data-due="">{formatMoney(money(quote.totalMinor, quote.currency), language)}</b>
      </span>
      <a href="#order">{t('confirm.toBill')}</a>
    </Bar>
  );
}
