import { LRUCache } from 'lru-cache';
import { languages, type Language } from '#lib/language/languages.ts';
import { editDistance } from '#lib/search/edit-distance.ts';
import { indexKeys } from '#lib/search/read-query.ts';
import type { CitedText } from './cited-texts.ts';
import { foldForWords, standsIn } from './question-words.ts';
import type { TextSection } from './text-units.ts';

/** A text in the forms in which words are looked for. */
export interface SearchedText {
  readonly folded: string;
  readonly stems: ReadonlySet<string>;
}

/** A section with what stands in it. */
export interface IndexedSection {
  readonly text: CitedText;
  readonly section: TextSection;
  readonly title: SearchedText;
  readonly heading: SearchedText;
  readonly body: SearchedText;
}

/** The sections of a language, and how much a word says. */
export interface SectionIndex {
  readonly sections: readonly IndexedSection[];
  readonly of: (slug: string) => readonly IndexedSection[];
  /** In how many sections a word stands. */
  readonly count: (word: string) => number;
  /** The word of the texts that a misspelt one is nearest to; null if there is none. */
  readonly corrected: (word: string) => string | null;
}

const ascii = /^[\x20-\x7e]+$/;
const known = new WeakMap<CitedText, readonly IndexedSection[]>();

const searched = (text: string): SearchedText => ({ folded: foldForWords(text), stems: new Set(indexKeys(text)) });

const keysRemembered = 5_000;
const keysByWord = new LRUCache<string, readonly string[]>({ max: keysRemembered });

/** The index keys of a word, worked out once for all sections. */
function keysOf(word: string): readonly string[] {
  const before = keysByWord.get(word);
  if (before) return before;
  const keys = indexKeys(word);
  keysByWord.set(word, keys);
  return keys;
}

/** Whether a word, or each word of a phrase, stands in a text: an English one in any form, Chinese and Japanese as it is written. */
export function hasWord({ folded, stems }: SearchedText, word: string): boolean {
  if (!ascii.test(word)) return folded.includes(word);
  if (standsIn(folded, word)) return true;
  const keys = keysOf(word);
  if (keys.length > 0 && keys.every((key) => stems.has(key))) return true;
  // e-mails is email
  return word.includes('-') && keysOf(word.replaceAll('-', '')).every((key) => stems.has(key));
}

const sectionHas = ({ title, heading, body }: IndexedSection, word: string): boolean =>
  hasWord(body, word) || hasWord(heading, word) || hasWord(title, word);

interface SearchedLine {
  readonly text: string;
  readonly searched: SearchedText;
}

const linesBySection = new WeakMap<IndexedSection, readonly SearchedLine[]>();

/** The lines of a section, each below its smaller headings; of a paragraph a sentence with the next one. Cut up when they are asked for. */
export function linesOf(found: IndexedSection): readonly SearchedLine[] {
  const before = linesBySection.get(found);
  if (before) return before;
  const lines = found.section.units.flatMap(({ kind, lines: own, below }) =>
    own.map((line, at) => {
      const next = kind === 'paragraph' ? own.slice(at + 1, at + 2) : [];
      const text = [...below, line, ...next].join('\n');
      return { text, searched: searched(text) };
    }),
  );
  linesBySection.set(found, lines);
  return lines;
}

function indexText(text: CitedText): readonly IndexedSection[] {
  const before = known.get(text);
  if (before) return before;
  const title = searched(text.title);
  const indexed = text.sections.map((section) => ({
    text,
    section,
    title,
    heading: searched(section.heading ?? ''),
    body: searched(section.units.flatMap(({ lines, below }) => [...below, ...lines]).join('\n')),
  }));
  known.set(text, indexed);
  return indexed;
}

/** Reads the sections of all texts by language; texts that have not changed are not cut up again. */
export const indexSections = (texts: readonly CitedText[]): Readonly<Record<Language, SectionIndex>> => {
  const of = (language: Language): SectionIndex => indexLanguage(texts.filter((text) => text.language === language));
  const [en, zh, ja] = languages;
  return { en: of(en), zh: of(zh), ja: of(ja) };
};

const [lengthForOneError, lengthForTwoErrors] = [5, 9];
const countsRemembered = 5_000;
const [beginningAtLeast, endingAtMost] = [4, 7];

/** Endings that leave a word what it is about: payment is paying, serverless is no server. */
const ending = /^e?(?:s|es|ed|er|or|ing|ly|al|ally|ee|ment|ments|ation|ion|ance|ence|ant|ent|able|ability|ible|ive|y|ate|tion|ity|ness)?$/;

/** A word of the same beginning: privately, private; guaranteed, guarantee. */
function relatedTo(stem: string, words: readonly string[]): string | null {
  for (let length = stem.length; length >= Math.max(beginningAtLeast, stem.length - endingAtMost); length -= 1) {
    const beginning = stem.slice(0, length);
    if (!ending.test(stem.slice(length))) continue;
    const related = words.filter((other) => other.startsWith(beginning) && ending.test(other.slice(length)));
    const [nearest] = related.toSorted((left, right) => left.length - right.length);
    if (nearest !== undefined) return nearest;
  }
  return null;
}

function indexLanguage(texts: readonly CitedText[]): SectionIndex {
  const bySlug = new Map(texts.map((text) => [text.slug, indexText(text)]));
  const sections = [...bySlug.values()].flat();
  const counts = new Map<string, number>();
  let vocabulary: readonly string[] | null = null;
  const words = (): readonly string[] =>
    (vocabulary ??= [...new Set(sections.flatMap(({ title, heading, body }) => [...title.stems, ...heading.stems, ...body.stems]))].filter(
      (stem) => /^[a-z]+$/.test(stem) && indexKeys(stem)[0] === stem,
    ));
  return {
    sections,
    of: (slug) => bySlug.get(slug) ?? [],
    count: (word) => {
      const before = counts.get(word);
      if (before !== undefined) return before;
      const count = sections.filter((section) => sectionHas(section, word)).length;
      if (counts.size >= countsRemembered) counts.clear();
      counts.set(word, count);
      return count;
    },
    corrected: (word) => {
      const [stem = ''] = indexKeys(word);
      if (!/^[a-z]+$/.test(stem) || stem.length < lengthForOneError) return null;
      const errors = stem.length >= lengthForTwoErrors ? 2 : 1;
      const near = words().filter((other) => Math.abs(other.length - stem.length) <= errors && other[0] === stem[0]);
      return near.find((other) => editDistance(stem, other) <= errors) ?? relatedTo(stem, words());
    },
  };
}
