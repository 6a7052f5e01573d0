import { expect, test } from '@jest/globals';
import { formatBounds, formatGib } from '#lib/format/format-number.ts';
import { languages } from '#lib/language/languages.ts';

test.each([
  [25, '25 GiB'],
  [1600, '1,600 GiB'],
  [2000, '2,000 GiB'],
])('a size of %s GiB reads %s', (gib, text) => {
  expect(formatGib(gib)).toBe(text);
});

test.each(languages)('R-5.6 the least and the most of a size are grouped in %s as sizes are', (language) => {
  expect(formatBounds({ min: 10, max: 2000 }, language)).toEqual({ min: '10', max: '2,000' });
});
