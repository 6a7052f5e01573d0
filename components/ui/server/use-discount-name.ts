import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';

/**
 * The label of a discount's line, in the configurator, in a quote and in an order: a promotion by its name, a coupon by the one that it was
 * given under. One whose name is not known is named by its code.
 */
export function useDiscountName(
  promotions: readonly Pick<NamedPromotion, 'code' | 'name'>[],
  language: Language,
  coupon: Quote['coupon'] = null,
): (discount: Discount) => string {
  const { t } = useTranslation('purchase');
  const nameOf = ({ kind, code }: Discount): string | null | undefined => {
    if (kind === 'promotion') return promotions.find((promotion) => promotion.code === code)?.name;
    return kind === 'coupon' ? (coupon?.name?.[language] ?? coupon?.name?.en) : null;
  };
  return (discount) => t('promotion.line', { name: nameOf(discount) ?? discount.code, figure: discountFigure(discount.percent, language) });
}
