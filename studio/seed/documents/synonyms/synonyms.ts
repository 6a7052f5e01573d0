import type { Language } from '../../../../lib/language/languages.ts';
import type { SeedDocument } from '../../seed-document.ts';
import { englishWords } from './en.ts';
import { japaneseReadings } from './ja-readings.ts';
import { japaneseWords } from './ja.ts';
import { chineseWords } from './zh.ts';

type Groups = Readonly<Record<string, readonly string[]>>;

const split = (lists: Readonly<Record<string, string>>): Groups =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, list.split(', ')]));

/** Groups with the readings of their words, each behind its word; a term of no group is one with its readings. */
function withReadings(groups: Groups, readings: ReadonlyMap<string, readonly string[]>): Groups {
  const known = new Set(Object.values(groups).flat());
  const grouped = Object.entries(groups).map(([key, words]): [string, readonly string[]] => [
    key,
    [...new Set(words.flatMap((word) => [word, ...(readings.get(word) ?? [])]))],
  ]);
  const alone = Array.from(readings)
    .filter(([term]) => !known.has(term))
    .map(([term, own]): [string, readonly string[]] => [`reading-${Buffer.from(term, 'utf16le').toString('hex')}`, [term, ...own]]);
  return Object.fromEntries([...grouped, ...alone]);
}

const words: Readonly<Record<Language, Groups>> = {
  en: split(englishWords),
  zh: split(chineseWords),
  ja: withReadings(split(japaneseWords), japaneseReadings),
};

export const synonyms: readonly SeedDocument[] = Object.entries(words).flatMap(([language, groups]) =>
  Object.entries(groups).map(([key, group]) => ({ _id: `synonym-${language}-${key}`, _type: 'synonym', language, words: group })),
);
