import type { MouseEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import type { ServerNow } from '#components/ui/offers/use-server-now.ts';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { purchasePage } from '#lib/catalogue/purchase-address.ts';
import type { CardState, LiveCoupon } from '#lib/coupons/card-state.ts';
import { couponCentrePath, type CouponView } from '#lib/coupons/coupon-view.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { timeLeft } from '#lib/offers/time-cells.ts';
import { ClaimRefusalNote } from './claim-refusal-note.tsx';
import type { ClaimProgress } from './use-coupon-centre.ts';

const ClaimNote = styled('p', {
  base: { display: 'grid', alignContent: 'center', minHeight: 'control', textStyle: 'sm', color: 'fg.muted' },
});

const Actions = styled('div', { base: { display: 'grid', gap: '3', '& .had': { textStyle: 'sm', color: 'fg.muted' } } });

interface CouponClaimProps {
  coupon: CouponView;
  state: CardState;
  now: ServerNow;
  live: LiveCoupon | undefined;
  progress: ClaimProgress | undefined;
  onClaim: () => void;
  language: Language;
}

/** What a visitor can do with a coupon now: log in, claim it, use it, or nothing, with the reason. */
export function CouponClaim({ coupon, state, now, live, progress, onClaim, language }: CouponClaimProps) {
  const { t } = useTranslation('coupons');
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  const refusal = progress?.kind === 'refused' ? progress : null;
  const isNews = progress?.kind === 'claimed';
  const had = live !== undefined && live.mine > 0 && coupon.perPersonLimit > 1 ? live.mine : 0;
  const use = (
    <ButtonLink href={purchasePage} language={language} width="full">
      {t('action.useNow')}
      <CouponName coupon={coupon} language={language} />
    </ButtonLink>
  );
  return (
    <Actions>
      {state === 'open' && !isLoggedIn ? <LogInToClaim coupon={coupon} language={language} /> : null}
      {state === 'open' && isLoggedIn ? (
        <Button variant="primary" width="full" aria-busy={progress?.kind === 'requesting' || undefined} onClick={onClaim}>
          {progress?.kind === 'requesting' ? t('action.requesting') : had > 0 ? t('action.another') : t('action.claim')}
          <CouponName coupon={coupon} language={language} />
        </Button>
      ) : null}
      {state === 'not-started' || state === 'ended' || state === 'exhausted' ? (
        <ClaimNote>
          {state === 'not-started' && now.known ? <StartsIn coupon={coupon} nowMs={now.nowMs} /> : t(`action.${state}`)}
        </ClaimNote>
      ) : null}
      <p className="had" role="status">
        {isNews ? t('action.received', { instant: formatLocalInstant(progress.expiresAt, language) }) : null}
        {!isNews && had > 0 ? t('action.had', { count: had, limit: coupon.perPersonLimit }) : null}
        {!isNews && had === 0 && state === 'claimed' ? t('action.claimed') : null}
      </p>
      {isNews || state === 'claimed' || had > 0 ? use : null}
      <ClaimRefusalNote refusal={refusal} language={language} />
    </Actions>
  );
}

/** Names the coupon of a button, for those who hear the buttons one after the other. */
function CouponName({ coupon, language }: Pick<CouponClaimProps, 'coupon' | 'language'>) {
  const { t } = useTranslation(['coupons', 'offers']);
  const discount = t('offers:off', { figure: discountFigure(coupon.percent, language) });
  return <VisuallyHidden>{` ${t('action.for', { name: coupon.name, discount })}`}</VisuallyHidden>;
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
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
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
