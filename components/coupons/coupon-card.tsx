import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { cardState, type CardState } from '#lib/coupons/card-state.ts';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { DiscountCells } from '#components/ui/offers/discount-cells.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import type { ServerNow } from '#components/ui/offers/use-server-now.ts';
import { CouponClaim } from './coupon-claim.tsx';
import { CouponTerms } from './coupon-terms.tsx';
import type { CouponCentreState } from './use-coupon-centre.ts';

const Card = styled('article', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    background: 'bg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l2',
    scrollMarginTop: '6rem',
    '&:target': { borderColor: 'accent.solid' },
    '& .value': {
      display: 'grid',
      gap: '2',
      // on a phone the kind stands beside the figure
      gridTemplateColumns: { base: 'minmax(0,1fr) auto', sm: 'minmax(0,1fr)' },
      justifyItems: 'start',
      padding: '5',
      paddingInline: { sm: '6' },
      background: 'bg.land',
      borderBottom: '1px dashed',
      borderColor: 'border.land',
    },
    '& .value > svg': { maxWidth: 'full', gridColumn: '1 / -1' },
    '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '2', alignSelf: { base: 'center', sm: 'auto' } },
    '& .figure': {
      order: { base: '-1', sm: '0' },
      fontSize: '2.5rem',
      lineHeight: '1.1',
      letterSpacing: '-.025em',
      fontWeight: 'bold',
      '&:lang(zh), &:lang(ja)': { letterSpacing: '0', fontSize: '2.25rem' },
    },
    '& .body': { display: 'flex', flexDirection: 'column', gap: '3', padding: { base: '5', sm: '6' }, paddingTop: '5' },
    '& h3': { textStyle: 'h3' },
    '& dl': { display: 'grid', gap: '1', textStyle: 'sm' },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
    '& dt': { color: 'fg.muted', flex: 'none' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end', textWrap: 'balance' },
    '& .notes': { display: 'grid', gap: '1', textStyle: 'xs', color: 'fg.muted', marginTop: 'auto' },
  },
  variants: {
    faint: {
      true: {
        background: 'transparent',
        '& .value': { background: 'bg.subtle', borderColor: 'border.control' },
        '& .figure, & h3, & dd': { color: 'fg.subtle' },
      },
      false: { '&:hover': { borderColor: 'border.emphasized' } },
    },
  },
});

const instants = { open: 'endsAtMs', claimed: 'endsAtMs', 'not-started': 'startsAtMs', ended: 'endsAtMs' } as const satisfies Partial<
  Record<CardState, string>
>;

export interface CouponCardProps {
  coupon: CouponView;
  now: ServerNow;
  centre: CouponCentreState;
  language: Language;
}

/** A coupon: its discount drawn in twenty cells of 5 percent, its terms, and its action. */
export function CouponCard({ coupon, now, centre, language }: CouponCardProps) {
  const { t } = useTranslation(['coupons', 'offers']);
  const { code, kind, name, percent, newcomersOnly, window } = coupon;
  const live = centre.live.get(code);
  const state = cardState(coupon, now.nowMs, live);
  const faint = state !== 'open' && state !== 'claimed';
  const instant = state === 'exhausted' ? '' : formatInstant(window[instants[state]], language);
  return (
    <Card id={code} faint={faint} data-kind={kind} data-state={state}>
      <div className="value">
        <p className="tags">
          <Tag tone="page">{t(`kind.${kind}`)}</Tag>
          {state === 'claimed' ? <Tag tone="success">{t('action.claimed')}</Tag> : null}
        </p>
        <p className="figure">{t('offers:off', { figure: discountFigure(percent, language) })}</p>
        <DiscountCells percent={percent} surface={faint ? 'faint' : 'land'} />
      </div>
      <div className="body">
        <h3>{name}</h3>
        <CouponTerms coupon={coupon} language={language} />
        <div className="notes">
          {newcomersOnly ? <p>{t('note.newcomers')}</p> : null}
          <p>{t('note.realName')}</p>
          <p>{t(`note.${state === 'claimed' ? 'open' : state}`, { instant })}</p>
        </div>
        <CouponClaim coupon={coupon} state={state} now={now} centre={centre} language={language} />
      </div>
    </Card>
  );
}
