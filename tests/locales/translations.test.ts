import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { languages, type Language } from '#lib/language/languages.ts';
import { loadTranslations } from '#locales/load-translations.ts';

type Words = Map<string, string>;

function flatten(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  if (typeof value !== 'object' || value === null) return [[prefix, '']];
  return Object.entries(value).flatMap(([key, member]) => flatten(member, prefix === '' ? key : `${prefix}.${key}`));
}

const areas = readdirSync('locales/en').toSorted();
const read = (language: Language, area: string): Words => new Map(flatten(JSON.parse(readFileSync(`locales/${language}/${area}`, 'utf8'))));
const slots = (text: string | undefined): string[] => [...(text ?? '').matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();

test('the three languages have the same files', () => {
  for (const language of languages) expect(readdirSync(`locales/${language}`).toSorted()).toEqual(areas);
});

test.each(areas)('%s has the same keys in three languages, none empty, and the same values to fill in', (area) => {
  const english = read('en', area);
  for (const language of languages) {
    const words = read(language, area);
    expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of words) {
      expect([language, key, text.trim()]).not.toEqual([language, key, '']);
      expect([language, key, ...slots(text)]).toEqual([language, key, ...slots(english.get(key))]);
    }
  }
});

test.each(['zh', 'ja'] as const)('no sentence in %s is the English one', (language) => {
  const same = areas.flatMap((area) =>
    [...read(language, area)].filter(([key, text]) => text.length > 12 && text === read('en', area).get(key)),
  );
  expect(same.filter(([, text]) => !text.includes('{{'))).toEqual([]);
});

test('a page is given its own areas and the frame’s, in its language alone, and no settings of the server', async () => {
  const { _nextI18Next: loaded } = await loadTranslations('home', 'ja');
  expect(Object.keys(loaded?.initialI18nStore ?? {})).toEqual(['ja']);
  expect(Object.keys(loaded?.initialI18nStore.ja ?? {})).toEqual(expect.arrayContaining(['frame', 'home', 'overlays']));
  expect(loaded?.userConfig).toBeNull();
});

test.each(languages)('R-5.14 what a registry asks of a buyer has one name in %s, on pages and in e-mails', (language) => {
  const areas = [
    ['domains.json', 'asks'],
    ['registration.json', 'facts'],
    ['mail.json', 'domain'],
  ] as const;
  for (const key of ['realName', 'localPresence'])
    expect(new Set(areas.map(([area, under]) => read(language, area).get(`${under}.${key}`))).size).toBe(1);
});
