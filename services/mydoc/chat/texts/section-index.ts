import { LRUCache } from 'lru-cache';
import { languages, type Language } from '#lib/language/languages.ts';
import { editDistance } from '#lib/search/edit-distance.ts';
import { indexKeys } from '#lib/search/read-query.ts';
import type { AskedQuestions, AskedSection } from '#services/mydoc/search/asked/asked-questions.ts';
import type { CitedText } from './cited-texts.ts';
import { standsIn } from './phrase-synonyms.ts';
import { foldForWords } from './question-words.ts';
import type { TextSection } from './text-units.ts';

/** A text in the forms in which words are looked for. */
interface Searched {
  readonly folded: string;
  readonly stems: ReadonlySet<string>;
}

/** A section with its content. */
export interface IndexedSection {
  readonly text: CitedText;
  readonly section: TextSection;
  readonly title: Searched;
  readonly heading: Searched;
  readonly body: Searched;
  /** What readers ask that it answers. */
  readonly asked: Searched;
}

/** The sections of a language, and how much a word says. */
export interface SectionIndex {
  readonly sections: readonly IndexedSection[];
  readonly of: (slug: string) => readonly IndexedSection[];
  /** In how many sections a word occurs. */
  readonly count: (word: string) => number;
  /** The word of the texts that a misspelt one is nearest to; null if there is none. */
  readonly corrected: (word: string) => string | null;
}

const ascii = /^[\x20-\x7e]+$/;
const known = new WeakMap<CitedText, { readonly questions: AskedQuestions; readonly sections: readonly IndexedSection[] }>();

const searched = (text: string): Searched => ({ folded: foldForWords(text), stems: new Set(indexKeys(text)) });

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

/** Whether a word, or each word of a phrase, occurs in a text: an English one in any form, Chinese and Japanese as it is written. */
export function hasWord({ folded, stems }: Searched, word: string): boolean {
  if (!ascii.test(word)) return folded.includes(word);
  if (standsIn(folded, word)) return true;
  const keys = keysOf(word);
  if (keys.length > 0 && keys.every((key) => stems.has(key))) return true;
  // e-mails is email
  return word.includes('-') && keysOf(word.replaceAll('-', '')).every((key) => stems.has(key));
}

export const sectionHas = ({ title, heading, body, asked }: IndexedSection, word: string): boolean =>
  hasWord(body, word) || hasWord(heading, word) || hasWord(title, word) || hasWord(asked, word);

function indexText(text: CitedText, questions: AskedQuestions, ofText: readonly AskedSection[]): readonly IndexedSection[] {
  const before = known.get(text);
  if (before?.questions === questions) return before.sections;
  const title = searched(text.title);
  const sections = text.sections.map((section) => ({
    text,
    section,
    title,
    heading: searched(section.heading ?? ''),
    body: searched(section.units.flatMap(({ lines, below }) => [...below, ...lines]).join('\n')),
    asked: searched(ofText.flatMap(({ heading, questions: asked }) => (heading === section.heading ? asked : [])).join('\n')),
  }));
  known.set(text, { questions, sections });
  return sections;
}

/** Reads the sections of all texts by language; texts that have not changed are not cut up again. */
export const indexSections = (texts: readonly CitedText[], questions: AskedQuestions): Readonly<Record<Language, SectionIndex>> => {
  const of = (language: Language): SectionIndex => {
    const byArticle = Map.groupBy(questions[language], ({ article }) => article);
    const ofLanguage = texts.filter((text) => text.language === language);
    return indexLanguage(new Map(ofLanguage.map((text) => [text.slug, indexText(text, questions, byArticle.get(text.article) ?? [])])));
  };
  const [en, zh, ja] = languages;
  return { en: of(en), zh: of(zh), ja: of(ja) };
};

const lengthForOneError = 4;
const lengthForTwoErrors = 8;
const countsRemembered = 5_000;
const beginningAtLeast = 5;
const endingAtMost = 4;

/** A word of the same beginning: privately, private; guaranteed, guarantee. */
function relatedTo(stem: string, words: readonly string[]): string | null {
  const beginning = stem.slice(0, Math.max(beginningAtLeast, stem.length - endingAtMost));
  if (stem.length < beginningAtLeast + 1) return null;
  const related = words.filter((other) => other.startsWith(beginning) && other.length - beginning.length <= endingAtMost);
  return related.toSorted((left, right) => left.length - right.length)[0] ?? null;
}

function indexLanguage(bySlug: ReadonlyMap<string, readonly IndexedSection[]>): SectionIndex {
  const sections = [...bySlug.values()].flat();
  const counts = new Map<string, number>();
  let vocabulary: readonly string[] | null = null;
  const words = (): readonly string[] =>
    (vocabulary ??= [
      ...new Set(sections.flatMap(({ title, heading, body, asked }) => [title, heading, body, asked].flatMap(({ stems }) => [...stems]))),
    ].filter((stem) => /^[a-z]+$/.test(stem)));
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
