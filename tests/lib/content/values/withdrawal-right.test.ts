import { expect, test } from '@jest/globals';
import { withdrawalSchema } from '#lib/content/values/withdrawal-right.ts';
import { europeanCountries, withdrawalCountries } from '#lib/rules/withdrawal/withdrawal-bounds.ts';

const set = { isOffered: true, countries: ['DE', 'FR'], days: 14 };

test('R-6.7 the right counts for the countries and days of the site settings', () => {
  expect(withdrawalSchema.parse(set)).toEqual({ countries: ['DE', 'FR'], days: 14 });
  expect(withdrawalSchema.parse({ ...set, days: null, countries: ['DE', 'DE'] })).toEqual({ countries: ['DE'], days: 14 });
});

test.each([null, undefined, {}, { ...set, isOffered: false }, { ...set, countries: [] }, { ...set, countries: ['Germany'] }, 'on'])(
  'R-6.7 %j grants none',
  (value) => {
    expect(withdrawalSchema.parse(value)).toBeNull();
  },
);

test.each([
  [13, 14],
  [14, 14],
  [28, 28],
  [29, 14],
])('%i days are %i: never fewer than the law of the European Union gives, never beyond the shortest period', (days, read) => {
  expect(withdrawalSchema.parse({ ...set, days })).toMatchObject({ days: read });
});

test('the European Union has 27 states, the European Economic Area three more', () => {
  expect(new Set(europeanCountries).size).toBe(30);
});

test('R-6.7 consumers of the United Kingdom can withdraw as well', () => {
  expect(withdrawalCountries).toEqual([...europeanCountries, 'GB']);
});
