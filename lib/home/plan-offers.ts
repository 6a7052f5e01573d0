import { activityPath } from '#lib/activities/activity-paths.ts';
import { monthlyPrices } from '#lib/catalogue/all-prices.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PlanCardDocument } from '#lib/content/queries/plan-card-query.ts';
import type { PromotionDocument } from '#lib/content/queries/promotion-query.ts';
import { promotionState } from '#lib/content/recurring-window.ts';
import { promotionDiscount } from '#lib/offers/promotion-terms.ts';
import type { PageRequest } from '#lib/page/page-request.ts';
import type { Market } from '#lib/money/markets.ts';
import { loadClaims, noClaims } from '#lib/price-history/price-claims.ts';
import { cardPeriod, type PlanOffer, type PlanView } from './plan-cards.ts';

interface PricingContext {
  readonly cards: readonly PlanCardDocument[];
  readonly promotions: readonly PromotionDocument[];
  readonly catalogue: Catalogue;
  readonly markets: readonly Market[];
}

/** The plans with the running promotions of their servers: of several the one with the highest percentage. */
export async function withOffers(
  request: PageRequest,
  plans: readonly PlanView[],
  { cards, promotions, catalogue, markets }: PricingContext,
): Promise<{ plans: PlanView[]; changesAt: readonly number[] }> {
  const { language, nowMs } = request;
  const running = promotions
    .filter((promotion) => promotion.period === cardPeriod && promotionState(promotion, nowMs) === 'running')
    .toSorted((one, other) => other.discountPercent - one.discountPercent);
  const offers = plans.flatMap(({ id }) => {
    const card = cards.find((each) => each._id === id);
    const promotion = running.find(({ models, title }) => card && models.includes(card.model) && title[language] !== null);
    if (!card || !promotion) return [];
    const { slug: code, discountPercent: percent } = promotion;
    const prices = monthlyPrices(catalogue, card, cardPeriod, [promotionDiscount({ code, percent })]);
    return typeof prices === 'string' ? [] : [{ id, card, prices, title: promotion.title[language] ?? '', href: activityPath(code) }];
  });
  const shown = offers.map(({ card: configuration, prices }) => ({ configuration, period: cardPeriod, prices }));
  const { claims, changesAt } = await loadClaims(request, markets, shown);
  const found = new Map(
    offers.map(({ id, title, href, prices }, index): [string, PlanOffer] => [
      id,
      { title, href, prices, claims: claims[index] ?? noClaims },
    ]),
  );
  return { plans: plans.map((plan) => ({ ...plan, offer: found.get(plan.id) ?? null })), changesAt };
}
