import type { Language } from '#lib/language/languages.ts';
import { queryWords } from '#lib/search/query-words.ts';
import type { SearchedDocument } from './searched-document.ts';
import { languageOfScript } from './language-of-script.ts';

/** The weight of a match in title, summary and body. */
const weights = [16, 4, 1] as const;

interface Hit {
  readonly document: SearchedDocument;
  readonly weight: number;
}

/**
 * Every document that contains all words of the query, one row for its translations: the visitor's language if that matches, else the
 * language of the query's script. Rows in the visitor's language come first, then by weight.
 */
export function findDocuments(
  documents: readonly SearchedDocument[],
  search: string,
  chosen: Language | null,
): readonly SearchedDocument[] {
  const words = queryWords(search);
  if (words.length === 0) return [];
  const script = languageOfScript(search);
  const rank = ({ document }: Hit): number => (document.language === (chosen ?? script) ? 2 : 0) + (document.language === script ? 1 : 0);
  const first = (left: Hit, right: Hit): number =>
    rank(right) - rank(left) || right.weight - left.weight || (left.document.link < right.document.link ? -1 : 1);

  const hits = documents.map((document) => ({ document, weight: weigh(document, words) })).filter(({ weight }) => weight > 0);
  const groups = Map.groupBy(hits.toSorted(first), ({ document }) => document.group);
  return [...groups.values()].flatMap(([best]) => (best ? [best] : [])).map(({ document }) => document);
}

/** 0 unless every word is found. */
function weigh({ texts }: SearchedDocument, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    const weight = texts.reduce((sum, text, place) => sum + (text.includes(word) ? (weights[place] ?? 0) : 0), 0);
    if (weight === 0) return 0;
    total += weight;
  }
  return total;
}
