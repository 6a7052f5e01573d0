import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import i18next, { type Resource } from 'i18next';
import { languages, type Language } from '#lib/language/languages.ts';
import { createInstance } from '#locales/browser-words.ts';
import { translationSettings } from '#locales/translation-settings.ts';

const areas = readdirSync('locales/en').map((file) => file.replace('.json', ''));
const read = (language: Language, area: string): unknown => JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8'));

const keysOf = (value: unknown, prefix = ''): string[] =>
  typeof value !== 'object' || value === null
    ? [prefix]
    : Object.entries(value).flatMap(([key, member]) => keysOf(member, prefix === '' ? key : `${prefix}.${key}`));

const wordsIn = (language: Language): Resource =>
  ({ [language]: Object.fromEntries(areas.map((area) => [area, read(language, area)])) }) as Resource;

function both(language: Language) {
  const settings = { lng: language, defaultNS: 'frame', fallbackLng: false as const, interpolation: { escapeValue: false } };
  const real = i18next.createInstance();
  void real.init({ ...settings, ns: areas, resources: wordsIn(language), initAsync: false });
  return { real, own: createInstance({ ...settings, resources: wordsIn(language) as never }) };
}

/** A value for every name that any text fills in, with what an escaping or a second filling would spoil. */
const values = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [name, `<${name}> & $1 {{x}}`]));

describe('the browser’s words are those of the server', () => {
  test.each(languages)('every key in %s reads the same, with and without its area in front, values filled in', (language) => {
    const { real, own } = both(language);
    for (const area of areas) {
      const [realT, ownT] = [real.getFixedT(language, area as never), own.getFixedT(language, area)];
      for (const key of keysOf(read(language, area))) {
        const text = String(realT(key as never));
        const filled = values(String(real.getResource(language, area, key)));
        expect([area, key, ownT(key, filled)]).toEqual([area, key, String(realT(key as never, filled as never))]);
        expect(text).not.toBe('');
        expect(own.t(`${area}:${key}`, filled)).toBe(String(real.t(`${area}:${key}` as never, filled as never)));
      }
    }
  });

  test('texts use nothing that only the server’s library knows: plurals, nesting, formats', () => {
    for (const language of languages) {
      for (const area of areas) {
        const texts = readFileSync(`locales/${language}/${area}.json`, 'utf8');
        expect(`${language}/${area}: ${/_(zero|one|two|few|many|other)"|\$t\(|\{\{[^}]*[^\w\s}][^}]*\}\}/.exec(texts)?.[0] ?? ''}`).toBe(
          `${language}/${area}: `,
        );
      }
    }
  });

  test('a key that is not there, and the first of several that is', () => {
    const { real, own } = both('en');
    for (const key of ['no.such.key', 'frame:no.such.key', ['no.such.key', 'home']]) {
      expect(own.t(key)).toBe(String(real.t(key as never)));
    }
  });

  test('numbers are filled in as they are, and what is absent leaves nothing', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { own } = both('en');
    expect(own.t('reviews.summary', { rating: 0, count: 12 })).toBe('0 of 5 from 12 reviews');
    expect(own.t('reviews.summary', { rating: 0 })).toBe('0 of 5 from  reviews');
  });
});

test('words of the next page are added, and a change of language is told once', async () => {
  const own = createInstance({ lng: 'en', defaultNS: 'frame', resources: { en: { frame: { menu: 'Menu' } } } });
  const told = jest.fn();
  own.on('languageChanged languageChanging', told);
  expect(own.hasLoadedNamespace('home')).toBe(false);
  own.addResourceBundle('en', 'home', { title: 'Home' });
  expect(own.hasLoadedNamespace('home')).toBe(true);
  own.addResourceBundle('ja', 'frame', { menu: 'メニュー' });
  await own.changeLanguage('en');
  expect(told).not.toHaveBeenCalled();
  await own.changeLanguage('ja');
  expect(told).toHaveBeenCalledTimes(1);
  expect([own.t('menu'), own.getFixedT('en', 'home')('title'), own.language]).toEqual(['メニュー', 'Home', 'ja']);
  own.off('languageChanged', told);
  await own.changeLanguage('en');
  expect(told).toHaveBeenCalledTimes(1);
});

test('the site’s settings ask for nothing more: no fallback language, no plugin, no reading of words in the browser', () => {
  expect(translationSettings.fallbackLng).toBe(false);
  expect(translationSettings).not.toHaveProperty('use');
  expect(translationSettings).not.toHaveProperty('backend');
});
