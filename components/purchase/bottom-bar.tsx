import { memo, useId, useState, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import type { Estimate } from '#lib/purchase/estimate.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { ChevronDownIcon } from '#components/ui/primitives/icons.tsx';
import { bottomInset } from '#components/ui/runtime/bottom-inset.ts';
import type { ChoiceProps } from './configurator/choice-props.ts';
import { SummaryFacts, SummaryLines, TotalLabel } from './quote/summary-parts.tsx';

const Bar = styled('div', {
  base: {
    display: { base: 'block', lg: 'none' },
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    background: 'bg',
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    zIndex: '18',
    paddingBottom: 'env(safe-area-inset-bottom)',
    boxShadow: 'md',
    '& .sheet': {
      display: 'grid',
      gap: '3',
      paddingBlock: '5',
      maxHeight: '60dvh',
      overflowY: 'auto',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& .bar': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '4', minHeight: '72px' },
    '& .total': {
      display: 'grid',
      alignContent: 'center',
      textAlign: 'start',
      lineHeight: '1.3',
      minHeight: '64px',
      background: 'transparent',
      border: '0',
      padding: '0',
      cursor: 'pointer',
      minWidth: '0',
    },
    '& .label': { display: 'flex', gap: '1', alignItems: 'center', textStyle: 'xs', color: 'fg.muted', fontWeight: 'normal' },
    '& b': { fontSize: '1.375rem', fontVariantNumeric: 'tabular-nums' },
    '& svg': { width: '14px', height: '14px' },
    '& [aria-expanded=false] svg': { transform: 'rotate(180deg)' },
    '& .go': { minWidth: { base: '8rem', sm: '12rem' } },
  },
});

/** The total and the next button, always in reach on a phone; the price lines open above it. */
export const BottomBar = memo(function BottomBar({
  price,
  promotions,
  children,
  ...props
}: ChoiceProps & { price: Estimate | null; promotions: readonly NamedPromotion[]; children: ReactNode }) {
  const { t } = useTranslation('purchase');
  const sheetId = useId();
  const [open, setOpen] = useState(false);
  if (!price) return null;
  return (
    <Bar
      role="region"
      aria-label={t('summary.heading')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <Container>
        {open ? (
          <div className="sheet" id={sheetId}>
            <SummaryFacts {...props} />
            <SummaryLines {...props} price={price} promotions={promotions} />
          </div>
        ) : null}
        <div className="bar" ref={bottomInset}>
          <button
            type="button"
            className="total"
            aria-expanded={open}
            aria-controls={open ? sheetId : undefined}
            onClick={() => setOpen(!open)}
          >
            <span className="label">
              <TotalLabel {...props} />
              <ChevronDownIcon />
            </span>
            <b data-total="">
              <Amount prices={price.total} language={props.language} notSold={t('notSold')} />
            </b>
          </button>
          <div className="go">{children}</div>
        </div>
      </Container>
    </Bar>
  );
});
