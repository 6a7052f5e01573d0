import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';

/**
 * The label of a discount's line, in the configurator, in a quote and in an order: a promotion by its name, a coupon by the one that it was
 * given under, with its percentage. One whose name is not known is named by its code. A promotion's percentage is of the list price: a page
 * may name only the one of the price before (docs/contracts/price-claims.md), and the line has the amount.
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
  return (discount) => {
    const name = nameOf(discount) ?? discount.code;
    return discount.kind === 'promotion' ? name : t('promotion.line', { name, figure: discountFigure(discount.percent, language) });
  };
}
