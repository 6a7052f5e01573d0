import { foldLetters } from '#lib/search/fold.ts';
import type { SearchQuery } from '#lib/search/read-query.ts';
import type { FoundPassage, PassageIndex, Sought } from './passage-index.ts';
import type { Expansion } from './synonyms.ts';

const synonymWeight = 0.3;
const correctionWeight = 0.5;
const lettersOnly = /^[a-z]+$/;
/** Words that may have one typing error, and two. */
const lengthForOneError = 4;
const lengthForTwoErrors = 8;
/** So many words of a search are taken for typing errors, and so many of them may have two: each is compared with the whole index. */
const misspeltAtMost = 6;
const twoErrorsAtMost = 3;
const unfinishedLettersAtMost = 3;
/** Nobody reads further, and a common word occurs in every text. */
const passagesAtMost = 1_000;

export interface MatchInput {
  readonly query: SearchQuery;
  readonly expansions: readonly Expansion[];
  /** Whether the document of a passage has words side by side. */
  readonly hasPhrase: (passageId: string, phrase: string) => boolean;
}

export interface MatchedPassages {
  /** Best first, as the library counts. */
  readonly results: readonly FoundPassage[];
  /** What replaces words that occur in no text. */
  readonly corrections: readonly Expansion[];
  /** The words that occur in no text and were taken for typing errors. */
  readonly misspelt: readonly string[];
}

/**
 * The best passages that have a term of the query or of a synonym. Only words that occur in no text are taken for typing errors, the first
 * few of a search: one changed letter from four on, two from eight on, neighbours swapped, or a form that was not typed to its end.
 */
export function matchQuery(index: PassageIndex, { query, expansions, hasPhrase }: MatchInput): MatchedPassages {
  const { weights, beginning } = query;
  const misspelt = [...weights.keys()]
    .filter((term) => lettersOnly.test(term) && term.length >= lengthForOneError && !index.occurs(term, term === beginning))
    .slice(0, misspeltAtMost);
  const errorsOf = new Map(misspelt.map((term, place) => [term, place < twoErrorsAtMost ? 2 : 1]));
  const errorsIn = (word: string, term: string): number => Math.min(errorsOf.get(term) ?? 0, word.length >= lengthForTwoErrors ? 2 : 1);
  const typed = typedForms(query, misspelt);
  const results = index.find(
    [
      ...Array.from(weights, ([term, weight]): Sought => {
        return { terms: [term], weight, isBeginning: term === beginning, errors: errorsIn(term, term) };
      }),
      ...expansions.map(({ terms, phrase }): Sought => {
        const counts = phrase === null ? undefined : (id: string) => hasPhrase(id, phrase);
        return { terms, weight: synonymWeight, counts };
      }),
      ...misspelt.map((term): Sought => ({ terms: correctionsOf(term, beginning), weight: correctionWeight })),
      ...typed.map(({ form, term }): Sought => ({ terms: [form], weight: 1, errors: errorsIn(form, term) })),
    ],
    passagesAtMost,
  );
  const found = new Set(misspelt.length === 0 ? [] : results.flatMap(({ queryTerms }) => queryTerms));
  const others = [
    ...misspelt.flatMap((term) => correctionsOf(term, beginning).map((other) => [other, term] as const)),
    ...typed.map(({ form, term }) => [form, term] as const),
  ];
  const corrections = others.flatMap(([other, term]) => (found.has(other) ? [{ terms: [other], phrase: null, replaces: [term] }] : []));
  return { results, corrections, misspelt };
}

/** The misspelt words as they were typed, where a stem has lost more than the error: `wordpres` is `wordpr`, two letters further away. */
function typedForms({ words }: SearchQuery, misspelt: readonly string[]): readonly { readonly form: string; readonly term: string }[] {
  return words.flatMap(({ text, terms: [term = ''] }) => {
    const form = foldLetters(text);
    return misspelt.includes(term) && form !== term && lettersOnly.test(form) ? [{ form, term }] : [];
  });
}

/** What the library's count of changed letters does not find, or finds too far away. */
const correctionsOf = (word: string, beginning: string | null): string[] => [
  ...swapped(word),
  ...(word === beginning ? unfinished(word) : []),
];

/** The word with each two neighbouring letters swapped. */
const swapped = (word: string): string[] =>
  Array.from(word.slice(1), (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)).filter(
    (other) => other !== word,
  );

/** The word without its last letters, of which an ending may be typed in part: `prici` on the way to `pricing`. */
const unfinished = (word: string): string[] =>
  Array.from({ length: unfinishedLettersAtMost }, (_, letters) => word.slice(0, -1 - letters)).filter(
    ({ length }) => length >= lengthForOneError,
  );
