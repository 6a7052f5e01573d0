import type { AskedWord } from './question-words.ts';
import { hasWord, sectionHas, type IndexedSection, type SectionIndex } from './section-index.ts';

/** A section that may answer, and how much of the question occurs in it. */
export interface RankedSection {
  readonly found: IndexedSection;
  /** How near a question of readers is that the section answers, 0 to 1. */
  readonly asked: number;
  readonly score: number;
}

/** A word of a question with how much it says in these texts. */
export interface WeighedWord {
  readonly forms: readonly string[];
  readonly synonyms: readonly string[];
  readonly worth: number;
  /** How much of it occurs in no text, in no form, 0 to 1: of a long word, by its neighbouring characters. */
  readonly unknown: number;
}

const ofBody = 0.4;
const ofHeading = 0.35;
const ofTitle = 0.25;
const ofAsked = 0.3;
const asSynonym = 0.85;
const byParts = 0.5;
/** How much the search’s own order of texts counts. */
const orderShare = 0.4;
const coverageShare = 1.5;
/** How much a question of readers that is like it counts. */
const askedShare = 1;
const legalBehind = 0.1;
/** An opening names everything that a text is about, and says little of it. */
const openingBehind = 0.25;
const rareEnough = 2;

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

/** The sections of some texts, the one that answers best first. `slugs`: as the search ordered them. */
export function rankSections(
  index: SectionIndex,
  slugs: readonly string[],
  words: readonly WeighedWord[],
  askedOf: (found: IndexedSection) => number,
): readonly RankedSection[] {
  const whole = words.reduce((sum, { worth }) => sum + worth, 0);
  if (whole === 0) return [];
  return slugs
    .flatMap((slug, place) => index.of(slug).map((found) => ({ found, place })))
    .filter(({ found }) => found.section.units.length > 0)
    .map(({ found, place }) => {
      let covered = 0;
      let weighted = 0;
      for (const word of words) {
        const said = sayingOf(found, word);
        covered += word.worth * said.covered;
        weighted += word.worth * said.prominence;
      }
      const behind = (found.text.legal ? legalBehind : 0) + (found.section.fragment === null ? openingBehind : 0);
      const asked = askedOf(found);
      return { found, asked, score: (covered * coverageShare + weighted) / whole + orderShare / (place + 1) + askedShare * asked - behind };
    })
    .toSorted((left, right) => right.score - left.score);
}

/** How far a section says a word, and how prominently. */
function sayingOf(found: IndexedSection, { forms, synonyms }: WeighedWord): { covered: number; prominence: number } {
  const prominence = (word: string): number =>
    (hasWord(found.body, word) ? ofBody : 0) +
    (hasWord(found.heading, word) ? ofHeading : 0) +
    (hasWord(found.title, word) ? ofTitle : 0) +
    (hasWord(found.asked, word) ? ofAsked : 0);
  const own = Math.max(...forms.map(prominence));
  const other = Math.max(0, ...synonyms.map(prominence));
  if (own > 0) return { covered: 1, prominence: Math.max(own, other * asSynonym) };
  if (other > 0) return { covered: asSynonym, prominence: other * asSynonym };
  return { covered: Math.max(...forms.map((form) => partsIn(found, form))) * byParts, prominence: 0 };
}

const cjk = /^[\p{Script=Han}\p{Script=Katakana}ー々]{3,}$/u;

/** The share of a long word’s neighbouring characters that a section has: a compound that is written otherwise there. */
const partsIn = (found: IndexedSection, word: string): number => shareOfPairs(word, (pair) => sectionHas(found, pair));

function shareOfPairs(word: string, has: (pair: string) => boolean): number {
  if (!cjk.test(word)) return 0;
  const pairs = Array.from(word.slice(1), (_, at) => word.slice(at, at + 2));
  return pairs.filter(has).length / pairs.length;
}

/** The share of what a question says that occurs in no text, the words by their worth. */
export function unknownShare(words: readonly WeighedWord[]): number {
  const whole = words.reduce((sum, { worth }) => sum + worth, 0);
  return whole === 0 ? 1 : words.reduce((sum, { unknown, worth }) => sum + unknown * worth, 0) / whole;
}
