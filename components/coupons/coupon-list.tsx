import { useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cardState } from '#lib/coupons/card-state.ts';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import { couponKinds } from '#lib/rules/campaigns/coupon-kinds.ts';
import type { Language } from '#lib/language/languages.ts';
import { ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import type { ServerNow } from '#components/ui/offers/use-server-now.ts';
import { CouponCard } from './coupon-card.tsx';
import { CouponRow } from './coupon-row.tsx';
import { radioTabs } from './radio-tabs.ts';
import type { CouponCentreState } from './use-coupon-centre.ts';

/** Works without a script: the checked radio button hides the coupons of the other kinds, and a list that then has none. */
const hidden = Object.fromEntries(
  couponKinds.map((kind) => [
    `&:has(input[value=${kind}]:checked) :is(article:not([data-kind=${kind}]),.closed:not(:has([data-kind=${kind}])))`,
    { display: 'none' },
  ]),
);

const List = styled('div', {
  base: {
    ...hidden,
    ...radioTabs,
    '& .cards': {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))', lg: 'minmax(0,1fr)' },
    },
    '& .closed:not(:first-of-type)': { marginTop: '10' },
    '& .closed > p': { fontWeight: 'semibold', paddingBottom: '3' },
    '& .closed > ul': ruledRows,
  },
});

const closedId = 'coupons-closed';

interface CouponListProps {
  coupons: readonly CouponView[];
  now: ServerNow;
  centre: CouponCentreState;
  language: Language;
}

/** The coupons, all or of one kind: those to claim as cards, below them in rows those that nobody can claim now. */
export function CouponList({ coupons, now, centre, language }: CouponListProps) {
  const { t } = useTranslation('coupons');
  // what is claimed to the last while the visitor looks on stays in its place, with what was said there
  const [firstLive, setFirstLive] = useState(centre.live);
  if (firstLive.size === 0 && centre.live.size > 0) setFirstLive(centre.live);
  const given = couponKinds.filter((kind) => coupons.some((coupon) => coupon.kind === kind));
  const states = coupons.map((coupon) => ({ coupon, state: cardState(coupon, now.nowMs, firstLive.get(coupon.code)) }));
  const cards = states.filter(({ state }) => state === 'open' || state === 'claimed').map(({ coupon }) => coupon);
  const rows = states.flatMap(({ coupon, state }) => (state === 'open' || state === 'claimed' ? [] : [{ coupon, state }]));
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
      {cards.length > 0 ? (
        <div className="cards">
          {cards.map((coupon) => (
            <CouponCard key={coupon.code} coupon={coupon} now={now} centre={centre} language={language} />
          ))}
        </div>
      ) : null}
      {rows.length > 0 ? (
        <div className="closed">
          <p id={closedId}>{t('closed')}</p>
          <ul aria-labelledby={closedId}>
            {rows.map(({ coupon, state }) => (
              <li key={coupon.code}>
                <CouponRow coupon={coupon} state={state} now={now} centre={centre} language={language} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </List>
  );
}
