import type { Mark } from '#lib/search/mark-words.ts';
import { indexKeys } from '#lib/search/read-query.ts';
import type { Hit } from './language-index.ts';
import { marksOf, type Markable } from './marks.ts';
import type { Passage } from './searched-document.ts';

const charactersAtMost = 150;
const charactersBefore = 40;

/** A line of a text as a result shows it, and the places in it of what was looked for. */
export interface Excerpt {
  readonly text: string;
  readonly marks: Mark[];
}

/** The passage that a result shows and leads to: the opening where the title has all that was found, else the one that answers best. */
export function shownPassage({ document, passage }: Pick<Hit, 'document' | 'passage'>, asked: ReadonlySet<string>): Passage {
  const ofTitle = new Set(indexKeys(document.title));
  return [...asked].every((term) => ofTitle.has(term)) ? (document.passages[0] ?? passage) : passage;
}

/**
 * The line of a passage that has most of what was found, as plain text cut around the first of it: of two that have as much the earlier.
 * Its heading if no line has any, and the opening's summary before its lines; null if there is nothing to show.
 */
export function excerptOf({ fragment, heading, lines }: Passage, markable: Markable): Excerpt | null {
  const shown = (fragment === null ? [heading, ...lines] : [...lines, heading]).map(oneLine).filter((line) => line !== '');
  const [first] = shown;
  if (first === undefined) return null;
  const best = shown.reduce((before, line) => (richness(line, markable) > richness(before, markable) ? line : before), first);
  const text = cutAround(best, marksOf(best, markable)[0]?.[0] ?? 0);
  return { text, marks: marksOf(text, markable) };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** How much of what was found a line has. */
function richness(line: string, markable: Markable): number {
  const terms = new Set(indexKeys(line).filter((term) => markable.terms.has(term)));
  return (
    terms.size +
    markable.literals.filter((literal) => marksOf(line, { ...markable, terms: new Set(), literals: [literal] }).length > 0).length
  );
}

/** At most so many characters around a place, in UTF-16 units, of a line. */
function cutAround(line: string, place: number): string {
  const characters = Array.from(line);
  if (characters.length <= charactersAtMost) return line;
  const first = Array.from(line.slice(0, place)).length;
  const from = Math.min(Math.max(0, first - charactersBefore), characters.length - charactersAtMost);
  const cut = characters.slice(from, from + charactersAtMost).join('');
  const after = from + charactersAtMost < characters.length;
  return `${from > 0 ? '…' : ''}${wholeWords(cut, from > 0, after).trim()}${after ? '…' : ''}`;
}

/** Without a word cut in half at either end; scripts without spaces stay unchanged. */
function wholeWords(cut: string, cutBefore: boolean, cutAfter: boolean): string {
  const start = cutBefore ? cut.replace(/^[^\s]{1,20}\s/, '') : cut;
  return cutAfter ? start.replace(/\s[^\s]{1,20}$/, '') : start;
}
