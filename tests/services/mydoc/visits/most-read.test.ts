import { describe, expect, test } from '@jest/globals';
import { mostReadOf } from '#services/mydoc/visits/most-read.ts';
import { readArticleIn } from '#services/mydoc/visits/visited-page.ts';

const slugs = ['one', 'two', 'three', 'four', 'five', 'six'];

describe('the list of the most read', () => {
  const help = slugs.map((slug, index) => ({ slug, title: slug, effectiveDate: '2026-01-01', createdOn: `2026-01-0${index + 1}` }));
  const listed = (readSlugs: readonly string[]) => {
    const { kind, items } = mostReadOf(help, readSlugs, 'en', 5);
    return [kind, items.map(({ title }) => title).join(' ')];
  };

  test('needs five articles that exist; an article that is gone does not count', () => {
    expect(listed(['six', 'five', 'four', 'three', 'two'])).toEqual(['most-read', 'six five four three two']);
    expect(listed(['six', 'gone', 'four', 'three', 'two'])).toEqual(['newest', 'six five four three two']);
    expect(listed([])).toEqual(['newest', 'six five four three two']);
  });
});

test.each([
  ['https://site.example/zh/doc/article/tos', { language: 'zh', slug: 'tos' }],
  ['https://site.example/doc/article/tos?x=1#a', { language: 'en', slug: 'tos' }],
  ['https://site.example/doc/article', null],
  ['https://site.example/doc/article/tos/versions/1', null],
  ['https://elsewhere.example/doc/article/tos', null],
  [undefined, null],
])('the article of the Referer %p is %p', (referer, found) => {
  expect(readArticleIn(referer, 'site.example')).toEqual(found);
});
