import type { Catalogue, Image } from '#lib/catalogue/catalogue.ts';
import type { couponObstacles } from '#lib/contracts/calls/coupon-use-calls.ts';
import { takeOff } from '#lib/catalogue/discounts.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { money } from '#lib/money/money.ts';
import type { CouponTerms } from './coupon-terms.ts';
import type { CouponKind } from '#lib/rules/campaigns/coupon-kinds.ts';

/** What a coupon is judged for: a priced choice. */
export interface CouponCase {
  /** What is ordered. */
  readonly kind: CouponKind;
  readonly model: string;
  /** Null: none chosen yet, or the buyer's own disc image, for which nobody pays a licence. */
  readonly imageFamily: Image['family'] | null;
  readonly period: string;
  readonly currency: Currency;
  /** Amounts of the lines before any discount, minor units. */
  readonly lineAmounts: readonly number[];
  /** The order takes a promotion: no coupon comes on top. */
  readonly isPromotional: boolean;
}

type CouponObstacle = (typeof couponObstacles)[number];

export type CouponVerdict =
  | { readonly applies: true; readonly savesMinor: number }
  /** `missingMinor`: what is missing to the minimum spend; 0 for every other obstacle. */
  | { readonly applies: false; readonly why: CouponObstacle; readonly missingMinor: number };

const no = (why: CouponObstacle, missingMinor = 0): CouponVerdict => ({ applies: false, why, missingMinor });

/** Whether a coupon applies to a priced choice, by its own terms and the products of the catalogue. */
export function judgeCoupon(terms: CouponTerms, isExpired: boolean, choice: CouponCase, catalogue: Catalogue): CouponVerdict {
  const subtotalMinor = choice.lineAmounts.reduce((sum, amount) => sum + amount, 0);
  const minimumMinor = terms.minimumSpend[choice.currency];
  if (terms.kind !== choice.kind) return no('kind');
  if (isExpired) return no('expired');
  if (choice.isPromotional) return no('promotion');
  if (catalogue.models.some(({ code, trial }) => code === choice.model && trial)) return no('trial');
  if (minimumMinor === null) return no('currency');
  if (!isForModel(terms, choice.model, catalogue)) return no('product');
  if (terms.notForWindows && choice.imageFamily === 'windows') return no('image');
  if (
    !isWithin(
      terms.periods.rule,
      terms.periods.periods.some(({ code }) => code === choice.period),
    )
  )
    return no('period');
  if (subtotalMinor < minimumMinor) return no('minimum', minimumMinor - subtotalMinor);
  return { applies: true, savesMinor: couponAmount(terms, choice) };
}

const isWithin = (rule: CouponTerms['products']['rule'], isNamed: boolean): boolean =>
  rule === 'all' || (rule === 'only' ? isNamed : !isNamed);

function isForModel({ products }: CouponTerms, code: string, catalogue: Catalogue): boolean {
  const model = catalogue.models.find((each) => each.code === code);
  const series = catalogue.series.find((each) => each.code === model?.series);
  const isNamed =
    products.models.some((each) => each.code === code) ||
    products.series.some((each) => each.code === series?.code) ||
    products.families.some((each) => each.code === series?.family);
  return isWithin(products.rule, isNamed);
}

/** What a coupon takes off, by the one calculation. */
function couponAmount({ code, discountPercent: percent }: CouponTerms, { lineAmounts, currency }: CouponCase): number {
  const amounts = lineAmounts.map((amount) => money(amount, currency));
  const { discounts } = takeOff(amounts, currency, [{ kind: 'coupon', code, percent }]);
  return discounts.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
}

/** The one that saves most; of equals the one that expires first. Null if none applies. */
export function bestCoupon<Candidate extends { readonly verdict: CouponVerdict; readonly expiresMs: number }>(
  candidates: readonly Candidate[],
): Candidate | null {
  const usable = candidates.flatMap((candidate) =>
    candidate.verdict.applies ? [{ candidate, savesMinor: candidate.verdict.savesMinor }] : [],
  );
  const [best] = usable.toSorted((one, other) => other.savesMinor - one.savesMinor || one.candidate.expiresMs - other.candidate.expiresMs);
  return best?.candidate ?? null;
}
