import { languages, type Language } from '#lib/language/languages.ts';
import { foldLetters } from '#lib/search/fold.ts';
import { foldText, readQuery, type SearchQuery } from '#lib/search/read-query.ts';
import type { AskedIndex } from './asked/asked-index.ts';
import { raiseAsked } from './asked/raise-asked.ts';
import { convertKana } from './convert-kana.ts';
import { oneOfEach } from './facets.ts';
import { foldedTextOf } from './folded-text.ts';
import { nothingMatched, type Hit, type Matched } from './language-index.ts';
import { languageOfScript } from './language-of-script.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchedDocument } from './searched-document.ts';
import { expansionsOf, type Synonyms } from './synonyms.ts';

export interface SearchAsked {
  readonly search: string;
  /** The visitor's language, or that of the page; null if neither is known. */
  readonly chosen: Language | null;
  readonly synonyms: Synonyms;
  /** What readers ask. */
  readonly asked: AskedIndex;
  /** All that is in the index. */
  readonly documents: readonly SearchedDocument[];
}

export interface SearchFound {
  readonly query: SearchQuery;
  /** One for the translations of a document, best first. */
  readonly hits: readonly Hit[];
  /** Every translation, best first. */
  readonly ranked: readonly Hit[];
  /** The words that occur in no text, in no form: worked out on request. */
  readonly unfound: () => string[];
}

/** A text without any word of the query counts if it answers a question so near to it. */
const wordlessCoverage = 0.45;
/** A document with less of the query than this share of what the best one has is left out. */
const coverageAtLeast = 1 / 3;
/** With less than this share it ranks below those in other languages. */
const fullEnough = 1 / 2;

/**
 * The documents that a search finds, one row for the translations of each: the visitor's language if that matches, else the language of
 * the query's script. Rows in the visitor's language come first, unless a text in another has twice as much of the query; then the best
 * (R-8.2).
 */
export function findDocuments(index: SearchIndex, { search: typed, chosen, synonyms, asked, documents }: SearchAsked): SearchFound {
  const search = convertKana(typed, synonyms.ja);
  const query = readQuery(search);
  const found = query.weights.size === 0 ? literalHits(query, documents) : indexHits(index, { search, query, synonyms, asked, documents });
  // what has no more than single characters of a word is no answer
  const all = found.some((hit) => hasWord(query, hit) || hit.coverage >= wordlessCoverage) ? found : [];
  const most = all.reduce((best, { coverage }) => Math.max(best, coverage), 0);
  const script = languageOfScript(typed);
  const rank = ({ document, coverage }: Hit): number =>
    (coverage >= most * fullEnough ? 4 : 0) + (document.language === (chosen ?? script) ? 2 : 0) + (document.language === script ? 1 : 0);
  const first = (left: Hit, right: Hit): number =>
    rank(right) - rank(left) || right.score - left.score || (left.document.link < right.document.link ? -1 : 1);

  const ranked = all.filter(({ coverage }) => coverage >= most * coverageAtLeast).toSorted(first);
  const unfound = (): string[] =>
    query.words.filter(({ terms }) => terms.length > 0 && !all.some((hit) => terms.some(hit.has))).map(({ text }) => text);
  return { query, hits: oneOfEach(ranked), ranked, unfound };
}

/** The words of a search that a document has in no form. */
export const missingWords = ({ words }: SearchQuery, { asked, replaced }: Matched): string[] =>
  words.filter(({ terms }) => terms.length > 0 && !terms.some((term) => asked.has(term) || replaced.has(term))).map(({ text }) => text);

/** Whether a document has a word of the query, or what replaces it: single characters of one alone say nothing. */
const hasWord = ({ words }: SearchQuery, { has }: Hit): boolean => words.some(({ terms }) => terms.some(has));

const indexHits = (
  index: SearchIndex,
  { search, query, synonyms, asked, documents }: Omit<SearchAsked, 'chosen'> & { readonly query: SearchQuery },
): readonly Hit[] =>
  languages.flatMap((language) => {
    const hits = index.of[language].search(query, expansionsOf(query, synonyms[language]));
    return raiseAsked(hits, asked.nearest(search, language), { documents, language });
  });

const titleScore = 2;

/** Signs alone, as in `%`, are in no index: they are looked for in every text. */
function literalHits({ phrase }: SearchQuery, documents: readonly SearchedDocument[]): readonly Hit[] {
  if (phrase === '') return [];
  return documents.flatMap((document): Hit[] => {
    const has = (text: string): boolean => foldLetters(foldText(text)).includes(phrase);
    if (!foldedTextOf(document).includes(phrase)) return [];
    const passage = document.passages.find(({ heading, lines }) => [heading, ...lines].some(has)) ?? document.passages[0];
    if (!passage) return [];
    const score = has(document.title) ? titleScore : 1;
    return [{ document, score, coverage: 1, passage, passages: [], has: () => true, matched: nothingMatched }];
  });
}
