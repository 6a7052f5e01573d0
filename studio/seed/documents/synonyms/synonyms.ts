import type { Language } from '../../../../lib/language/languages.ts';
import type { SeedDocument } from '../../seed-document.ts';
import { englishWords } from './en.ts';
import { everydayEnglishWords } from './everyday-en.ts';
import { everydayJapaneseWords } from './everyday-ja.ts';
import { everydayChineseWords } from './everyday-zh.ts';
import { japaneseWords } from './ja.ts';
import { chineseWords } from './zh.ts';

const words: Readonly<Record<Language, readonly (readonly [key: string, group: string])[]>> = {
  en: groupsOf(englishWords, everydayEnglishWords),
  zh: groupsOf(chineseWords, everydayChineseWords),
  ja: groupsOf(japaneseWords, everydayJapaneseWords),
};

function groupsOf(things: Readonly<Record<string, string>>, said: Readonly<Record<string, string>>): [string, string][] {
  return [...Object.entries(things), ...Object.entries(said).map(([key, group]): [string, string] => [`said-${key}`, group])];
}

export const synonyms: readonly SeedDocument[] = Object.entries(words).flatMap(([language, groups]) =>
  groups.map(([key, group]) => ({ _id: `synonym-${language}-${key}`, _type: 'synonym', language, words: group.split(', ') })),
);
