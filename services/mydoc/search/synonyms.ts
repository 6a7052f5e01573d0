import { z } from 'zod';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { stegaFree } from '#lib/content/values/stega-free.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { foldLetters } from '#lib/search/fold.ts';
import { foldText, type SearchQuery } from '#lib/search/read-query.ts';
import { termKey } from '#lib/search/term-key.ts';
import { termsOf } from '#lib/search/terms.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

export interface Synonym {
  /** As a query has it: in one width, case and kana. */
  readonly phrase: string;
  readonly terms: readonly string[];
  /** As editors wrote it. */
  readonly written: string;
}

/** Words for one thing. */
export type SynonymGroup = readonly Synonym[];

export type Synonyms = Readonly<Record<Language, readonly SynonymGroup[]>>;

const synonymLine = z.object({ language: stegaFree(z.enum(languages)), words: z.array(stegaFree(z.string().min(1))) });

export const synonymsShape: CachedQuery<Synonyms> = {
  key: 'search-synonyms-2',
  query: `*[_type == "synonym" && defined(words)] | order(_id asc)[0...1000]{_id, language, words}`,
  freshMs: 15_000,
  read: (elements, report) => {
    const lines = parseEach(synonymLine, elements, 'synonym', report);
    const of = (language: Language): SynonymGroup[] =>
      lines.filter((line) => line.language === language).map(({ words }) => words.map(readSynonym).filter(({ terms }) => terms.length > 0));
    return { en: of('en'), zh: of('zh'), ja: of('ja') };
  },
};

function readSynonym(word: string): Synonym {
  const folded = foldText(word);
  const terms = termsOf(folded).flatMap(({ term, kind }) => (kind === 'last' || kind === 'han' || kind === 'inner' ? [] : [termKey(term)]));
  return { phrase: foldLetters(folded).trim(), terms: [...new Set(terms)], written: word };
}

/** Terms that a text may have in the place of some of a query's. */
export interface Expansion {
  readonly terms: readonly string[];
  /** What has to occur side by side, where it is more than one term; else null. */
  readonly phrase: string | null;
  readonly replaces: readonly string[];
}

/** The other words of every group that a query has a word of. */
export function expansionsOf(query: SearchQuery, groups: readonly SynonymGroup[]): readonly Expansion[] {
  return groups.flatMap((group) => {
    const asked = group.filter((synonym) => contains(query, synonym));
    const others = group.filter((synonym) => !asked.includes(synonym));
    return asked.length === 0 ? [] : others.map((synonym) => ({ ...expansionTo(synonym), replaces: asked.flatMap(({ terms }) => terms) }));
  });
}

const expansionTo = ({ terms, phrase }: Synonym): Pick<Expansion, 'terms' | 'phrase'> => ({
  terms,
  phrase: terms.length > 1 ? phrase : null,
});

const isAscii = /^[\x20-\x7e]+$/;
const letterBefore = /[a-z0-9]$/;
const letterAfter = /^[a-z0-9]/;

/**
 * Whether a query has a word in any of its forms; several English words side by side. A Chinese or Japanese one may hold what a query is
 * rid of, as the words of a question are: it is looked for in what was typed.
 */
function contains({ phrase, typed, weights }: SearchQuery, synonym: Synonym): boolean {
  if (synonym.terms.length === 1 || !isAscii.test(synonym.phrase))
    return synonym.terms.every((term) => weights.has(term)) || (!isAscii.test(synonym.phrase) && typed.includes(synonym.phrase));
  for (let at = phrase.indexOf(synonym.phrase); at >= 0; at = phrase.indexOf(synonym.phrase, at + 1)) {
    if (!letterBefore.test(phrase.slice(0, at)) && !letterAfter.test(phrase.slice(at + synonym.phrase.length))) return true;
  }
  return false;
}
