import type { PromotionSlug } from '#lib/content/queries/promotion-query.ts';

/** The address of a promotion's page, without a language prefix. */
export const activityPath = (slug: PromotionSlug): `/activity/${PromotionSlug}` => `/activity/${slug}`;
