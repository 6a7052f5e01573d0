import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PromotionPart, PromotionState } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { promotionWindow } from '#lib/offers/promotion-terms.ts';

interface Outcome {
  readonly code: string;
  readonly promotion: NamedPromotion | null;
  /** When it was judged, epoch ms. */
  readonly atMs: number;
  readonly state: PromotionState;
  readonly misfits: readonly PromotionPart[];
}

/** Says in words why a promotion does not apply; one sentence each, none if it does. */
export function usePromotionWords(catalogue: Catalogue, language: Language): (outcome: Outcome) => readonly string[] {
  const { t } = useTranslation('purchase');
  return ({ code, promotion, atMs, state, misfits }) => {
    if (state === 'applies') return [];
    if (state === 'unknown') return [t('promotion.unknown', { code })];
    // it was judged when it was still known
    if (!promotion) return [t('promotion.gone', { code })];
    const { name } = promotion;
    const window = promotionWindow(promotion.window, atMs);
    const at = (instantMs: number): string => formatLocalInstant(new Date(instantMs).toISOString(), language);
    const period = catalogue.periods.find((each) => each.code === promotion.period)?.name[language] ?? promotion.period;
    switch (state) {
      case 'not-started':
        return [t('promotion.notStarted', { name, at: at(window.startsAtMs) })];
      case 'ended':
        return [t('promotion.ended', { name, at: at(window.endsAtMs) })];
      case 'sold-out':
        return [t('promotion.soldOut', { name })];
      case 'does-not-fit':
        return misfits.map((part) =>
          part === 'model' ? t('promotion.misfitModel', { name }) : t('promotion.misfitPeriod', { name, period }),
        );
    }
  };
}
