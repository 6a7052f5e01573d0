import { useEffect } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { MyCouponRow } from './my-coupon-row.tsx';
import { MyCouponsAwaited } from './my-coupons-awaited.tsx';
import { radioTabs } from './radio-tabs.ts';
import type { CouponCentreState } from './use-coupon-centre.ts';

const groups = ['unused', 'used', 'expired'] as const;

type Group = (typeof groups)[number];

/** An order that is not paid yet may still give its coupon back: it is not used. */
const groupOf = { available: 'unused', reserved: 'unused', used: 'used', expired: 'expired' } as const satisfies Record<
  CouponGrant['state'],
  Group
>;

const hidden = Object.fromEntries(
  groups.map((group) => [`&:has(input[value=${group}]:checked) [data-group]:not([data-group=${group}])`, { display: 'none' }]),
);

const Mine = styled('div', {
  base: {
    ...hidden,
    ...radioTabs,
    '& ul': { ...ruledRows, '&:empty': { display: 'none' } },
    '& .none': { color: 'fg.muted', paddingBlock: '4' },
    '& .count': { fontVariantNumeric: 'tabular-nums', color: 'fg.muted', marginInlineStart: { base: '1', sm: '2' }, fontWeight: 'regular' },
  },
});

/** An address with `#mine` leads here, though this part of the page is not there yet when the browser looks for it. */
function useArrival(isKnown: boolean): void {
  useEffect(() => {
    if (isKnown && window.location.hash === '#mine' && window.scrollY === 0) document.querySelector('#mine')?.scrollIntoView();
  }, [isKnown]);
}

/** The account's coupons: unused, used, expired. */
export function MyCoupons({ centre: { mine, failed, refresh }, language }: { centre: CouponCentreState; language: Language }) {
  const { t } = useTranslation('coupons');
  useArrival(mine !== null);
  if (mine === null)
    return failed ? (
      <RetryNote label={t('mine.again')} onRetry={refresh}>
        {t('mine.unavailable')}
      </RetryNote>
    ) : (
      <MyCouponsAwaited />
    );
  const within = (group: Group): readonly CouponGrant[] => mine.filter(({ state }) => groupOf[state] === group);
  return (
    <Mine>
      <fieldset>
        <legend>{t('mine.filter')}</legend>
        <div className="tabs">
          {groups.map((group) => (
            <label key={group}>
              <input type="radio" name="mine" value={group} defaultChecked={group === 'unused'} />
              <span>
                {t(`mine.${group}`)}
                <span className="count">{within(group).length}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {groups
        .filter((group) => within(group).length === 0)
        .map((group) => (
          <p key={group} className="none" data-group={group}>
            {t(`mine.none.${group}`)}
          </p>
        ))}
      <ul>
        {mine.map((grant) => (
          <MyCouponRow key={grant.id} grant={grant} group={groupOf[grant.state]} language={language} />
        ))}
      </ul>
    </Mine>
  );
}
