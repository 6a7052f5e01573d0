import { indexKeys } from '#lib/search/read-query.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import type { CitedText } from './cited-texts.ts';
import type { TextSection } from './text-units.ts';

/** A section with the terms that stand in it. */
export interface IndexedSection {
  readonly text: CitedText;
  readonly section: TextSection;
  readonly title: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  readonly body: ReadonlySet<string>;
}

/** The sections of a language, and how much a term says. */
export interface SectionIndex {
  readonly sections: readonly IndexedSection[];
  readonly of: (slug: string) => readonly IndexedSection[];
  /** How rare a term is: from about 0 for one in every section up to `rarest` for one in none. */
  readonly rarity: (term: string) => number;
  readonly rarest: number;
  readonly has: (term: string) => boolean;
}

const known = new WeakMap<CitedText, readonly IndexedSection[]>();

function indexText(text: CitedText): readonly IndexedSection[] {
  const before = known.get(text);
  if (before) return before;
  const title = new Set(indexKeys(text.title));
  const indexed = text.sections.map((section) => ({
    text,
    section,
    title,
    heading: new Set(indexKeys(section.heading ?? '')),
    body: new Set(section.units.flatMap(({ lines }) => lines.flatMap(indexKeys))),
  }));
  known.set(text, indexed);
  return indexed;
}

/** Counts in how many sections of each language a term stands; texts that have not changed are not cut up again. */
export function indexSections(texts: readonly CitedText[]): Readonly<Record<Language, SectionIndex>> {
  const [en, zh, ja] = languages.map((language) => indexLanguage(texts.filter((text) => text.language === language)));
  const none = indexLanguage([]);
  return { en: en ?? none, zh: zh ?? none, ja: ja ?? none };
}

function indexLanguage(texts: readonly CitedText[]): SectionIndex {
  const bySlug = new Map(texts.map((text) => [text.slug, indexText(text)]));
  const sections = [...bySlug.values()].flat();
  const counts = new Map<string, number>();
  for (const { title, heading, body } of sections)
    for (const term of new Set([...title, ...heading, ...body])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarity = (count: number): number => Math.log(1 + sections.length / (1 + count));
  return {
    sections,
    of: (slug) => bySlug.get(slug) ?? [],
    rarity: (term) => rarity(counts.get(term) ?? 0),
    rarest: rarity(0),
    has: (term) => counts.has(term),
  };
}
