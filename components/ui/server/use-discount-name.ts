import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { discountName } from '#lib/purchase/words/bill-names.ts';

/** The label of a discount's line, in the configurator, in a quote and in an order. */
export function useDiscountName(
  promotions: readonly Pick<NamedPromotion, 'code' | 'name'>[],
  language: Language,
  coupon: Quote['coupon'] = null,
): (discount: Discount) => string {
  const { t } = useTranslation('purchase');
  return (discount) => discountName(discount, { promotions, coupon, language }, t);
}
