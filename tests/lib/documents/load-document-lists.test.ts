import { expect, test } from '@jest/globals';
import { emptyFrame } from '#lib/page/load-frame.ts';
import { loadArticleList } from '#lib/documents/load-article-list.ts';
import { loadArticle } from '#lib/documents/load-article.ts';
import { loadDocumentCentre } from '#lib/documents/load-document-centre.ts';
import type { Language } from '#lib/language/languages.ts';
import { announcement, nowMs } from '#tests/lib/announcements/sample-announcements.ts';
import { sourceOver } from '#tests/lib/content/ask-over.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const documents = [
  { _id: 'servers', _type: 'category', slug: { current: 'servers' }, name: { en: 'Servers', zh: '云服务器', ja: 'サーバー' }, order: 1 },
  article('en', 1, '2026-01-01', {
    _id: 'ssh',
    kind: 'help',
    slug: { current: 'ssh' },
    title: 'SSH',
    translationKey: 'ssh',
    category: { _ref: 'servers' },
    _updatedAt: '2026-11-12T23:59:59Z',
  }),
  { _id: 'hot-1', _type: 'hotTerm', term: { en: 'snapshot', zh: '快照', ja: null }, order: 2 },
  { _id: 'hot-2', _type: 'hotTerm', term: { en: 'refund', zh: '退款', ja: '返金' }, order: 1 },
  ...Array.from({ length: 7 }, (_, index) => announcement(`a${index}`)),
];

const request = (language: Language) => ({ source: sourceOver(documents), language, nowMs, pictureBase: '' });
const frame = { frame: { ...emptyFrame, legalLinks: [{ label: 'Terms', href: '/doc/article/tos' }] }, settings: null, changesAt: [] };

test('R-1.2 the list of every article exists on the plain route alone', async () => {
  expect(await loadArticleList(request('en'), frame)).toMatchObject({
    kind: 'page',
    content: { groups: [{ articles: [{ summary: 'In short' }] }], legalLinks: [{ label: 'Terms' }] },
  });
  expect([await loadArticleList(request('zh'), frame), await loadArticleList(request('ja'), frame)]).toEqual([
    { kind: 'absent' },
    { kind: 'absent' },
  ]);
});

test('R-8.1 the documentation centre has the help, the legal texts and five announcements', async () => {
  const found = await loadDocumentCentre(request('en'), frame);
  expect(found).toMatchObject({
    kind: 'page',
    content: { hotTerms: ['refund', 'snapshot'], groups: [{ title: 'Servers' }], legalLinks: [{ label: 'Terms' }] },
  });
  expect(found.kind === 'page' && found.content.announcements.length).toBe(5);
});

test('R-8.1 a help article has its last edit and its category; without a translation its category is named in the page’s language', async () => {
  expect(await loadArticle(request('zh'), { slug: 'ssh', version: null })).toMatchObject({
    kind: 'page',
    content: { language: 'en', updatedOn: '2026-11-12', help: { trail: [{ label: '云服务器' }], related: [] } },
  });
});
