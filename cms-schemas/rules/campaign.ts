import { checkDiscount } from '#cms-schemas/rules/numbers.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** An offer needs a discount. */
export function checkOfferDiscount(value: unknown): Verdict {
  const verdict = checkDiscount(value);
  return verdict === true && value === 0 ? 'An offer takes something off: give a discount above 0.' : verdict;
}

/** Coupons issued in total; 0 means that all are claimed. */
export const checkStock = (value: unknown): Verdict =>
  (typeof value === 'number' && Number.isInteger(value) && value >= 0) || 'Give the number of coupons as a whole number, 0 or more.';

/** A probability from 0, never, to 100, always. */
export const checkChance = (value: unknown): Verdict =>
  (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 100) || 'Give the chance in percent, from 0 to 100.';

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
