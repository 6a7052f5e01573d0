import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import type { CardState, LiveCoupon } from '#lib/coupons/card-state.ts';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { ClaimRefusalNote } from './claim-refusal-note.tsx';
import { CouponName } from './coupon-name.tsx';
import { useClaim, type ClaimProgress } from './use-claim.ts';
import type { CouponCentreState } from './use-coupon-centre.ts';
import { whereToUse } from './where-to-use.ts';

// without a text it takes no row of its own
const Had = styled('p', { base: { textStyle: 'sm', color: 'fg.muted', '&:empty': { marginTop: '-3' } } });

interface ClaimActionsProps {
  coupon: CouponView;
  state: CardState;
  centre: CouponCentreState;
  language: Language;
}

/** What somebody who is logged in can do with a coupon: claim it, or use what they have of it. */
export function ClaimActions({ coupon, state, centre, language }: ClaimActionsProps) {
  const { progress, claim } = useClaim(coupon.code, centre);
  return (
    <ClaimPanel coupon={coupon} state={state} language={language} progress={progress} live={centre.live.get(coupon.code)} onClaim={claim} />
  );
}

interface ClaimPanelProps extends Pick<ClaimActionsProps, 'coupon' | 'state' | 'language'> {
  live: LiveCoupon | undefined;
  progress: ClaimProgress | null;
  onClaim: () => void;
}

export function ClaimPanel({ coupon, state, live, progress, onClaim, language }: ClaimPanelProps) {
  const { t } = useTranslation('coupons');
  const had = live !== undefined && live.mine > 0 && coupon.perPersonLimit > 1 ? live.mine : 0;
  const news = progress?.kind === 'claimed' ? progress : null;
  return (
    <>
      {state === 'open' ? (
        <Button variant="primary" width="full" aria-busy={progress?.kind === 'requesting' || undefined} onClick={onClaim}>
          {progress?.kind === 'requesting' ? t('action.requesting') : t(had > 0 ? 'action.another' : 'action.claim')}
          <CouponName coupon={coupon} language={language} />
        </Button>
      ) : null}
      <Had role="status">
        {news ? t('action.received', { instant: formatLocalInstant(news.expiresAt, language) }) : null}
        {!news && had > 0 ? t('action.had', { count: had, limit: coupon.perPersonLimit }) : null}
        {!news && had === 0 && state === 'claimed' ? t('action.claimed') : null}
      </Had>
      {news || state === 'claimed' || had > 0 ? (
        <ButtonLink href={whereToUse(coupon.kind, coupon.code)} language={language} width="full">
          {t('action.useNow')}
          <CouponName coupon={coupon} language={language} />
        </ButtonLink>
      ) : null}
      <ClaimRefusalNote html={progress?.kind === 'refused' ? progress.html : null} />
    </>
  );
}
