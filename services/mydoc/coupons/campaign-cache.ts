import { couponSchema, couponsQuery, type CouponDocument } from '#lib/content/queries/coupon-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

export type Campaign = CouponDocument;

/** The campaigns as published, those before their start and after their end included. */
export const campaignsShape: CachedQuery<readonly Campaign[]> = {
  key: 'coupon-campaigns-2',
  query: couponsQuery,
  freshMs: 3_000,
  read: (elements, report) => parseEach(couponSchema, elements, 'couponCampaign', report),
};
