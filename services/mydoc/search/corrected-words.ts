import { editDistance } from '#lib/search/edit-distance.ts';
import { foldLetters } from '#lib/search/fold.ts';
import { foldText, type SearchQuery } from '#lib/search/read-query.ts';
import { termKey } from '#lib/search/term-key.ts';
import { termsOf } from '#lib/search/terms.ts';
import type { Matched } from './language-index.ts';
import type { SearchedDocument } from './searched-document.ts';

/** A word of a search that occurs in no text, and the one that was found in its place. */
export interface Correction {
  readonly typed: string;
  readonly found: string;
}

const lettersChangedAtMost = 2;

/**
 * The words of a search that were taken for typing errors, with what a document has instead: as it is written there, in the first of these
 * passages that has it or in a question of readers.
 */
export function correctedWords(
  { words, weights }: Pick<SearchQuery, 'words' | 'weights'>,
  { found, misspelt }: Pick<Matched, 'found' | 'misspelt'>,
  { title, passages }: Pick<SearchedDocument, 'title' | 'passages'>,
): Correction[] {
  if (misspelt.size === 0) return [];
  const texts = [title, ...passages.flatMap(({ heading, lines }) => [heading, ...lines]), ...passages.flatMap(({ asked = [] }) => asked)];
  const others = [...found].filter((term) => !weights.has(term));
  return words.flatMap(({ text, terms }): Correction[] => {
    const wrong = terms.find((term) => misspelt.has(term));
    if (wrong === undefined) return [];
    const forms = [wrong, foldLetters(text)];
    const near = new Set(others.filter((term) => forms.some((form) => editDistance(form, term) <= lettersChangedAtMost)));
    const written = near.size === 0 ? null : firstOf(near, texts);
    return written === null ? [] : [{ typed: text, found: written }];
  });
}

/** The first word of some texts that is one of these terms, as it is written. */
function firstOf(wanted: ReadonlySet<string>, texts: readonly string[]): string | null {
  for (const text of texts) {
    const folded = foldText(text);
    const place = termsOf(folded).find(({ term }) => wanted.has(termKey(term)));
    if (place) return folded.slice(place.start, place.end);
  }
  return null;
}
