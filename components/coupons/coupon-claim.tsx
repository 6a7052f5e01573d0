import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { couponCentrePath, type CouponState, type CouponView } from '#lib/coupons/coupon-view.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';

const ClaimNote = styled('p', {
  base: {
    display: 'grid',
    alignContent: 'center',
    minHeight: 'control',
    textStyle: 'sm',
    color: 'fg.muted',
    '& b': { color: 'fg', fontFamily: 'mono', fontSize: '1rem', userSelect: 'all' },
  },
});

interface CouponClaimProps {
  coupon: CouponView;
  state: CouponState;
  language: Language;
}

/** What a visitor can do with a coupon now: log in, use its code, or nothing, with the reason. */
export function CouponClaim({ coupon, state, language }: CouponClaimProps) {
  const { t } = useTranslation(['coupons', 'offers']);
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  if (state !== 'open') return <ClaimNote>{t(`action.${state}`)}</ClaimNote>;
  if (isLoggedIn)
    return (
      <ClaimNote>
        {t('action.code')} <b>{coupon.code}</b>
      </ClaimNote>
    );
  const back = `${localizePath(couponCentrePath, language)}#${coupon.code}`;
  const discount = t('offers:off', { figure: discountFigure(coupon.percent, language) });
  return (
    <ButtonLink href={loginAddress(back)} language={language} width="full">
      {t('action.logIn')}
      <VisuallyHidden>{` ${t('action.for', { name: coupon.name, discount })}`}</VisuallyHidden>
    </ButtonLink>
  );
}
