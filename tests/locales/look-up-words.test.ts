import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import i18next, { type Resource } from 'i18next';
import { languages, type Language } from '#lib/language/languages.ts';
import { lookUp, type AreaWords } from '#locales/look-up-words.ts';
import { translationSettings } from '#locales/translation-settings.ts';

const areas = readdirSync('locales/en').map((file) => file.replace('.json', ''));
const read = (language: Language, area: string): unknown => JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8'));

const keysOf = (value: unknown, prefix = ''): string[] =>
  typeof value !== 'object' || value === null
    ? [prefix]
    : Object.entries(value).flatMap(([key, member]) => keysOf(member, prefix === '' ? key : `${prefix}.${key}`));

const wordsIn = (language: Language) => Object.fromEntries(areas.map((area) => [area, read(language, area)]));

function both(language: Language) {
  const words = wordsIn(language);
  const real = i18next.createInstance();
  void real.init({
    lng: language,
    defaultNS: 'frame',
    fallbackLng: false,
    ns: areas,
    resources: { [language]: words } as Resource,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return {
    real,
    own: (area: string, key: string, values?: Record<string, unknown>): string => lookUp(words as AreaWords, area, key, values),
  };
}

/** A value for every name that any text fills in, with what an escaping or a second filling would spoil. */
const values = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [name, `<${name}> & $1 {{x}}`]));

describe('words are looked up as i18next does', () => {
  test.each(languages)('every key in %s reads the same, with and without its area in front, values filled in', (language) => {
    const { real, own } = both(language);
    for (const area of areas) {
      const realT = real.getFixedT(language, area as never);
      for (const key of keysOf(read(language, area))) {
        const text = String(realT(key as never));
        const filled = values(String(real.getResource(language, area, key)));
        expect([area, key, own(area, key, filled)]).toEqual([area, key, String(realT(key as never, filled as never))]);
        expect(text).not.toBe('');
        expect(own('frame', `${area}:${key}`, filled)).toBe(String(real.t(`${area}:${key}` as never, filled as never)));
      }
    }
  });

  test('texts use nothing that only i18next knows: plurals, nesting, formats', () => {
    for (const language of languages) {
      for (const area of areas) {
        const texts = readFileSync(`locales/${language}/${area}.json`, 'utf8');
        expect(`${language}/${area}: ${/_(zero|one|two|few|many|other)"|\$t\(|\{\{[^}]*[^\w\s}][^}]*\}\}/.exec(texts)?.[0] ?? ''}`).toBe(
          `${language}/${area}: `,
        );
      }
    }
  });

  test('a key that is not there', () => {
    const { real, own } = both('en');
    for (const key of ['no.such.key', 'frame:no.such.key']) expect(own('frame', key)).toBe(String(real.t(key as never)));
  });

  test('numbers are filled in as they are, and what is absent leaves nothing', () => {
    const { own } = both('en');
    expect(own('frame', 'reviews.summary', { rating: 0, count: 12 })).toBe('0 of 5 from 12 reviews');
    expect(own('frame', 'reviews.summary', { rating: 0 })).toBe('0 of 5 from  reviews');
  });
});

test('the site’s settings ask for nothing more: no fallback language, no plugin, no reading of words in the browser', () => {
  expect(translationSettings.fallbackLng).toBe(false);
  expect(translationSettings).not.toHaveProperty('use');
  expect(translationSettings).not.toHaveProperty('backend');
});
