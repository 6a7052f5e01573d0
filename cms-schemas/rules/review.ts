import type { Verdict } from '#cms-schemas/rules/verdict.ts';

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** From 1 to 5, with one decimal. */
export const checkRatingValue = (value: unknown): Verdict =>
  isAbsent(value) ||
  (typeof value === 'number' && value >= 1 && value <= 5 && /^\d(\.\d)?$/.test(String(value))) ||
  'Give the rating from 1 to 5 with at most one decimal.';

/** A rating needs the number of reviews, and a number of reviews needs a rating. */
export function checkReviewCount(value: unknown, ratingValue: unknown): Verdict {
  if (isAbsent(value) !== isAbsent(ratingValue)) return 'Give both the rating and the number of reviews, or neither.';
  if (isAbsent(value)) return true;
  return (typeof value === 'number' && Number.isInteger(value) && value > 0) || 'Give the number of reviews as a whole number, 1 or more.';
}
