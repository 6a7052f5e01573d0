import { useTranslation } from '#components/ui/words/use-translation.ts';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';

/** Names the coupon of a button, for those who hear the buttons one after the other. */
export function CouponName({ coupon, language }: { coupon: Pick<CouponView, 'name' | 'percent'>; language: Language }) {
  const { t } = useTranslation(['coupons', 'offers']);
  const discount = t('offers:off', { figure: discountFigure(coupon.percent, language) });
  return <VisuallyHidden>{` ${t('action.for', { name: coupon.name, discount })}`}</VisuallyHidden>;
}
