import { describe, expect, test } from '@jest/globals';
import { emptyFrame } from '#lib/page/load-frame.ts';
import { loadArticleList } from '#lib/documents/load-article-list.ts';
import { loadArticle } from '#lib/documents/load-article.ts';
import { loadDocumentCentre } from '#lib/documents/load-document-centre.ts';
import type { AskMostRead } from '#lib/documents/ask-most-read.ts';
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

const unanswered = async () => null;

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
  const found = await loadDocumentCentre(request('en'), frame, unanswered);
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

describe('R-8.1 the lists of the documentation centre', () => {
  const help = (slug: string, order: number, effectiveDate: string, more: Record<string, unknown> = {}) =>
    article('en', 1, effectiveDate, {
      _id: slug,
      kind: 'help',
      slug: { current: slug },
      title: slug,
      translationKey: slug,
      order,
      ...more,
    });
  const all = [
    help('vps', 1, '2026-01-01', { product: '/product/vps', _createdAt: '2026-01-01T10:00:00Z' }),
    help('vpc', 2, '2026-11-01', { product: '/product/vpc' }),
    help('sizes', 3, '2026-01-01', { product: '/product/vps', _createdAt: '2026-01-02T10:00:00Z' }),
    help('tips', 4, '2026-11-01', { product: '' }),
  ];
  const entry = (label: string, href: string) => ({ label, href, hint: null, mark: null });
  const menu = [
    {
      title: 'Servers',
      entries: [
        entry('VPC', '/product/vpc'),
        entry('Servers', '/product/vps'),
        entry('Again', '/product/vps'),
        entry('DB', '/product/oss'),
      ],
    },
  ];
  const withMenu = { ...frame, frame: { ...emptyFrame, navigation: { ...emptyFrame.navigation, menu } } };
  const centre = async (ask: AskMostRead) => {
    const found = await loadDocumentCentre({ source: sourceOver(all), language: 'en', nowMs, pictureBase: '' }, withMenu, ask);
    if (found.kind !== 'page') throw new Error(found.kind);
    return { ...found.content, changesAt: found.changesAt };
  };
  const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

  test('the newest by the day of their version, then of their writing, then in their order', async () => {
    expect(labels((await centre(unanswered)).newest)).toEqual(['vpc', 'tips', 'sizes', 'vps']);
  });

  test('the help of each product of the menu, once and in its order', async () => {
    const { products } = await centre(unanswered);
    expect(products.map(({ product, articles }) => [product.label, labels(articles)])).toEqual([
      ['VPC', ['vpc']],
      ['Servers', ['vps', 'sizes']],
    ]);
  });

  test('what is read most, by the titles of the content; an article that is gone is left out', async () => {
    const items = ['sizes', 'gone', 'vps'].map((slug) => ({ title: 'old title', link: `/doc/article/${slug}` }));
    const { mostRead, changesAt } = await centre(async () => ({ kind: 'most-read', items }));
    expect(labels(mostRead)).toEqual(['sizes', 'vps']);
    expect(changesAt).toContain(nowMs + 3_600_000);
  });

  test('nothing is called most read while too little is, nor when the services do not answer, which are asked again after a minute', async () => {
    const newest = await centre(async () => ({ kind: 'newest', items: [{ title: 'vps', link: '/doc/article/vps' }] }));
    expect(newest.mostRead).toEqual([]);
    const unknown = await centre(unanswered);
    expect([unknown.mostRead, unknown.changesAt.includes(nowMs + 60_000)]).toEqual([[], true]);
  });
});
