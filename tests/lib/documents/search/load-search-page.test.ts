import { expect, test } from '@jest/globals';
import { loadSearchPage } from '#lib/documents/search/load-search-page.ts';
import { sourceOver } from '#tests/lib/content/ask-over.ts';

const article = (slug: string, effectiveDate: string, order: number, language = 'en') => ({
  _id: `article-${slug}-${language}`,
  _type: 'article',
  kind: 'help',
  language,
  slug: { current: slug },
  title: `About ${slug}`,
  version: 1,
  effectiveDate,
  order,
});

const documents = [
  ...['2026-01-01', '2026-03-01', '2026-02-01', '2026-05-01', '2026-04-01', '2026-06-01'].map((day, at) => article(`a${at}`, day, at)),
  article('to-come', '2999-01-01', 9),
  article('other', '2026-07-01', 9, 'ja'),
];

test('R-8.2 the newest articles in force are offered to whom nothing was found', async () => {
  const request = { source: sourceOver(documents), language: 'en', nowMs: Date.parse('2026-08-01'), pictureBase: '' } as const;
  const answer = await loadSearchPage(request, 'zzz');
  expect(answer).toMatchObject({ kind: 'page', content: { word: 'zzz', hotTerms: [], subjects: [] } });
  expect(answer.kind === 'page' && answer.content.toRead.map(({ href }) => href)).toEqual(
    ['a5', 'a3', 'a4', 'a1', 'a2'].map((slug) => `/doc/article/${slug}`),
  );
  expect(answer.kind === 'page' && answer.changesAt).toContain(Date.parse('2999-01-01'));
});
