import { expect, test } from '@jest/globals';
import { findPageSeo } from '#lib/content/queries/page-seo-query.ts';
import { askOver } from './ask-over.ts';

const documents = [
  { _id: 'seo', _type: 'pageSeo', pageId: 'doc', title: { en: 'Docs', zh: '文档', ja: '資料' }, description: { en: 'All of it' } },
];

test('R-4.5 a page’s title and description come in its language, and a missing one is null', async () => {
  expect(await findPageSeo(askOver(documents), 'doc', 'en')).toEqual({ title: 'Docs', description: 'All of it', keywords: null });
  expect(await findPageSeo(askOver(documents), 'doc', 'ja')).toEqual({ title: '資料', description: null, keywords: null });
});

test('R-4.5 a page that nobody wrote about has none', async () => {
  expect(await findPageSeo(askOver(documents), 'jobs', 'en')).toBeNull();
});
