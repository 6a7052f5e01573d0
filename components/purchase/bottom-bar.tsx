import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { Estimate } from '#lib/purchase/quotation.ts';
import { Amount } from '#components/ui/amount.tsx';
import { Container } from '#components/ui/container.tsx';
import { ChevronDownIcon } from '#components/ui/icons.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { SummaryFacts, SummaryLines } from './summary-parts.tsx';

const Bar = chakra('div', {
  base: {
    display: { base: 'block', lg: 'none' }, position: 'fixed', insetInline: '0', bottom: '0', background: 'bg', borderTop: '1px solid', borderColor: 'border.emphasized', zIndex: '18',
    paddingBottom: 'env(safe-area-inset-bottom)', boxShadow: 'md',
    '& details[open] .sheet': { display: 'grid' },
    '& .sheet': { gap: '3', paddingBlock: '5', maxHeight: '60dvh', overflowY: 'auto', borderBottom: '1px solid', borderColor: 'border' },
    '& .bar': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', alignItems: 'end', columnGap: '4' },
    '& summary': { display: 'grid', alignContent: 'center', minHeight: '72px', lineHeight: '1.3' },
    '& summary span.label': { display: 'flex', gap: '1', alignItems: 'center', textStyle: 'xs', color: 'fg.muted', fontWeight: 'normal' },
    '& summary b': { fontSize: '1.375rem', fontVariantNumeric: 'tabular-nums' },
    '& summary svg': { width: '14px', height: '14px', transform: 'rotate(180deg)' },
    '& details[open] summary svg': { transform: 'none' },
    '& .go': { minHeight: '72px', display: 'grid', alignItems: 'center', minWidth: '9rem' },
    '& details': { display: 'contents' },
  },
});

/** The total and the way on, at hand on a phone; the lines open above it. */
export function BottomBar({ price, children, ...props }: ChoiceProps & { price: Estimate | null; children: ReactNode }) {
  const { t } = useTranslation('purchase');
  const period = props.catalogue.periods.find(({ code }) => code === props.configuration.period);
  if (!price) return null;
  return (
    <Bar role="region" aria-label={t('summary.heading')}>
      <Container>
        <div className="bar">
          <details>
            <summary>
              <span className="label">{t('summary.total', { period: period?.name[props.language] ?? '' })}<ChevronDownIcon /></span>
              <b data-total=""><Amount prices={price.total} language={props.language} notSold={t('notSold')} /></b>
            </summary>
            <div className="sheet">
              <SummaryFacts {...props} />
              <SummaryLines {...props} price={price} />
            </div>
          </details>
          <div className="go">{children}</div>
        </div>
      </Container>
    </Bar>
  );
}
