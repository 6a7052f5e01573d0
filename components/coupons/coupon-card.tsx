import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { formatCount } from '#lib/format/format-number.ts';
import { couponState, type CouponState, type CouponView } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { DiscountCells } from '#components/ui/offers/discount-cells.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { CouponClaim } from './coupon-claim.tsx';

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
      justifyItems: 'start',
      padding: { base: '5', sm: '5' },
      paddingInline: { sm: '6' },
      background: 'bg.land',
      borderBottom: '1px dashed',
      borderColor: 'border.land',
    },
    '& .figure': {
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
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
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

const instants = { open: 'endsAtMs', 'not-started': 'startsAtMs', ended: 'endsAtMs' } as const satisfies Partial<
  Record<CouponState, string>
>;

interface CouponCardProps {
  coupon: CouponView;
  nowMs: number;
  language: Language;
}

/** A coupon: its discount drawn in twenty cells of 5 percent, its terms, and its action. */
export function CouponCard({ coupon, nowMs, language }: CouponCardProps) {
  const { t } = useTranslation(['coupons', 'offers']);
  const { code, kind, name, percent, minimumSpend, validityDays, perPersonLimit, stock, newcomersOnly, realNameRequired, window } = coupon;
  const state = couponState(coupon, nowMs);
  const faint = state !== 'open';
  const instant = state === 'exhausted' ? '' : formatInstant(window[instants[state]], language);
  return (
    <Card id={code} faint={faint} data-kind={kind} data-state={state}>
      <div className="value">
        <Tag tone="page">{t(`kind.${kind}`)}</Tag>
        <p className="figure">{t('offers:off', { figure: discountFigure(percent, language) })}</p>
        <DiscountCells percent={percent} surface={faint ? 'faint' : 'land'} />
      </div>
      <div className="body">
        <h3>{name}</h3>
        <dl>
          <div>
            <dt>{t('terms.minimumSpend')}</dt>
            <dd>
              <Amount prices={minimumSpend} language={language} notSold={t('offers:notSold')} />
            </dd>
          </div>
          <div>
            <dt>{t('terms.validity')}</dt>
            <dd>{t('terms.days', { days: validityDays })}</dd>
          </div>
          <div>
            <dt>{t('terms.perPerson')}</dt>
            <dd>{perPersonLimit}</dd>
          </div>
          {stock > 0 ? (
            <div>
              <dt>{t('terms.stock')}</dt>
              <dd>{formatCount(stock, language)}</dd>
            </div>
          ) : null}
        </dl>
        <div className="notes">
          {newcomersOnly ? <p>{t('note.newcomers')}</p> : null}
          {realNameRequired ? <p>{t('note.realName')}</p> : null}
          <p>{t(`note.${state}`, { instant })}</p>
        </div>
        <CouponClaim coupon={coupon} state={state} language={language} />
      </div>
    </Card>
  );
}
