import { z } from 'zod';
import { stegaFree } from '../values/stega-free.ts';
import { couponFields, couponSchema } from './coupon-query.ts';
import { localised } from '../values/localised.ts';
import { discountPercent } from './promotion-query.ts';
import { requiredInstant } from '../instants.ts';

/** One group-buy offer by its slug, with its references resolved. */
export const groupCampaignQuery = `*[_type == "groupCampaign" && slug.current == $slug][0]{
  _id, "slug": slug.current, title, lead, terms, questions[]{_key, question, answer},
  "region": region->code, "model": model->code, "disk": {"type": disk.type->code, "sizeGib": disk.sizeGib}, "traffic": traffic->code, "period": period->code,
  discountPercent, headCounts, hiddenCouponPercent, memberCoupon->{${couponFields}}, hiddenCoupon->{${couponFields}}, startsAt, endsAt
}`;

/** The campaigns that have pages: each a page of the offer and a page of its open groups. */
export const groupSlugs = ['vps', 'cvm'] as const;

export type GroupSlug = (typeof groupSlugs)[number];

const code = stegaFree(z.string().min(1));
const coupon = couponSchema
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

export const questionSchema = z.object({ _key: z.string(), question: localised, answer: localised });

export const groupCampaignSchema = z.object({
  _id: z.string(),
  slug: stegaFree(z.enum(groupSlugs)),
  title: localised,
  lead: localised,
  terms: localised,
  questions: z
    .array(z.unknown())
    .nullish()
    .transform((value) => value ?? []),
  region: code,
  model: code,
  disk: z.object({ type: code, sizeGib: z.int().positive() }),
  traffic: code,
  period: code,
  discountPercent,
  headCounts: z.array(z.int().min(2).max(10)).min(1),
  hiddenCouponPercent: stegaFree(z.number().min(0).max(100)),
  memberCoupon: coupon,
  hiddenCoupon: coupon,
  startsAt: requiredInstant,
  endsAt: requiredInstant,
});

export type GroupCampaignDocument = z.infer<typeof groupCampaignSchema>;
