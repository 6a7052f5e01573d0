import { z } from 'zod';
import { authoredPrices } from '../values/authored-prices.ts';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';
import { discountPercent } from './promotion-query.ts';
import { requiredInstant } from '../instants.ts';

/** The fields that `couponSchema` parses. */
export const couponFields = `_id, code, kind, name, discountPercent, minimumSpend{USD, HKD, JPY}, validityDays, perPersonLimit, stock, newcomersOnly,
  realNameRequired, scene, startsAt, endsAt`;

/** Every coupon, including those before their start and after their end. */
export const couponsQuery = `*[_type == "couponCampaign" && defined(code)] | order(startsAt desc, code asc)[0...200]{${couponFields}}`;

export const couponKinds = ['new-purchase', 'renewal', 'upgrade', 'expansion'] as const;

export type CouponKind = (typeof couponKinds)[number];

/** Where a coupon is given out. */
export const couponScenes = ['coupon-centre', 'sign-up', 'group-member', 'group-hidden'] as const;

export type CouponScene = (typeof couponScenes)[number];

const count = stegaFree(z.int().positive());
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

export const couponSchema = z.object({
  _id: z.string(),
  code: stegaFree(z.string().regex(/^[A-Z][A-Z0-9]{3,23}$/)),
  kind: stegaFree(z.enum(couponKinds)),
  name: localised,
  discountPercent,
  minimumSpend: authoredPrices,
  validityDays: count,
  perPersonLimit: count,
  stock: stegaFree(z.int().nonnegative()),
  newcomersOnly: flag,
  realNameRequired: flag,
  scene: stegaFree(z.enum(couponScenes)),
  startsAt: requiredInstant,
  endsAt: requiredInstant,
});

export type CouponDocument = z.infer<typeof couponSchema>;
