import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import type { IsSoldOut, PromotedChoice, PromotionVerdict } from '#lib/offers/judge-promotion.ts';
import type { PromotionTerms } from '#lib/offers/promotion-terms.ts';
import { nearestInStock } from './stock.ts';

/** The choices with which a promotion would apply. */
export type PromotionCure = { readonly model?: string; readonly period?: string };

/**
 * The nearest choices with which a promotion applies: the most similar size that it is for, sold and in stock in the region, and its
 * period. Null if no choice helps.
 */
export function promotionCure(
  catalogue: Catalogue,
  promotion: PromotionTerms,
  { region, model, period }: PromotedChoice,
  { state }: PromotionVerdict,
  isSoldOut: IsSoldOut,
): PromotionCure | null {
  if (state !== 'does-not-fit' && state !== 'sold-out') return null;
  const ofPeriod: PromotionCure = period === promotion.period ? {} : { period: promotion.period };
  if (!catalogue.periods.some(({ code }) => code === promotion.period)) return null;
  if (promotion.models.includes(model) && !isSoldOut(region, model)) return ofPeriod;
  const wanted = catalogue.models.find(({ code }) => code === model);
  const offered = soldModels(catalogue, region)
    .filter(({ code }) => promotion.models.includes(code))
    .map((each) => ({ ...each, model: each.code }));
  const nearest = wanted && nearestInStock({ ...wanted, model }, offered, (code) => !isSoldOut(region, code));
  return nearest ? { ...ofPeriod, model: nearest.code } : null;
}
