import type MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { SearchQuery } from '#lib/search/read-query.ts';
import type { Expansion } from './synonyms.ts';

/** A passage as it is indexed. */
export interface IndexedPassage {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly body: string;
}

const options: SearchOptions = { boost: { title: 5, heading: 2, body: 1 }, weights: { fuzzy: 0.35, prefix: 0.5 }, combineWith: 'OR' };
const synonymWeight = 0.3;
const correctionWeight = 0.5;
const lettersOnly = /^[a-z]+$/;
/** Words that may have one typing error, and two. */
const lengthForOneError = 4;
const lengthForTwoErrors = 8;
const unfinishedLettersAtMost = 3;

export interface Asked {
  readonly query: SearchQuery;
  readonly expansions: readonly Expansion[];
  /** Whether the document of a passage has words side by side. */
  readonly hasPhrase: (passageId: string, phrase: string) => boolean;
}

export interface MatchedPassages {
  /** Best first, as the library counts. */
  readonly results: readonly SearchResult[];
  /** What stands in the place of words that stand nowhere. */
  readonly corrections: readonly Expansion[];
  /** The words that stand nowhere and were taken for typing errors. */
  readonly misspelt: readonly string[];
}

/**
 * Every passage that has a term of the query or of a synonym. Only words that stand nowhere are taken for typing errors: one changed letter
 * from four on, two from eight on, neighbours swapped, or a form that was not typed to its end.
 */
export function matchQuery(index: MiniSearch<IndexedPassage>, asked: Asked): MatchedPassages {
  const { query } = asked;
  const exact = index.search(queryTree(asked, []), options);
  const known = termsFoundIn(exact);
  const unknown = [...query.weights.keys()].filter(
    (term) => !known.has(term) && lettersOnly.test(term) && term.length >= lengthForOneError,
  );
  if (unknown.length === 0) return { results: exact, corrections: [], misspelt: [] };
  const results = index.search(queryTree(asked, unknown), options);
  const found = termsFoundIn(results);
  const corrections = unknown.flatMap((term) =>
    correctionsOf(term, query.beginning).flatMap((other) =>
      found.has(other) ? [{ terms: [other], phrase: null, inPlaceOf: [term] }] : [],
    ),
  );
  return { results, corrections, misspelt: unknown };
}

const termsFoundIn = (results: readonly SearchResult[]): ReadonlySet<string> => new Set(results.flatMap(({ queryTerms }) => queryTerms));

function queryTree({ query: { weights, beginning }, expansions, hasPhrase }: Asked, misspelt: readonly string[]): Query {
  const errorsIn = (term: string): number | false => misspelt.includes(term) && (term.length >= lengthForTwoErrors ? 2 : 1);
  return {
    combineWith: 'OR',
    queries: [
      {
        ...exactly([...weights.keys()]),
        boostTerm: (term) => weights.get(term) ?? 0,
        prefix: (term) => term === beginning,
        fuzzy: errorsIn,
      },
      ...expansions.map(({ terms, phrase }) => ({
        ...exactly(terms),
        combineWith: 'AND' as const,
        boostTerm: () => synonymWeight,
        ...(phrase === null ? {} : { boostDocument: (id: string) => (hasPhrase(id, phrase) ? 1 : 0) }),
      })),
      ...misspelt.map((term) => ({ ...exactly(correctionsOf(term, beginning)), boostTerm: () => correctionWeight })),
    ],
  };
}

const exactly = (terms: readonly string[]) => ({
  queries: [''],
  combineWith: 'OR' as const,
  tokenize: () => [...terms],
  prefix: false,
  fuzzy: false,
});

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
