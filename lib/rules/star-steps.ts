/** Stars in half steps, best first. */
export const starSteps = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1] as const;

export type StarSteps = (typeof starSteps)[number];

/** A rating shows a step when it is above the next lower one. */
const stepSize = 0.5;

/**
 * The stars for an average rating: above 4.5 gives 5, above 4 gives 4.5, and so on; 1 and less gives 1. Exactly 4.5 stays 4.5;
 * above 5 stays 5. Null if nothing may be shown: no reviews, or a rating that is not a positive number.
 */
export function toStarSteps(ratingValue: number | null, reviewCount: number | null): StarSteps | null {
  const rating = ratingValue ?? 0;
  if (!Number.isFinite(rating) || rating <= 0 || !((reviewCount ?? 0) > 0)) return null;
  return starSteps.find((step) => rating > step - stepSize) ?? 1;
}
