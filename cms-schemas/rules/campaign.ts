import { checkDiscount } from '#cms-schemas/rules/numbers.ts';
import { asRecord, type Verdict } from '#cms-schemas/rules/verdict.ts';
import { activationFeePercentAtLeast, creditScoreAtLeast } from '#lib/rules/campaigns/campaign-bounds.ts';

/** An offer needs a discount. */
export function checkOfferDiscount(value: unknown): Verdict {
  const verdict = checkDiscount(value);
  return verdict === true && value === 0 ? 'An offer takes something off: give a discount above 0.' : verdict;
}

/** A coupon's discount in percent; 100 pays for the whole order. */
export const checkCouponDiscount = (value: unknown): Verdict =>
  (typeof value === 'number' && value > 0 && value <= 100 && /^\d{1,3}(\.\d{1,2})?$/.test(String(value))) ||
  'Give the discount in percent: above 0, at most 100, at most 2 decimals.';

/** Coupons for each person; more than the stock would be a promise that nobody can have. */
export function checkPersonLimit(value: unknown, stock: unknown): Verdict {
  if (!isWhole(value) || value < 1) return 'Give a whole number, 1 or more.';
  return !isWhole(stock) || stock === 0 || value <= stock || `There are only ${stock} coupons in all.`;
}

/** The credit score that a campaign asks for: no campaign may ask for less than the site does. */
export const checkCreditScore = (value: unknown): Verdict =>
  value === undefined ||
  (isWhole(value) && value >= creditScoreAtLeast && value <= 100) ||
  `Give a whole number from ${creditScoreAtLeast}, which every coupon needs, to 100; or leave it empty.`;

/** Which products or periods a coupon applies to; `lists` are the fields that name them. */
export function checkRange(value: unknown, lists: readonly string[]): Verdict {
  const { rule, ...range } = asRecord(value);
  const named = lists.some((list) => {
    const entries = range[list];
    return Array.isArray(entries) && entries.length > 0;
  });
  const limits = rule === 'only' || rule === 'except';
  if (limits && !named) return 'Name at least one, or choose "All".';
  return limits || !named || 'Some are named, but "All" is chosen: say whether the coupon is only for these, or for all but these.';
}

/** A code is entered at an order for something new; other scenes put the coupon into the account. */
export function checkHow(how: unknown, scene: unknown, kind: unknown): Verdict {
  if (how !== 'code') return true;
  if (scene !== 'coupon-centre') return 'A coupon that is put into the account has no code to enter.';
  return kind === 'new-purchase' || 'Codes are entered when a server is bought: choose "New purchase".';
}

/** Coupons issued in total; 0 means that all are claimed. */
export const checkStock = (value: unknown): Verdict =>
  (typeof value === 'number' && Number.isInteger(value) && value >= 0) || 'Give the number of coupons as a whole number, 0 or more.';

/** The fee of a member who gives the server back: no campaign may promise less than the terms say. */
export const checkActivationFee = (value: unknown): Verdict =>
  value === undefined ||
  (typeof value === 'number' && value >= activationFeePercentAtLeast && value <= 100) ||
  `Give the fee in percent, from ${activationFeePercentAtLeast} to 100; or leave it empty for ${activationFeePercentAtLeast}.`;

/** Hidden coupons in all; empty: as many as the coupon has. */
export const checkCap = (value: unknown): Verdict =>
  value === undefined || (isWhole(value) && value >= 0) || 'Give a whole number, 0 or more; or leave it empty.';

/** A probability from 0, never, to 100, always. */
export const checkChance = (value: unknown): Verdict =>
  (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 100) || 'Give the chance in percent, from 0 to 100.';

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

const isHeadCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= 10;

/** The group sizes that a leader may choose from. */
export function checkHeadCounts(value: unknown): Verdict {
  const counts: unknown[] = Array.isArray(value) ? value : [];
  if (counts.length === 0) return 'Offer at least one size of group.';
  if (!counts.every((count) => isHeadCount(count))) return 'A group has from 2 to 10 members.';
  return (
    counts.every((count, index) => index === 0 || Number(count) > Number(counts[index - 1])) || 'Write each size once, the smallest first.'
  );
}
