import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch, { type SearchResult } from 'minisearch';
import { foldLetters } from '#lib/search/fold.ts';
import { foldText, indexTerms, type SearchQuery } from '#lib/search/read-query.ts';
import { matchQuery, type IndexedPassage } from './match-query.ts';
import type { Expansion } from './synonyms.ts';
import type { Passage, SearchedDocument } from './searched-document.ts';

/** A document that has a word of the query. */
export interface Hit {
  readonly document: SearchedDocument;
  /** Comparable with other hits of the same query in the same language. */
  readonly score: number;
  /** The share of the query that stands in the document, 0 to 1: comparable across languages. */
  readonly coverage: number;
  /** The passage that answers best. */
  readonly passage: Passage;
  /** The terms of the index that were found, other forms and synonyms included. */
  readonly found: ReadonlySet<string>;
  /** The terms of the query that were found. */
  readonly asked: ReadonlySet<string>;
  /** The terms of the query in whose place a synonym was found. */
  readonly replaced: ReadonlySet<string>;
}

export interface LanguageIndex {
  /** Makes these all that is found; what has not changed stays. Lets others run after every few milliseconds. */
  update(documents: readonly SearchedDocument[]): Promise<void>;
  /** Every document with a word of the query, best first. */
  search(query: SearchQuery, expansions: readonly Expansion[]): readonly Hit[];
}

interface Place {
  readonly key: string;
  readonly passage: number;
}

const turnAtMostMs = 10;

export function createLanguageIndex(): LanguageIndex {
  const index = new MiniSearch<IndexedPassage>({ fields: ['title', 'heading', 'body'], tokenize: indexTerms, processTerm: (term) => term });
  const documents = new Map<string, SearchedDocument>();
  const places = new Map<string, Place>();

  const remove = (key: string): void => {
    for (const [passage] of documents.get(key)?.passages.entries() ?? []) {
      index.discard(passageId(key, passage));
      places.delete(passageId(key, passage));
    }
    documents.delete(key);
  };
  const add = (key: string, document: SearchedDocument): void => {
    for (const [passage, { heading, lines }] of document.passages.entries()) {
      const id = passageId(key, passage);
      index.add({ id, title: document.title, heading, body: lines.join('\n') });
      places.set(id, { key, passage });
    }
    documents.set(key, document);
  };

  return {
    update: async (wanted) => {
      const keys = new Set(wanted.map(keyOf));
      let begunAt = performance.now();
      for (const key of [...documents.keys()]) if (!keys.has(key)) remove(key);
      for (const document of wanted) {
        const key = keyOf(document);
        const before = documents.get(key);
        if (before === document) continue;
        if (before && sameText(before, document)) {
          documents.set(key, document);
          continue;
        }
        if (before) remove(key);
        add(key, document);
        if (performance.now() - begunAt < turnAtMostMs) continue;
        await nextTurn();
        begunAt = performance.now();
      }
    },
    search: (query, expansions) => {
      const byDocument = Map.groupBy(matchQuery(index, query, expansions), ({ id }) => places.get(String(id))?.key ?? '');
      return Array.from(byDocument)
        .flatMap(([key, results]) => {
          const document = documents.get(key);
          return document ? [hitOf(document, results, { query, expansions, places })] : [];
        })
        .toSorted((left, right) => right.score - left.score);
    },
  };
}

const keyOf = ({ type, id }: SearchedDocument): string => `${type} ${id}`;
const passageId = (key: string, passage: number): string => `${key} ${passage}`;

/** Each further passage counts less, so that a long text does not win by its length. */
const furtherPassage = 0.4;
const leastShare = 0.1;

interface Asked {
  readonly query: SearchQuery;
  readonly expansions: readonly Expansion[];
  readonly places: ReadonlyMap<string, Place>;
}

function hitOf(document: SearchedDocument, results: readonly SearchResult[], { query, expansions, places }: Asked): Hit {
  const share = (terms: ReadonlySet<string>): number => coverageOf(query, terms, replacedBy(expansions, terms));
  // the library multiplies by the number of terms found; which of them counts more
  const scored = results
    .map((result) => {
      const score = (result.score / Math.max(1, result.queryTerms.length)) * Math.max(leastShare, share(new Set(result.queryTerms)));
      return { score, passage: places.get(String(result.id))?.passage ?? 0 };
    })
    .toSorted((left, right) => right.score - left.score);
  const found = new Set(results.flatMap(({ queryTerms }) => queryTerms));
  const coverage = share(found);
  const sum = scored.reduce((total, { score }, rank) => total + score * furtherPassage ** rank, 0);
  const passage = document.passages[scored[0]?.passage ?? 0] ?? { fragment: null, heading: '', lines: [] };
  return {
    document,
    score: sum * Math.max(leastShare, coverage) * literalFactor(document, query, coverage),
    coverage,
    passage,
    found: new Set(results.flatMap(({ terms }) => terms)),
    asked: new Set([...found].filter((term) => query.weights.has(term))),
    replaced: replacedBy(expansions, found),
  };
}

/** The terms of a query in whose place a whole synonym was found. */
const replacedBy = (expansions: readonly Expansion[], found: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(expansions.filter(({ terms }) => terms.every((term) => found.has(term))).flatMap(({ inPlaceOf }) => inPlaceOf));

/** The share of a query that was found, itself or by a synonym. */
function coverageOf({ weights }: SearchQuery, found: ReadonlySet<string>, replaced: ReadonlySet<string>): number {
  let all = 0;
  let covered = 0;
  for (const [term, weight] of weights) {
    all += weight;
    if (found.has(term)) covered += weight;
    else if (replaced.has(term)) covered += weight * synonymShare;
  }
  return all === 0 ? 0 : covered / all;
}

const synonymShare = 0.8;
const namedFactor = 2;
const literalFactorOf = 1.5;
const foldedTexts = new WeakMap<SearchedDocument, string>();

/** What is looked for by its exact words, as a message or a command is, is found first; a text of that very title before all others. */
function literalFactor(document: SearchedDocument, { phrase }: SearchQuery, coverage: number): number {
  if (coverage < 1) return 1;
  if (foldLetters(foldText(document.title)) === phrase) return namedFactor;
  return foldedTextOf(document).includes(phrase) ? literalFactorOf : 1;
}

/** A document as one folded text, kept while the document is. */
export function foldedTextOf(document: SearchedDocument): string {
  const known = foldedTexts.get(document);
  if (known !== undefined) return known;
  const lines = document.passages.flatMap(({ heading, lines: own }) => [heading, ...own]);
  const folded = foldLetters(foldText([document.title, ...lines].join('\n'))).replaceAll(/[ \t\u3000]+/g, ' ');
  foldedTexts.set(document, folded);
  return folded;
}

const sameText = (one: SearchedDocument, other: SearchedDocument): boolean =>
  one.title === other.title &&
  one.group === other.group &&
  one.link === other.link &&
  one.passages.length === other.passages.length &&
  one.passages.every((passage, index) => {
    const same = other.passages[index];
    return passage.heading === same?.heading && passage.lines.join('\n') === same.lines.join('\n');
  });
