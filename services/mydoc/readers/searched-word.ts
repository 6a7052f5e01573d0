import { ratingLevels, type RatingLevel } from '#lib/rules/articles/article-feedback.ts';

/** A search is stored with ratings up to this one: they say that the article was not what was looked for. */
const lowAtMost: RatingLevel = ratingLevels[1];

const charactersAtMost = 60;

/** An e-mail address, an account in a chat, or a number as long as a telephone's: whose it is could be found out. */
const personal = /@|[\d０-９](?:[\s.()-]*[\d０-９]){6}/u;

/** The search before a rating as it is stored: its beginning, folded; null if there was none, the rating is good, or it may name a person. */
export function searchedWord(rating: number, searched: string): string | null {
  if (rating > lowAtMost || personal.test(searched)) return null;
  const folded = searched.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return [...folded].slice(0, charactersAtMost).join('').trim() || null;
}
