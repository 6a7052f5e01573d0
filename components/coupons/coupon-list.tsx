import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { CouponCard } from './coupon-card.tsx';

const kinds = ['new-purchase', 'renewal', 'upgrade', 'expansion'] as const satisfies readonly CouponView['kind'][];

/** Works without a script: the checked radio button hides the cards of the other kinds. */
const hidden = Object.fromEntries(
  kinds.map((kind) => [`&:has(input[value=${kind}]:checked) article:not([data-kind=${kind}])`, { display: 'none' }]),
);

const List = styled('div', {
  base: {
    ...hidden,
    '& fieldset': { border: '0', padding: '0', margin: '0', minWidth: '0' },
    '& legend': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .tabs': {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      borderBottom: '1px solid',
      borderColor: 'border.emphasized',
      marginBottom: '6',
    },
    '& label': { position: 'relative', cursor: 'pointer', whiteSpace: 'nowrap' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', margin: '0', width: 'full', height: 'full', cursor: 'pointer' },
    '& label span': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      paddingInline: '4',
      color: 'fg.muted',
      fontWeight: 'medium',
      borderBlock: '4px solid transparent',
    },
    '& label:hover span': { background: 'bg.subtle', color: 'fg' },
    '& input:checked + span': { color: 'fg', fontWeight: 'semibold', borderBottomColor: 'var(--hf-colors-accent-solid)' },
    '& input:focus-visible + span': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '-3px' },
    '& .cards': {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
    },
  },
});

interface CouponListProps {
  coupons: readonly CouponView[];
  nowMs: number;
  language: Language;
}

/** The coupons, all or of one kind. */
export function CouponList({ coupons, nowMs, language }: CouponListProps) {
  const { t } = useTranslation('coupons');
  const given = kinds.filter((kind) => coupons.some((coupon) => coupon.kind === kind));
  return (
    <List>
      <fieldset>
        <legend>{t('filter.name')}</legend>
        <div className="tabs">
          <label>
            <input type="radio" name="kind" value="all" defaultChecked />
            <span>{t('filter.all')}</span>
          </label>
          {given.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} />
              <span>{t(`kind.${kind}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="cards">
        {coupons.map((coupon) => (
          <CouponCard key={coupon.code} coupon={coupon} nowMs={nowMs} language={language} />
        ))}
      </div>
    </List>
  );
}
