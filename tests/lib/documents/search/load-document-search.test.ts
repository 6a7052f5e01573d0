import { expect, test } from '@jest/globals';
import { loadDocumentSearch } from '#lib/documents/search/load-document-search.ts';
import { sourceOver } from '#tests/lib/content/ask-over.ts';

const documents = [
  { _id: 'b', _type: 'hotTerm', term: { en: 'refund', zh: '退款', ja: '返金' }, order: 2 },
  { _id: 'a', _type: 'hotTerm', term: { en: 'ssh', zh: 'ssh', ja: 'ssh' }, order: 1 },
  { _id: 'c', _type: 'hotTerm', term: { en: 'ssh' }, order: 3 },
  { _id: 'servers', _type: 'category', slug: { current: 'servers' }, name: { en: 'Cloud servers', zh: '云服务器' }, order: 1 },
  { _id: 'inner', _type: 'category', slug: { current: 'inner' }, name: { en: 'Inner' }, parent: { _ref: 'servers' }, order: 1 },
];

test('R-8.1 popular searches are in their order, each once, and the subjects beside them', async () => {
  const answer = await loadDocumentSearch({ source: sourceOver(documents), language: 'en', nowMs: 0, pictureBase: '' }, 'ssh');
  expect(answer.kind === 'page' && answer.content).toEqual({
    word: 'ssh',
    hotTerms: ['ssh', 'refund'],
    subjects: [{ label: 'Cloud servers', href: '/doc#servers' }],
  });
});

test('a language without a word or a name leaves it out', async () => {
  const answer = await loadDocumentSearch({ source: sourceOver(documents), language: 'ja', nowMs: 0, pictureBase: '' }, null);
  expect(answer.kind === 'page' && answer.content).toEqual({ word: null, hotTerms: ['ssh', '返金'], subjects: [] });
});
