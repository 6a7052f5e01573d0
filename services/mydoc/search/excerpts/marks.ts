import { foldLetters, foldWidthWithOffsets } from '#lib/search/fold.ts';
import { joinMarks, placesOf, type Mark } from '#lib/search/mark-words.ts';
import type { SearchQuery } from '#lib/search/read-query.ts';
import { toSimplified } from '#lib/search/simplified-chinese.ts';
import { termKey } from '#lib/search/term-key.ts';
import { termsOf } from '#lib/search/terms.ts';
import type { Matched } from '../language-index.ts';

/** What of a hit is marked: terms by their keys, synonyms of several words, and for signs alone the search itself. */
export interface Markable {
  readonly terms: ReadonlySet<string>;
  /** Texts as they are. */
  readonly literals: readonly string[];
  /** Pairs of kana that are whole words of the search; others are part of a longer word, and alone a chance. */
  readonly wholeKana: ReadonlySet<string>;
}

const kanaWord = /\p{Script=Hiragana}[\p{Script=Hiragana}ー]*|\p{Script=Katakana}[\p{Script=Katakana}ー]*/gu;
const kanaPair = /^(?:\p{Script=Hiragana}|\p{Script=Katakana}|ー){2}$/u;

/** The terms that were found, without those that say too little to be marked. */
export function markableOf(
  { unmarked, weights, phrase, words }: SearchQuery,
  { found, phrases }: Pick<Matched, 'found' | 'phrases'>,
): Markable {
  const kana = words.flatMap(({ text }) => text.match(kanaWord) ?? []).map((word) => termsOf(word));
  return {
    terms: new Set([...found].filter((term) => !unmarked.has(term))),
    literals: weights.size === 0 ? [phrase] : phrases,
    wholeKana: new Set(kana.flatMap((terms) => (terms.length === 2 ? terms.map(({ term }) => termKey(term)) : []))),
  };
}

/** What of a search itself is marked, whatever was found: for a question that is like it. */
export const askedTerms = ({ weights, unmarked }: SearchQuery): readonly string[] =>
  [...weights.keys()].filter((term) => !unmarked.has(term));

/** Every place in a text where one of the terms occurs, in order; places that meet or overlap are one. */
export function marksOf(text: string, { terms, literals, wholeKana }: Markable): Mark[] {
  const { folded, starts, ends } = foldWidthWithOffsets(text);
  const simplified = toSimplified(folded);
  const letters = foldLetters(simplified);
  const places = [
    ...termsOf(simplified).flatMap(({ term, start, end }): Mark[] => (terms.has(termKey(term)) ? [[start, end]] : [])),
    ...literals.flatMap((literal) => placesOf(letters, literal)),
  ];
  return joinMarks(places)
    .filter(([start, end]) => !isPartialKana(simplified.slice(start, end), wholeKana))
    .map(([start, end]): Mark => [starts[start] ?? text.length, ends[end - 1] ?? text.length]);
}

/** Two kana that are alone where the search has them in a longer word: ップ of スナップショット in バックアップ. */
const isPartialKana = (text: string, wholeKana: ReadonlySet<string>): boolean =>
  kanaPair.test(text) && !wholeKana.has(termKey(foldLetters(text)));
