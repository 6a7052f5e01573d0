import type { Mark } from '#lib/search/mark-words.ts';
import { foldLetters } from '#lib/search/fold.ts';
import { foldText, indexKeys } from '#lib/search/read-query.ts';
import { termKey } from '#lib/search/term-key.ts';
import { termsOf } from '#lib/search/terms.ts';
import { cutLine } from './cut-line.ts';
import type { Hit } from '../language-index.ts';
import { marksOf, type Markable } from './marks.ts';
import type { Passage } from '../searched-document.ts';

/** A line of a text as a result shows it, and the places in it of what was looked for. */
export interface Excerpt {
  readonly text: string;
  readonly marks: Mark[];
}

/**
 * The passage that a result shows and leads to: the opening where the title has all that was found, or one of the synonyms by which alone
 * it was; else the one that answers best, as for what a question of readers found.
 */
export function shownPassage(
  { document, passage, question }: Pick<Hit, 'document' | 'passage' | 'question'>,
  asked: ReadonlySet<string>,
  markable: Markable,
): Passage {
  if (question !== undefined) return passage;
  const ofTitle = new Set(indexKeys(document.title));
  const isInTitle = asked.size > 0 ? [...asked].every((term) => ofTitle.has(term)) : marksOf(document.title, markable).length > 0;
  return isInTitle ? (document.passages[0] ?? passage) : passage;
}

/**
 * The line of a passage that has most of what was found, as plain text cut around the first of it: of two that have as much the earlier.
 * Its heading if no line has any, and the opening's summary before its lines; null if there is nothing to show.
 */
export function excerptOf({ fragment, heading, lines }: Passage, markable: Markable): Excerpt | null {
  const shown = (fragment === null ? [heading, ...lines] : [...lines, heading]).map(oneLine).filter((line) => line !== '');
  const best = richestOf(shown, markable);
  return best === null ? null : cutExcerpt(best, markable);
}

/**
 * The question of readers that says why a text was found: the one by which it was, or one that its passage answers. Null where title and
 * excerpt have as much of the search.
 */
export function matchedQuestion(
  { question, passage }: Pick<Hit, 'question' | 'passage'>,
  told: readonly string[],
  markable: Markable,
): Excerpt | null {
  const best = richestOf([...(question === undefined ? [] : [question]), ...(passage.asked ?? [])].map(oneLine), markable);
  if (best === null || richness(best, markable) <= richness(told.join('\n'), markable)) return null;
  const excerpt = cutExcerpt(best, markable);
  return excerpt.marks.length === 0 ? null : excerpt;
}

/** The line that has most of what was found, the earlier of two; null for none at all. */
function richestOf(lines: readonly string[], markable: Markable): string | null {
  const weighed = lines.map((line) => ({ line, worth: richness(line, markable) }));
  const most = weighed.reduce((best, { worth }) => Math.max(best, worth), 0);
  return weighed.find(({ worth }) => worth === most)?.line ?? null;
}

function cutExcerpt(line: string, markable: Markable): Excerpt {
  const text = cutLine(line, marksOf(line, markable)[0]?.[0] ?? 0);
  return { text, marks: marksOf(text, markable) };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** How much of what was found a line has. */
function richness(line: string, markable: Markable): number {
  const folded = foldText(line);
  const terms = new Set(termsOf(folded).flatMap(({ term }) => (markable.terms.has(termKey(term)) ? [termKey(term)] : [])));
  const letters = foldLetters(folded);
  // marks are made for the few that are in the line
  const literals = markable.literals.filter((literal) => letters.includes(literal));
  return terms.size + literals.filter((literal) => marksOf(line, { ...markable, terms: new Set(), literals: [literal] }).length > 0).length;
}
