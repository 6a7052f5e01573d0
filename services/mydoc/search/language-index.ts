import { foldLetters } from '#lib/search/fold.ts';
import { foldText, indexKeys, type SearchQuery } from '#lib/search/read-query.ts';
import { createTurns } from '#services/platform/turns.ts';
import { matchQuery, type MatchInput } from './match-query.ts';
import { PassageIndex, type FoundPassage, type IndexedPassage } from './passage-index.ts';
import { foldedTextOf } from './folded-text.ts';
import { noPassage, rankPassages, type RankedPassage } from './rank-passages.ts';
import type { Expansion } from './synonyms.ts';
import type { Passage, SearchedDocument } from './searched-document.ts';

/** A document that has a word of the query. */
export interface Hit {
  readonly document: SearchedDocument;
  /** Comparable with other hits of the same query in the same language. */
  readonly score: number;
  /** The share of the query that occurs in the document, 0 to 1: comparable across languages. */
  readonly coverage: number;
  /** The passage that answers best. */
  readonly passage: Passage;
  /** Those with a word of the query, the best first. */
  readonly passages: readonly RankedPassage[];
  /** The question of readers by which it was found, where that says more than its words. */
  readonly question?: string;
  /** Whether a term of the query, or its replacement, was found in it. */
  readonly has: (term: string) => boolean;
  /** What was found in it: worked out for the few hits that are shown. */
  readonly matched: () => Matched;
}

export interface Matched {
  /** The terms of the index, other forms and synonyms of one word included. */
  readonly found: ReadonlySet<string>;
  /** Synonyms of several words, each folded. */
  readonly phrases: readonly string[];
  /** The terms of the query. */
  readonly asked: ReadonlySet<string>;
  /** The terms of the query in whose place a synonym or a corrected word was found. */
  readonly replaced: ReadonlySet<string>;
  /** The terms of the query that occur in no text as they were typed. */
  readonly misspelt: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** What matched of a text that was found otherwise than by words. */
export const nothingMatched = (): Matched => ({ found: nothing, phrases: [], asked: nothing, replaced: nothing, misspelt: nothing });

/** A text without any of the words. */
export const wordlessHit = (document: SearchedDocument, passage: Passage, score: number): Hit => ({
  document,
  passage,
  score,
  coverage: 0,
  passages: [],
  has: () => false,
  matched: nothingMatched,
});

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

export function createLanguageIndex(): LanguageIndex {
  const index = new PassageIndex();
  const documents = new Map<string, SearchedDocument>();
  const places = new Map<string, Place>();

  const remove = (key: string): void => {
    const document = documents.get(key);
    if (!document) return;
    for (const passage of indexedPassages(key, document)) {
      index.remove(passage);
      places.delete(passage.id);
    }
    documents.delete(key);
  };
  const add = (key: string, document: SearchedDocument): void => {
    for (const [number, passage] of indexedPassages(key, document).entries()) {
      index.add(passage);
      places.set(passage.id, { key, passage: number });
    }
    documents.set(key, document);
  };

  const hasPhrase = (id: string, phrase: string): boolean => {
    const document = documents.get(places.get(id)?.key ?? '');
    return document !== undefined && foldedTextOf(document).includes(phrase);
  };

  return {
    update: async (wanted) => {
      const keys = new Set(wanted.map(keyOf));
      const turn = createTurns();
      for (const key of [...documents.keys()]) {
        if (!keys.has(key)) remove(key);
        await turn();
      }
      for (const document of wanted) {
        await turn();
        const key = keyOf(document);
        const before = documents.get(key);
        if (before === document) continue;
        if (before && sameText(before, document)) {
          documents.set(key, document);
          continue;
        }
        if (before) remove(key);
        add(key, document);
      }
    },
    search: (query, expansions) => {
      const byDocument = new Map<string, PassageFound[]>();
      const { results, corrections, misspelt } = matchQuery(index, { query, expansions, hasPhrase });
      for (const result of results) {
        const place = places.get(result.id);
        if (!place) continue;
        const others = byDocument.get(place.key);
        const passage = { result, passage: place.passage };
        if (others) others.push(passage);
        else byDocument.set(place.key, [passage]);
      }
      const hits = Array.from(byDocument).flatMap(([key, found]): Hit[] => {
        const document = documents.get(key);
        return document
          ? [hitOf(document, found, { query, expansions: [...expansions, ...corrections], misspelt: new Set(misspelt) })]
          : [];
      });
      return literalFirst(hits.toSorted(byScore), query);
    },
  };
}

const byScore = (left: Hit, right: Hit): number => right.score - left.score;
const keyOf = ({ type, id }: SearchedDocument): string => `${type} ${id}`;

const indexedPassages = (key: string, { title, passages }: SearchedDocument): IndexedPassage[] =>
  passages.map(({ heading, lines, asked = [] }, number) => ({
    id: `${key} ${number}`,
    title,
    heading,
    body: lines.join('\n'),
    asked: asked.join('\n'),
  }));

/** Each further passage counts less, so that a long text does not win by its length. */
const furtherPassage = 0.4;
const leastShare = 0.1;
/** A legal text whose title has none of the query ranks below what is about it. */
const unnamedLegal = 0.9;

interface PassageFound {
  readonly result: FoundPassage;
  readonly passage: number;
}

function hitOf(
  document: SearchedDocument,
  passages: readonly PassageFound[],
  { query, expansions, misspelt }: Pick<MatchInput, 'query' | 'expansions'> & Pick<Matched, 'misspelt'>,
): Hit {
  // the library multiplies by the number of terms found; which of them counts more
  const scored = passages
    .map(({ result: { score, queryTerms }, passage }) => {
      const share = coverageOf(query, queryTerms, replacedBy(expansions, queryTerms));
      return { score: (score / Math.max(1, queryTerms.length)) * Math.max(leastShare, share), passage };
    })
    .toSorted((left, right) => right.score - left.score);
  const [only] = passages;
  const found = passages.length === 1 && only ? only.result.queryTerms : [...new Set(passages.flatMap(({ result }) => result.queryTerms))];
  const replaced = replacedBy(expansions, found);
  const coverage = coverageOf(query, found, replaced);
  const ranked = rankPassages(document, scored);
  const sum = scored.reduce((total, { score }, rank) => total + score * furtherPassage ** rank, 0);
  return {
    document,
    score: sum * Math.max(leastShare, coverage) * (document.legal && !isNamed(document, found) ? unnamedLegal : 1),
    coverage,
    passage: ranked[0]?.passage ?? noPassage,
    passages: ranked,
    has: (term) => found.includes(term) || replaced.has(term),
    matched: () => ({
      ...foundIn(passages, { query, expansions }),
      asked: new Set(found.filter((term) => query.weights.has(term))),
      replaced,
      misspelt,
    }),
  };
}

/** Whether a word of the query is in its title. */
const isNamed = ({ title }: SearchedDocument, found: readonly string[]): boolean => {
  const ofTitle = new Set(indexKeys(title));
  return found.some((term) => ofTitle.has(term));
};

/** What was found: of a synonym of several words not each, since alone it is another thing. */
function foundIn(
  passages: readonly PassageFound[],
  { query, expansions }: Pick<MatchInput, 'query' | 'expansions'>,
): Pick<Matched, 'found' | 'phrases'> {
  const found = new Set(passages.flatMap(({ result }) => result.terms()));
  const phrases = expansions.flatMap(({ phrase, terms }) =>
    phrase !== null && terms.every((term) => found.has(term)) ? [{ phrase, terms }] : [],
  );
  const ofPhrases = new Set(phrases.flatMap(({ terms }) => terms));
  return {
    found: new Set([...found].filter((term) => query.weights.has(term) || !ofPhrases.has(term))),
    phrases: phrases.map(({ phrase }) => phrase),
  };
}

/** The terms of a query in whose place a whole synonym or a corrected word was found. */
function replacedBy(expansions: readonly Expansion[], found: readonly string[]): ReadonlySet<string> {
  if (expansions.length === 0) return nothing;
  return new Set(expansions.filter(({ terms }) => terms.every((term) => found.includes(term))).flatMap(({ replaces }) => replaces));
}

const replacedShare = 0.8;

/** The share of a query that was found, itself or by its replacement. */
function coverageOf({ weights, weight }: SearchQuery, found: readonly string[], replaced: ReadonlySet<string>): number {
  let covered = 0;
  for (const term of found) covered += weights.get(term) ?? 0;
  for (const term of replaced) if (!found.includes(term)) covered += (weights.get(term) ?? 0) * replacedShare;
  return weight === 0 ? 0 : covered / weight;
}

const namedFactor = 2;
const literalFactor = 1.5;
/** Further down an exact match is not looked for: it reads the texts. */
const literalAmong = 50;

/** What is looked for by its exact words, as a message or a command is, is found first; a text of that very title before all others. */
function literalFirst(hits: readonly Hit[], { phrase }: SearchQuery): readonly Hit[] {
  const first = hits.slice(0, literalAmong).map((hit) => {
    if (hit.coverage < wholeCoverage) return hit;
    if (foldLetters(foldText(hit.document.title)) === phrase) return { ...hit, score: hit.score * namedFactor };
    return foldedTextOf(hit.document).includes(phrase) ? { ...hit, score: hit.score * literalFactor } : hit;
  });
  return [...first.toSorted(byScore), ...hits.slice(literalAmong)];
}

/** All of a query, as its weights add up. */
const wholeCoverage = 1 - 1e-9;

const sameText = (one: SearchedDocument, other: SearchedDocument): boolean =>
  one.title === other.title &&
  one.group === other.group &&
  one.link === other.link &&
  one.passages.length === other.passages.length &&
  one.passages.every((passage, index) => {
    const same = other.passages[index];
    return passage.heading === same?.heading && textOf(passage) === textOf(same);
  });

const textOf = ({ lines, asked = [] }: Passage): string => [...lines, '', ...asked].join('\n');
