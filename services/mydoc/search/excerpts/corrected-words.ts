import { editDistance } from '#lib/search/edit-distance.ts';
import { foldLetters } from '#lib/search/fold.ts';
import { foldText, type SearchQuery } from '#lib/search/read-query.ts';
import { termKey } from '#lib/search/term-key.ts';
import { termsOf } from '#lib/search/terms.ts';
import type { Matched } from '../language-index.ts';
import type { SearchedDocument } from '../searched-document.ts';

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
  const others = [...found].filter((term) => !weights.has(term));
  const sought = words.flatMap(({ text, terms }): Sought[] => {
    const wrong = terms.find((term) => misspelt.has(term));
    if (wrong === undefined) return [];
    const forms = [wrong, foldLetters(text)];
    const near = new Set(others.filter((term) => forms.some((form) => isNear(form, term))));
    return near.size === 0 ? [] : [{ typed: text, near }];
  });
  const texts = [title, ...passages.flatMap(({ heading, lines }) => [heading, ...lines]), ...passages.flatMap(({ asked = [] }) => asked)];
  const written = firstOf(new Set(sought.flatMap(({ near }) => [...near])), texts);
  return sought.flatMap(({ typed, near }): Correction[] => {
    // in the order of the texts
    const [first] = [...written].filter(([term]) => near.has(term));
    return first ? [{ typed, found: first[1] }] : [];
  });
}

interface Sought {
  readonly typed: string;
  /** Terms that are found in its place. */
  readonly near: ReadonlySet<string>;
}

const isNear = (form: string, term: string): boolean =>
  Math.abs(form.length - term.length) <= lettersChangedAtMost && editDistance(form, term) <= lettersChangedAtMost;

/** Some terms as they are written where they occur first, in the order of the texts: all of them in one reading. */
function firstOf(wanted: ReadonlySet<string>, texts: readonly string[]): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  for (const text of texts) {
    if (written.size === wanted.size) break;
    const folded = foldText(text);
    for (const { term, start, end } of termsOf(folded)) {
      const key = termKey(term);
      if (wanted.has(key) && !written.has(key)) written.set(key, folded.slice(start, end));
    }
  }
  return written;
}
