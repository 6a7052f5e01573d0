import * as z from 'zod/mini';
import { authoredPrices } from '../values/authored-prices.ts';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';
import { discountPercent } from './promotion-query.ts';
import { creditScoreAtLeast } from '#lib/rules/campaigns/campaign-bounds.ts';
import { couponHows, couponKinds, couponRules, couponScenes, couponCodePattern } from '#lib/rules/campaigns/coupon-kinds.ts';
import { requiredInstant } from '../instants.ts';

/** The fields that `couponSchema` parses. */
export const couponFields = `_id, code, kind, name, discountPercent, minimumSpend{USD, HKD, JPY}, validityDays, perPersonLimit, stock, newcomersOnly,
  realNameRequired, creditScoreAtLeast, how, scene,
  "products": {"rule": products.rule, "families": products.families[]->{code, name}, "series": products.series[]->{code, name}, "models": products.models[]->{code}},
  "periods": {"rule": periods.rule, "periods": periods.periods[]->{code, name}}, notForWindows, startsAt, endsAt`;

/** Every coupon, including those before their start and after their end. */
export const couponsQuery = `*[_type == "couponCampaign" && defined(code)] | order(startsAt desc, code asc)[0...200]{${couponFields}}`;

const count = stegaFree(z.int().check(z.positive()));
const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

const code = stegaFree(z.string().check(z.minLength(1)));

/** References of a list; one to a document that is gone is left out. */
const named = <Shape extends z.ZodMiniType>(element: Shape) =>
  z.pipe(
    z.nullish(z.array(z.nullable(element))),
    z.transform((list) => (list ?? []).filter((each) => each !== null)),
  );

const rule = z.pipe(
  z.nullish(stegaFree(z.enum(couponRules))),
  z.transform((value) => value ?? 'all'),
);

const term = z.object({ code, name: localised });

export const couponSchema = z.object({
  _id: z.string(),
  code: stegaFree(z.string().check(z.regex(couponCodePattern))),
  kind: stegaFree(z.enum(couponKinds)),
  name: localised,
  discountPercent,
  minimumSpend: authoredPrices,
  validityDays: count,
  perPersonLimit: count,
  stock: stegaFree(z.int().check(z.nonnegative())),
  newcomersOnly: flag,
  realNameRequired: flag,
  creditScoreAtLeast: z.pipe(
    z.nullish(stegaFree(z.int().check(z.gte(creditScoreAtLeast), z.lte(100)))),
    z.transform((value) => value ?? creditScoreAtLeast),
  ),
  /** A campaign written before there were codes is claimed. */
  how: z.pipe(
    z.nullish(stegaFree(z.enum(couponHows))),
    z.transform((value) => value ?? 'claim'),
  ),
  scene: stegaFree(z.enum(couponScenes)),
  /** `only` without any name left applies to nothing: a reference that is gone must not widen a coupon. */
  products: z.pipe(
    z.nullish(z.object({ rule, families: named(term), series: named(term), models: named(z.object({ code })) })),
    z.transform((value) => value ?? { rule: 'all' as const, families: [], series: [], models: [] }),
  ),
  periods: z.pipe(
    z.nullish(z.object({ rule, periods: named(term) })),
    z.transform((value) => value ?? { rule: 'all' as const, periods: [] }),
  ),
  /** A server with a Windows image does not take it. */
  notForWindows: flag,
  startsAt: requiredInstant,
  endsAt: requiredInstant,
});

export type CouponDocument = z.infer<typeof couponSchema>;
