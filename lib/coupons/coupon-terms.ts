import * as z from 'zod/mini';
import type { CouponDocument } from '#lib/content/queries/coupon-query.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { couponKinds, couponRules } from '#lib/rules/campaigns/coupon-kinds.ts';

const name = z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()), ja: z.nullable(z.string()) });
const rule = z.enum(couponRules);
const term = z.object({ code: z.string(), name });

/** What a grant copies of its campaign: later edits of the campaign never change a coupon that somebody has. */
export const couponTerms = z.object({
  /** The campaign's code. */
  code: z.string(),
  kind: z.enum(couponKinds),
  name,
  discountPercent: z.number().check(z.gt(0), z.lte(100)),
  /** Minor units; null: the coupon cannot be used in that currency. */
  minimumSpend: z.record(z.enum(currencies), z.nullable(z.int().check(z.nonnegative()))),
  products: z.object({ rule, families: z.array(term), series: z.array(term), models: z.array(z.object({ code: z.string() })) }),
  periods: z.object({ rule, periods: z.array(term) }),
  /** A coupon that was given before there was this term is for every image. */
  notForWindows: z._default(z.boolean(), false),
  validityDays: z.int().check(z.positive()),
});

export type CouponTerms = z.output<typeof couponTerms>;

export function termsOf(campaign: CouponDocument): CouponTerms {
  const { code, kind, name: words, discountPercent, minimumSpend, products, periods, notForWindows, validityDays } = campaign;
  const minorIn = (currency: Currency): number | null => minimumSpend[currency]?.amountMinor ?? null;
  return {
    code,
    kind,
    name: words,
    discountPercent,
    products,
    periods,
    notForWindows,
    validityDays,
    minimumSpend: { USD: minorIn('USD'), HKD: minorIn('HKD'), JPY: minorIn('JPY') },
  };
}
