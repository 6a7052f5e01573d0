import { foldLetters, foldWidthWithOffsets } from '#lib/search/fold.ts';
import { joinMarks, placesOf, type Mark } from '#lib/search/mark-words.ts';
import type { SearchQuery } from '#lib/search/read-query.ts';
import { toSimplified } from '#lib/search/simplified-chinese.ts';
import { termKey } from '#lib/search/term-key.ts';
import { termsOf } from '#lib/search/terms.ts';

/** What of a hit is marked: keys of the index, and for signs alone the search itself. */
export interface Markable {
  readonly terms: ReadonlySet<string>;
  readonly literal: string | null;
}

/** The terms that were found, without those that say too little to be marked. */
export const markableOf = ({ unmarked, weights, phrase }: SearchQuery, found: ReadonlySet<string>): Markable => ({
  terms: new Set([...found].filter((term) => !unmarked.has(term))),
  literal: weights.size === 0 ? phrase : null,
});

/** Every place in a text where one of the terms stands, in order; places that meet or overlap are one. */
export function marksOf(text: string, { terms, literal }: Markable): Mark[] {
  const { folded, starts, ends } = foldWidthWithOffsets(text);
  const simplified = toSimplified(folded);
  const places =
    literal === null
      ? termsOf(simplified).flatMap(({ term, start, end }): Mark[] => (terms.has(termKey(term)) ? [[start, end]] : []))
      : placesOf(foldLetters(simplified), literal);
  return joinMarks(places.map(([start, end]): Mark => [starts[start] ?? text.length, ends[end - 1] ?? text.length]));
}
