import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';

/** The label of a discount's line, in the configurator, in a quote and in an order. A promotion that has gone is named by its code. */
export function useDiscountName(
  promotions: readonly Pick<NamedPromotion, 'code' | 'name'>[],
  language: Language,
): (discount: Discount) => string {
  const { t } = useTranslation('purchase');
  return ({ kind, code, percent }) =>
    kind === 'promotion'
      ? t('promotion.line', {
          name: promotions.find((promotion) => promotion.code === code)?.name ?? code,
          figure: discountFigure(percent, language),
        })
      : t('confirm.discount', { code, percent });
}
