import { z } from 'zod';
import { authoredPrices } from '../values/authored-prices.ts';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';
import { discountPercent } from './promotion-query.ts';
import { couponHows, couponKinds, couponRules, couponScenes, creditScoreAtLeast, couponCodePattern } from '#lib/rules/coupon-kinds.ts';
import { requiredInstant } from '../instants.ts';

/** The fields that `couponSchema` parses. */
export const couponFields = `_id, code, kind, name, discountPercent, minimumSpend{USD, HKD, JPY}, validityDays, perPersonLimit, stock, newcomersOnly,
  realNameRequired, creditScoreAtLeast, how, scene,
  "products": {"rule": products.rule, "families": products.families[]->{code, name}, "series": products.series[]->{code, name}, "models": products.models[]->{code}},
  "periods": {"rule": periods.rule, "periods": periods.periods[]->{code, name}}, notForWindows, startsAt, endsAt`;

/** Every coupon, including those before their start and after their end. */
export const couponsQuery = `*[_type == "couponCampaign" && defined(code)] | order(startsAt desc, code asc)[0...200]{${couponFields}}`;

const count = stegaFree(z.int().positive());
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

const code = stegaFree(z.string().min(1));

/** References of a list; one to a document that is gone is left out. */
const named = <Shape extends z.ZodType>(element: Shape) =>
  z
    .array(element.nullable())
    .nullish()
    .transform((list) => (list ?? []).filter((each) => each !== null));

const rule = stegaFree(z.enum(couponRules))
  .nullish()
  .transform((value) => value ?? 'all');

const term = z.object({ code, name: localised });

export const couponSchema = z.object({
  _id: z.string(),
  code: stegaFree(z.string().regex(couponCodePattern)),
  kind: stegaFree(z.enum(couponKinds)),
  name: localised,
  discountPercent,
  minimumSpend: authoredPrices,
  validityDays: count,
  perPersonLimit: count,
  stock: stegaFree(z.int().nonnegative()),
  newcomersOnly: flag,
  realNameRequired: flag,
  creditScoreAtLeast: stegaFree(z.int().min(creditScoreAtLeast).max(100))
    .nullish()
    .transform((value) => value ?? creditScoreAtLeast),
  /** A campaign written before there were codes is claimed. */
  how: stegaFree(z.enum(couponHows))
    .nullish()
    .transform((value) => value ?? 'claim'),
  scene: stegaFree(z.enum(couponScenes)),
  /** `only` without any name left applies to nothing: a reference that is gone must not widen a coupon. */
  products: z
    .object({ rule, families: named(term), series: named(term), models: named(z.object({ code })) })
    .nullish()
    .transform((value) => value ?? { rule: 'all' as const, families: [], series: [], models: [] }),
  periods: z
    .object({ rule, periods: named(term) })
    .nullish()
    .transform((value) => value ?? { rule: 'all' as const, periods: [] }),
  /** A server with a Windows image does not take it. */
  notForWindows: flag,
  startsAt: requiredInstant,
  endsAt: requiredInstant,
});

export type CouponDocument = z.infer<typeof couponSchema>;
