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
import { CouponLimits, CouponTerms } from './coupon-terms.tsx';
import type { CouponCentreState } from './use-coupon-centre.ts';

const Card = styled('article', {
  base: {
    display: 'grid',
    // in a wide window a ticket as wide as the page: any number of them leaves no hole, and their terms are compared below each other
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: '13rem minmax(0,1fr)' },
    gridTemplateRows: { base: 'auto 1fr', lg: 'auto' },
    background: 'bg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l2',
    scrollMarginTop: '6rem',
    '&:target': { borderColor: 'accent.solid' },
    '& .value': {
      display: 'grid',
      gap: '2',
      alignContent: 'center',
      // on a phone the kind is beside the figure
      gridTemplateColumns: { base: 'minmax(0,1fr) auto', sm: 'minmax(0,1fr)' },
      justifyItems: 'start',
      padding: { base: '4', sm: '5' },
      paddingInline: { sm: '6' },
      background: 'bg.land',
      borderStyle: 'dashed',
      borderWidth: { base: '0 0 1px', lg: '0 1px 0 0' },
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
    '& .body': {
      display: { base: 'flex', lg: 'grid' },
      flexDirection: 'column',
      gridTemplateColumns: 'minmax(0,1fr) 13rem',
      columnGap: '6',
      rowGap: { base: '2', sm: '3' },
      alignContent: 'center',
      alignItems: { lg: 'center' },
      padding: { base: '4', sm: '6' },
      paddingBlock: { sm: '5' },
    },
    '& h3': { textStyle: 'h3' },
    '& .terms': { display: 'grid', gap: { base: '2', sm: '3' } },
    // one after the other on a phone, as in a sentence; in columns that every ticket has on a wide screen
    '& dl > div': { display: { base: 'flex', lg: 'block' }, justifyContent: { sm: 'space-between' }, columnGap: '2' },
    '& dl': {
      display: { base: 'flex', sm: 'grid' },
      flexWrap: 'wrap',
      gridTemplateColumns: { sm: 'minmax(0,1fr)', lg: 'repeat(4,minmax(0,1fr))' },
      rowGap: { sm: '1' },
      columnGap: { base: '4', lg: '3' },
      textStyle: 'sm',
    },
    '& dt': { color: 'fg.muted', flex: 'none' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: { sm: 'end', lg: 'start' } },
    '& .notes': {
      display: { base: 'flex', sm: 'grid', lg: 'flex' },
      flexWrap: 'wrap',
      rowGap: { sm: '1' },
      columnGap: '4',
      textStyle: 'xs',
      color: 'fg.muted',
    },
    '& .notes + *': { marginTop: { base: '1', sm: 'auto', lg: '0' }, gridColumn: '2', gridRow: '1/3' },
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
        <div className="terms">
          <h3>{name}</h3>
          <CouponTerms coupon={coupon} language={language} />
        </div>
        <div className="notes">
          <CouponLimits coupon={coupon} language={language} />
          {newcomersOnly ? <p>{t('note.newcomers')}</p> : null}
          <p>{t('note.realName')}</p>
          <p>{t(`note.${state === 'claimed' ? 'open' : state}`, { instant })}</p>
        </div>
        <CouponClaim coupon={coupon} state={state} now={now} centre={centre} language={language} />
      </div>
    </Card>
  );
}
