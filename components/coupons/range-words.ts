import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { CouponRule } from '#lib/rules/campaigns/coupon-kinds.ts';
import { formatList } from '#lib/format/format-list.ts';
import type { Language } from '#lib/language/languages.ts';

/** Says which products or periods a coupon is for; null where it is for all. */
export function useRangeWords(language: Language): (range: { rule: CouponRule; names: readonly string[] }) => string | null {
  const { t } = useTranslation('coupons');
  return ({ rule, names }) => {
    if (rule === 'all') return null;
    if (names.length === 0) return rule === 'only' ? t('terms.nothing') : null;
    const list = formatList(names, language);
    return rule === 'only' ? list : t('terms.except', { names: list });
  };
}
