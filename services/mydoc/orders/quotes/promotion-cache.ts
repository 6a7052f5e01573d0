import { promotionSchema, promotionsQuery } from '#lib/content/queries/promotion-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { promotionTerms, type PromotionTerms } from '#lib/offers/promotion-terms.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

const freshMs = 1_000;

/** Every promotion, by the same query and parser as the site's pages. */
export const promotionsShape: CachedQuery<readonly PromotionTerms[]> = {
  key: 'promotions-2',
  query: promotionsQuery,
  freshMs,
  read: (elements, report) => parseEach(promotionSchema, elements, 'promotion', report).map(promotionTerms),
};
