import { expect, test } from '@jest/globals';
import { countryName, namedCountries } from '#lib/format/country-name.ts';

test('a country has its name in each language', () => {
  expect((['en', 'zh', 'ja'] as const).map((language) => countryName('DE', language))).toEqual(['Germany', '德国', 'ドイツ']);
});

test('countries stand in the order of their names, not of their codes', () => {
  expect(namedCountries(['ES', 'DE', 'AT'], 'en').map(({ name }) => name)).toEqual(['Austria', 'Germany', 'Spain']);
});

test('a code without a name is shown as it is', () => {
  expect(countryName('QX', 'en')).toBe('QX');
});
