import type { Language } from '../../../../lib/language/languages.ts';
import type { SeedDocument } from '../../seed-document.ts';
import { englishWords } from './en.ts';
import { japaneseWords } from './ja.ts';
import { chineseWords } from './zh.ts';

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: englishWords, zh: chineseWords, ja: japaneseWords };

export const synonyms: readonly SeedDocument[] = Object.entries(words).flatMap(([language, groups]) =>
  Object.entries(groups).map(([key, group]) => ({
    _id: `synonym-${language}-${key}`,
    _type: 'synonym',
    language,
    words: group.split(', '),
  })),
);
