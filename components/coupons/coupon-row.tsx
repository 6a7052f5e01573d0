import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ruledRow } from '#components/ui/primitives/ruled-rows.ts';
import type { CouponState } from '#lib/coupons/coupon-view.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import type { CouponCardProps } from './coupon-card.tsx';
import { CouponClaim } from './coupon-claim.tsx';
import { CouponLimits, CouponTerms } from './coupon-terms.tsx';

const Row = styled('article', {
  base: {
    ...ruledRow,
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: '8rem minmax(0,1fr) 17rem' },
    scrollMarginTop: '6rem',
    color: 'fg.muted',
    textStyle: 'sm',
    '&:target': { borderColor: 'accent.solid' },
    '& .figure': { fontSize: '1.125rem', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& .about': { display: 'grid', gap: '1' },
    '& .named': { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' },
    '& h3': { fontSize: '1rem', fontWeight: 'semibold', color: 'fg' },
    // the terms one after the other, as in a sentence; on a wide screen in columns that every row has
    '& dl': {
      display: { base: 'flex', xl: 'grid' },
      flexWrap: 'wrap',
      gridTemplateColumns: { xl: 'repeat(4,minmax(0,1fr))' },
      columnGap: '4',
    },
    '& dl > div': { display: 'flex', columnGap: '.375rem' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
    '& .why': { display: 'grid', gap: '1' },
    '& .why p:not(:empty)': { minHeight: '0' },
    '& .why > :first-child > p:first-child': { color: 'fg', fontWeight: 'semibold' },
    '& .note': { textStyle: 'xs' },
  },
});

const instants = { 'not-started': 'startsAtMs', ended: 'endsAtMs' } as const;

interface CouponRowProps extends CouponCardProps {
  state: Exclude<CouponState, 'open'>;
}

/** A coupon that nobody can claim now: its terms in a line, and the reason in words. */
export function CouponRow({ coupon, state, now, centre, language }: CouponRowProps) {
  const { t } = useTranslation(['coupons', 'offers']);
  const { code, kind, name, percent, newcomersOnly, window } = coupon;
  const instant = state === 'exhausted' ? '' : formatInstant(window[instants[state]], language);
  return (
    <Row id={code} data-kind={kind} data-state={state}>
      <p className="figure">{t('offers:off', { figure: discountFigure(percent, language) })}</p>
      <div className="about">
        <div className="named">
          <h3>{name}</h3>
          <p>{t(`kind.${kind}`)}</p>
        </div>
        <CouponTerms coupon={coupon} language={language} />
        <CouponLimits coupon={coupon} language={language} />
      </div>
      <div className="why">
        <CouponClaim coupon={coupon} state={state} now={now} centre={centre} language={language} />
        <p className="note">{t(`note.${state}`, { instant })}</p>
        {state === 'not-started' && newcomersOnly ? <p className="note">{t('note.newcomers')}</p> : null}
        {state === 'not-started' ? <p className="note">{t('note.realName')}</p> : null}
      </div>
    </Row>
  );
}
