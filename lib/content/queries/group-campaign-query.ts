import * as z from 'zod/mini';
import { stegaFree } from '../values/stega-free.ts';
import { couponFields, couponSchema } from './coupon-query.ts';
import { localised } from '../values/localised.ts';
import { discountPercent } from './promotion-query.ts';
import { requiredInstant } from '../instants.ts';
import { activationFeePercentAtLeast } from '#lib/rules/campaigns/campaign-bounds.ts';

const fields = `_id, "slug": slug.current, title, lead, terms, questions[]{_key, question, answer},
  "region": region->code, "model": model->code, "disk": {"type": disk.type->code, "sizeGib": disk.sizeGib}, "traffic": traffic->code, "period": period->code,
  discountPercent, headCounts, activationFeePercent, newcomersOnly, hiddenCouponPercent, hiddenCouponCap,
  memberCoupon->{${couponFields}}, hiddenCoupon->{${couponFields}}, startsAt, endsAt`;

/** One group-buy offer by its slug, with its references resolved. */
export const groupCampaignQuery = `*[_type == "groupCampaign" && slug.current == $slug][0]{${fields}}`;

/** Every group-buy offer, including those before their start and after their end. */
export const groupCampaignsQuery = `*[_type == "groupCampaign" && defined(slug.current)] | order(slug.current asc)[0...50]{${fields}}`;

/** The titles of all offers, for lists of groups. */
export const groupTitlesQuery = `*[_type == "groupCampaign" && defined(slug.current)] | order(slug.current asc)[0...50]{"slug": slug.current, title}`;

/** The campaigns that have pages: each a page of the offer and a page of its open groups. */
export const groupSlugs = ['vps', 'cvm'] as const;

export type GroupSlug = (typeof groupSlugs)[number];

const code = stegaFree(z.string().check(z.minLength(1)));
const coupon = z.pipe(
  z.catch(z.nullish(couponSchema), null),
  z.transform((value) => value ?? null),
);

export const questionSchema = z.object({ _key: z.string(), question: localised, answer: localised });

export const groupTitleSchema = z.object({ slug: stegaFree(z.enum(groupSlugs)), title: localised });

export const groupCampaignSchema = z.object({
  _id: z.string(),
  slug: stegaFree(z.enum(groupSlugs)),
  title: localised,
  lead: localised,
  terms: localised,
  questions: z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((value) => value ?? []),
  ),
  region: code,
  model: code,
  disk: z.object({ type: code, sizeGib: z.int().check(z.positive()) }),
  traffic: code,
  period: code,
  discountPercent,
  headCounts: z.array(z.int().check(z.gte(2), z.lte(10))).check(z.minLength(1)),
  /** Withheld when a member of a group that succeeded asks for a refund, in percent of the amount paid. */
  activationFeePercent: z.pipe(
    z.nullish(stegaFree(z.number().check(z.gte(activationFeePercentAtLeast), z.lte(100)))),
    z.transform((value) => value ?? activationFeePercentAtLeast),
  ),
  newcomersOnly: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  hiddenCouponPercent: stegaFree(z.number().check(z.gte(0), z.lte(100))),
  /** Hidden coupons that all draws of the campaign give out together; null: as many as the coupon has. */
  hiddenCouponCap: z.pipe(
    z.nullish(stegaFree(z.int().check(z.nonnegative()))),
    z.transform((value) => value ?? null),
  ),
  memberCoupon: coupon,
  hiddenCoupon: coupon,
  startsAt: requiredInstant,
  endsAt: requiredInstant,
});

export type GroupCampaignDocument = z.infer<typeof groupCampaignSchema>;
