import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { languages, type Language } from '#lib/language/languages.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { dictionaries } from '#studio/words/dictionaries.ts';

interface Told {
  readonly where: string;
  readonly text: string;
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const isLanguage = (word: unknown): word is Language => languages.some((language) => language === word);

/** Rows of the glossary's last table, below its header: a word not to be used in a language, and its replacement. */
const notUsed =
  readFileSync('docs/glossary.md', 'utf8')
    .split('## Words not used')[1]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cellsOf) ?? [];

function tellingsIn(value: unknown, language: Language | null, where: string, wanted: Language): Told[] {
  if (typeof value === 'string') return language === wanted ? [{ where, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    tellingsIn(member, isLanguage(key) ? key : language, `${where}.${key}`, wanted),
  );
}

function translatedTexts(language: Language): Told[] {
  const seed = seedDocuments({}, new Date())
    .filter(({ _type }) => _type !== 'synonym')
    .flatMap((document) =>
      tellingsIn(
        document,
        document._type === 'article' && isLanguage(document.language) ? document.language : null,
        document._id,
        language,
      ),
    );
  const locales = readdirSync(`locales/${language}`).flatMap((area) =>
    tellingsIn(JSON.parse(readFileSync(`locales/${language}/${area}`, 'utf8')), language, area, language),
  );
  const studio = Object.values(language === 'en' ? {} : dictionaries[language]).map((text) => ({ where: 'Studio', text }));
  return [...seed, ...locales, ...studio];
}

/** Where the word occurs on its own, not as part of its replacement ("拼团购买" contains no 团购). */
const usesOf = (word: string, instead: string, told: readonly Told[]): string[] =>
  told
    .filter(({ text }) => text.toLowerCase().replaceAll(instead.toLowerCase(), '').includes(word.toLowerCase()))
    .map(({ where, text }) => `${where}: ${text}`);

describe('the glossary', () => {
  test.each(languages)('names words that are not used in %s, each with one that is', (language) => {
    const rows = notUsed.filter(([of]) => of === language);
    const told = translatedTexts(language).map(({ text }) => text.toLowerCase());
    expect(rows.length).toBeGreaterThan(5);
    expect(
      rows.filter(
        ([, word = '', instead = '']) => word === '' || instead === '' || !told.some((text) => text.includes(instead.toLowerCase())),
      ),
    ).toEqual([]);
  });

  test('names nothing of another language', () => {
    expect(notUsed.filter(([language]) => !isLanguage(language))).toEqual([]);
  });

  test.each(languages)('is obeyed in %s by the locales and the seed', (language) => {
    const told = translatedTexts(language);
    expect(told.length).toBeGreaterThan(500);
    expect(notUsed.filter(([of]) => of === language).flatMap(([, word = '', instead = '']) => usesOf(word, instead, told))).toEqual([]);
  });

  test('finds a word that is not used, and none inside the one that is', () => {
    const told = [
      { where: 'a', text: '通过团购下单' },
      { where: 'b', text: '通过拼团购买' },
    ];
    expect(usesOf('团购', '拼团', told)).toEqual(['a: 通过团购下单']);
  });
});
