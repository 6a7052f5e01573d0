import { saysKind, type AskedKind } from './asked-kind.ts';
import type { AskedWord } from './question-words.ts';
import { hasWord, linesOf, type IndexedSection, type SearchedText, type SectionIndex } from './section-index.ts';

/** A text that the search found, and its score beside the best one's, 0 to 1. */
export interface FoundText {
  readonly slug: string;
  readonly share: number;
}

/** A section that may answer, and how much of the question stands in it. */
export interface RankedSection {
  readonly found: IndexedSection;
  /** The share of what the question says that the section says, 0 to 1, rare words counting more. */
  readonly coverage: number;
  /** The same of the line that says most of it, of those that say what kind of thing is asked for. */
  readonly line: number;
  /** What of the question it says, and what of that is in its heading: sums of the words' worth. */
  readonly said: number;
  readonly headed: number;
  /** What it does not say: the weightiest word, and all. */
  readonly missingMost: number;
  readonly missing: number;
  readonly score: number;
}

/** A word of a question with how much it says in these texts. */
export interface WeighedWord {
  readonly forms: readonly string[];
  readonly synonyms: readonly string[];
  readonly worth: number;
  /** How much of it stands in no text, in no form, 0 to 1: of a long word, by its neighbouring characters. */
  readonly unknown: number;
}

const asSynonym = 0.8;
/** What stands in the heading of a line or in the title, and not in the line. */
const aboveLine = 0.5;
const rareEnough = 2;
/** How much speaks for a section, found by our own questions (tests/fixtures/development-questions). */
const [ofCoverage, ofHeading, ofTitle, ofLine, ofSearch] = [1.2, 0.7, 0.1, 1.2, 0.65];
/** An opening names everything that a text is about, and says little of it. */
const openingBehind = 0.45;

/** Weighs the words of a question by how rare they are; a misspelt English one counts as the word that is meant. */
export function weighWords(index: SectionIndex, words: readonly AskedWord[]): readonly WeighedWord[] {
  const all = index.sections.length;
  return words.map(({ text, weight, synonyms }) => {
    const own = index.count(text);
    const meant = own === 0 && synonyms.length === 0 ? index.corrected(text) : null;
    const others = synonyms.filter((synonym) => index.count(synonym) > 0);
    const forms = meant === null ? [text] : [meant];
    const count = Math.max(meant === null ? own : index.count(meant), others.length > 0 ? Math.min(...others.map(index.count)) : 0);
    return {
      forms,
      synonyms: others,
      worth: weight * Math.log(1 + all / (rareEnough + count)),
      unknown: count > 0 || others.length > 0 ? 0 : 1 - shareOfPairs(text, (pair) => index.count(pair) > 0),
    };
  });
}

/** The sections of the texts that the search found, the one that answers best first. */
export function rankSections(
  index: SectionIndex,
  texts: readonly FoundText[],
  words: readonly WeighedWord[],
  kind: AskedKind | null,
): readonly RankedSection[] {
  const whole = words.reduce((sum, { worth }) => sum + worth, 0);
  if (whole === 0) return [];
  return texts
    .flatMap(({ slug, share }) => index.of(slug).map((found) => ({ found, share })))
    .filter(({ found }) => found.section.units.length > 0)
    .map(({ found, share }) => rankOf(found, { words, whole, kind, share }))
    .toSorted((left, right) => right.score - left.score);
}

interface Ranking {
  readonly words: readonly WeighedWord[];
  readonly whole: number;
  readonly kind: AskedKind | null;
  readonly share: number;
}

function rankOf(found: IndexedSection, { words, whole, kind, share }: Ranking): RankedSection {
  const above = words.map((word) => ({ heading: saying(found.heading, word), title: saying(found.title, word) }));
  const levels = words.map((word, at) => Math.max(saying(found.body, word), above[at]?.heading ?? 0, above[at]?.title ?? 0));
  const sum = (of: (at: number) => number): number => words.reduce((total, { worth }, at) => total + worth * of(at), 0);
  const said = sum((at) => levels[at] ?? 0);
  const headed = sum((at) => above[at]?.heading ?? 0);
  const titled = sum((at) => above[at]?.title ?? 0);
  const line = bestLine(found, words, { above: above.map(({ heading, title }) => Math.max(heading, title) * aboveLine), kind }) / whole;
  const missing = words.map(({ worth }, at) => worth * (1 - (levels[at] ?? 0)));
  return {
    found,
    coverage: said / whole,
    line,
    said,
    headed,
    missingMost: Math.max(...missing),
    missing: missing.reduce((total, each) => total + each, 0),
    score:
      (ofCoverage * said + ofHeading * headed + ofTitle * titled) / whole +
      ofLine * line +
      ofSearch * share -
      (found.section.fragment === null ? openingBehind : 0),
  };
}

/** What the line says that says most, with what stands above it, of those that say what kind of thing is asked for. */
function bestLine(
  found: IndexedSection,
  words: readonly WeighedWord[],
  { above, kind }: { readonly above: readonly number[]; readonly kind: AskedKind | null },
): number {
  const worths = linesOf(found)
    .filter(({ text }) => kind === null || saysKind(text, kind))
    .map(({ searched }) => words.reduce((total, word, at) => total + word.worth * Math.max(saying(searched, word), above[at] ?? 0), 0));
  return Math.max(0, ...worths);
}

/** How far a text says a word: itself, or by another that says the same. */
function saying(text: SearchedText, { forms, synonyms }: WeighedWord): number {
  if (forms.some((form) => hasWord(text, form))) return 1;
  return synonyms.some((synonym) => hasWord(text, synonym)) ? asSynonym : 0;
}

const cjk = /^[\p{Script=Han}\p{Script=Katakana}ー々]{3,}$/u;

function shareOfPairs(word: string, has: (pair: string) => boolean): number {
  if (!cjk.test(word)) return 0;
  const pairs = Array.from(word.slice(1), (_, at) => word.slice(at, at + 2));
  return pairs.filter(has).length / pairs.length;
}

/** What a question says that stands in no text: the sum of the words' worth, and its share. */
export function unknownIn(words: readonly WeighedWord[]): { sum: number; share: number } {
  const whole = words.reduce((sum, { worth }) => sum + worth, 0);
  const sum = words.reduce((total, { worth, unknown }) => total + unknown * worth, 0);
  return { sum, share: whole === 0 ? 1 : sum / whole };
}
