import { expect, test } from '@jest/globals';
import { highlightsOf } from '#services/mydoc/search/highlights.ts';

const long = `${'before '.repeat(40)}harbour ${'after '.repeat(40)}`;

test('the summary is shown where it holds a word, else the first line that does, else the summary', () => {
  expect(highlightsOf(['About ships', 'The harbour', 'More harbour'], 'SHIPS')).toEqual(['About ships']);
  expect(highlightsOf(['About ships', 'The harbour', 'More harbour'], 'harbour')).toEqual(['The harbour']);
  expect(highlightsOf(['About ships', 'The harbour'], 'title')).toEqual(['About ships']);
  expect(highlightsOf([], 'title')).toEqual([]);
});

test('a long line is cut around the word', () => {
  const [cut = ''] = highlightsOf([long], 'harbour');
  expect(cut).toMatch(/^…before .*harbour.* after…$/);
  expect(Array.from(cut).length).toBeLessThanOrEqual(152);
});

test('half-width kana are found in full width, and no character is cut in two', () => {
  expect(highlightsOf(['スナップショット'], 'ｽﾅｯﾌﾟ')).toEqual(['スナップショット']);
  const [cut = ''] = highlightsOf([`${'💧'.repeat(200)}harbour`], 'harbour');
  expect(cut).not.toMatch(/\p{Cs}/u);
});
