import { ratingLevels, type RatingLevel } from '#lib/rules/articles/article-feedback.ts';
import { lostWord } from '../search/lost/lost-word.ts';

/** A search is stored with ratings up to this one: they say that the article was not what was looked for. */
const lowAtMost: RatingLevel = ratingLevels[1];

/** The search before a rating as it is counted; null if there was none, the rating is good, or it may tell of a person. */
export const searchedWord = (rating: number, searched: string): string | null =>
  rating > lowAtMost ? null : (lostWord(searched)?.word.toLowerCase() ?? null);
