import { expect, test } from '@jest/globals';
import { loadSearchPage } from '#lib/documents/search/load-search-page.ts';
import type { AskMostRead } from '#lib/documents/ask-most-read.ts';
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

const request = { source: sourceOver(documents), language: 'en', nowMs: Date.parse('2026-08-01'), pictureBase: '' } as const;
const addresses = (...slugs: string[]): string[] => slugs.map((slug) => `/doc/article/${slug}`);

async function load(ask: AskMostRead) {
  const answer = await loadSearchPage(request, 'zzz', ask);
  if (answer.kind !== 'page') throw new Error('no page');
  const { kind, links } = answer.content.toRead;
  return { kind, addresses: links.map(({ href }) => href), changesAt: answer.changesAt, content: answer.content };
}

test('R-8.2 what is read most is offered to whom nothing was found, as it is called now', async () => {
  const items = ['a1', 'gone', 'a3'].map((slug) => ({ title: 'old title', link: `/doc/article/${slug}` }));
  const { kind, addresses: offered, content, changesAt } = await load(async () => ({ kind: 'most-read', items }));
  expect([kind, offered]).toEqual(['most-read', addresses('a1', 'a3')]);
  expect(content).toMatchObject({
    word: 'zzz',
    hotTerms: [],
    subjects: [],
    toRead: { links: [{ label: 'About a1' }, { label: 'About a3' }] },
  });
  expect(changesAt).toContain(request.nowMs + 3_600_000);
});

test('R-8.2 while too little is read, or nobody tells, the newest articles in force are', async () => {
  const newest = { kind: 'newest', addresses: addresses('a5', 'a3', 'a4', 'a1', 'a2') };
  expect(await load(async () => ({ kind: 'newest', items: [{ title: 'a0', link: '/doc/article/a0' }] }))).toMatchObject(newest);
  const { changesAt, ...unknown } = await load(async () => null);
  expect(unknown).toMatchObject(newest);
  expect(changesAt).toEqual(expect.arrayContaining([Date.parse('2999-01-01'), request.nowMs + 60_000]));
});
