import type { Bounds } from '../rule.ts';

/** From 'no help' to 'very satisfied'. */
export const ratingLevels = [1, 2, 3, 4, 5] as const;

export type RatingLevel = (typeof ratingLevels)[number];

/** What an article lacks; asked with every rating. */
export const suggestionTypes = ['unclear', 'outdated', 'incomplete', 'wrong', 'other'] as const;

export type SuggestionType = (typeof suggestionTypes)[number];

/** How long the optional text may be, in characters. */
export const feedbackTextLength: Bounds = { atLeast: 0, atMost: 1_000 };

/** With fewer ratings an average says more about single readers than about the text: none is shown. */
const averageFrom = 3;

/** What readers think of one version of a text, to be shown to all. */
export interface AverageRating {
  /** From 1 to 5, rounded to one decimal. */
  readonly mean: number;
  readonly count: number;
}

/** The average of `count` ratings that add up to `sum`; null while there are too few. */
export const averageRating = (count: number, sum: number): AverageRating | null =>
  count < averageFrom ? null : { mean: Math.round((sum / count) * 10) / 10, count };
