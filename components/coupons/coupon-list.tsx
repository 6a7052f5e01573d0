import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import { couponKinds } from '#lib/rules/campaigns/coupon-kinds.ts';
import type { Language } from '#lib/language/languages.ts';
import type { ServerNow } from '#components/ui/offers/use-server-now.ts';
import { CouponCard } from './coupon-card.tsx';
import { radioTabs } from './radio-tabs.ts';
import type { CouponCentreState } from './use-coupon-centre.ts';

/** Works without a script: the checked radio button hides the cards of the other kinds. */
const hidden = Object.fromEntries(
  couponKinds.map((kind) => [`&:has(input[value=${kind}]:checked) article:not([data-kind=${kind}])`, { display: 'none' }]),
);

const List = styled('div', {
  base: {
    ...hidden,
    ...radioTabs,
    '& .cards': {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(3,minmax(0,1fr))' },
    },
  },
});

interface CouponListProps {
  coupons: readonly CouponView[];
  now: ServerNow;
  centre: CouponCentreState;
  language: Language;
}

/** The coupons, all or of one kind. */
export function CouponList({ coupons, now, centre, language }: CouponListProps) {
  const { t } = useTranslation('coupons');
  const given = couponKinds.filter((kind) => coupons.some((coupon) => coupon.kind === kind));
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
          <CouponCard key={coupon.code} coupon={coupon} now={now} centre={centre} language={language} />
        ))}
      </div>
    </List>
  );
}
