import { lazy, Suspense, type MouseEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import type { ServerNow } from '#components/ui/offers/use-server-now.ts';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import type { CardState } from '#lib/coupons/card-state.ts';
import { couponCentrePath, type CouponView } from '#lib/coupons/coupon-view.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { timeLeft } from '#lib/offers/time-cells.ts';
import { CouponName } from './coupon-name.tsx';
import type { CouponCentreState } from './use-coupon-centre.ts';

const ClaimNote = styled('p', {
  base: { display: 'grid', alignContent: 'center', minHeight: 'control', textStyle: 'sm', color: 'fg.muted' },
});

const Actions = styled('div', { base: { display: 'grid', gap: '3' } });

/** For those who are logged in: nobody else loads it. */
const ClaimActions = lazy(() => import('./claim-actions.tsx').then((module) => ({ default: module.ClaimActions })));

interface CouponClaimProps {
  coupon: CouponView;
  state: CardState;
  now: ServerNow;
  centre: CouponCentreState;
  language: Language;
}

/** What a visitor can do with a coupon now: log in, claim it, use it, or nothing, with the reason. */
export function CouponClaim({ coupon, state, now, centre, language }: CouponClaimProps) {
  const { t } = useTranslation('coupons');
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  const logIn = state === 'open' ? <LogInToClaim coupon={coupon} language={language} /> : null;
  return (
    <Actions>
      {state === 'not-started' || state === 'ended' || state === 'exhausted' ? (
        <ClaimNote>
          {state === 'not-started' && now.known ? <StartsIn coupon={coupon} nowMs={now.nowMs} /> : t(`action.${state}`)}
        </ClaimNote>
      ) : null}
      {isLoggedIn ? (
        <Suspense fallback={logIn}>
          <ClaimActions coupon={coupon} state={state} centre={centre} language={language} />
        </Suspense>
      ) : (
        logIn
      )}
    </Actions>
  );
}

function StartsIn({ coupon, nowMs }: { coupon: CouponView; nowMs: number }) {
  const { t } = useTranslation('coupons');
  return <span role="timer">{t('action.startsIn', { ...timeLeft(coupon.window.startsAtMs, nowMs) })}</span>;
}

/** A link to the log-in that comes back to the coupon; with a script, the prompt first (§6). */
function LogInToClaim({ coupon, language }: Pick<CouponClaimProps, 'coupon' | 'language'>) {
  const { t } = useTranslation('coupons');
  const href = loginAddress(`${localizePath(couponCentrePath, language)}#${coupon.code}`);
  const ask = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // the prompt returns to this address
    window.history.replaceState(window.history.state, '', `#${coupon.code}`);
    import('#components/ui/calls/page-outcomes.ts').then(
      ({ pageOutcomes }) => pageOutcomes.show({ kind: 'login' }),
      () => leavePage.to(href),
    );
  };
  return (
    <div onClickCapture={ask}>
      <ButtonLink href={href} language={language} width="full">
        {t('action.logIn')}
        <CouponName coupon={coupon} language={language} />
      </ButtonLink>
    </div>
  );
}
