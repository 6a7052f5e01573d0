import type { Language } from '#lib/language/languages.ts';
import type { Hit } from './language-index.ts';
import type { SearchedDocument } from './searched-document.ts';

/** What the results are narrowed down to; absent: everything. */
export interface Narrowing {
  readonly type?: SearchedDocument['type'] | undefined;
  /** The slug of a subject. */
  readonly subject?: string | undefined;
  /** The language of the texts. */
  readonly textLanguage?: Language | undefined;
}

/** How many results there are of each kind: with the narrowing by the other facets, not by its own. */
export interface FacetCounts {
  readonly types: Readonly<Record<SearchedDocument['type'], number>>;
  readonly languages: Readonly<Record<Language, number>>;
  /** By the subject's slug; subjects without a result are left out. */
  readonly subjects: ReadonlyMap<string, number>;
}

type SubjectOf = (document: SearchedDocument) => string | null;

/** The best translation of each document; they are given best first. */
export function oneOfEach(ranked: readonly Hit[]): Hit[] {
  const first = new Map<string, Hit>();
  for (const hit of ranked) if (!first.has(hit.document.group)) first.set(hit.document.group, hit);
  return [...first.values()];
}

/** The results that are left, one for the translations of a document. */
export const narrowDown = (ranked: readonly Hit[], { type, subject, textLanguage }: Narrowing, subjectOf: SubjectOf): Hit[] =>
  oneOfEach(
    ranked.filter(
      ({ document }) =>
        (type === undefined || document.type === type) &&
        (subject === undefined || subjectOf(document) === subject) &&
        (textLanguage === undefined || document.language === textLanguage),
    ),
  );

/** Counts results, each document once whatever its translations, by type, language and subject. */
export function countFacets(ranked: readonly Hit[], narrowing: Narrowing, subjectOf: SubjectOf): FacetCounts {
  const countOf = (own: Narrowing): number => narrowDown(ranked, { ...narrowing, ...own }, subjectOf).length;
  const subjects = new Set(ranked.flatMap(({ document }) => subjectOf(document) ?? []));
  return {
    types: { article: countOf({ type: 'article' }), product: countOf({ type: 'product' }) },
    languages: { en: countOf({ textLanguage: 'en' }), zh: countOf({ textLanguage: 'zh' }), ja: countOf({ textLanguage: 'ja' }) },
    subjects: new Map([...subjects].map((subject): [string, number] => [subject, countOf({ subject })]).filter(([, count]) => count > 0)),
  };
}
