import { describe, expect, test } from '@jest/globals';
import { loadMarketingPage, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import { marketingPageIds, type MarketingPageId } from '#lib/content/values/marketing-page-ids.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';

const seed = seedDocuments({}, new Date());

const answerOf = (documents: readonly SampleDocument[], pageId: MarketingPageId, language: Language) =>
  loadMarketingPage({ source: sourceOver(documents), language, nowMs: 0, pictureBase: '/' }, pageId);

async function load(
  documents: readonly SampleDocument[],
  pageId: MarketingPageId,
  language: Language = 'en',
): Promise<MarketingPageContent> {
  const answer = await answerOf(documents, pageId, language);
  if (answer.kind !== 'page') throw new Error(answer.kind);
  return answer.content;
}

/** All readable text of a page, without its addresses and drawings' data. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  const unread = [
    'id',
    'kind',
    'href',
    'head',
    'path',
    'status',
    'questions',
    '_key',
    '_type',
    'style',
    'marks',
    'markDefs',
    'drawing',
    'code',
  ];
  return Object.entries(value).flatMap(([key, member]) =>
    unread.includes(key) && !(key === 'questions' && 'kind' in value) ? [] : wordsOf(member),
  );
}

const productIds = marketingPageIds.filter((pageId) => pageId.startsWith('product/'));
const rows = productIds.flatMap((pageId) => languages.map((language) => ({ pageId, language })));

describe('R-1.1 the product pages of the seed', () => {
  test.each(rows)('$pageId in $language says at least 120 English words or 250 characters of its own', async ({ pageId, language }) => {
    const text = wordsOf(await load(seed, pageId, language)).join(' ');
    if (language === 'en') expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(120);
    else expect(text.replace(/[\s\u0000-\u007f]/g, '').length).toBeGreaterThanOrEqual(250);
  });

  test.each(languages)('have headings and leads of their own in %s, and one action', async (language) => {
    const pages = await Promise.all(productIds.map((pageId) => load(seed, pageId, language)));
    expect(new Set(pages.map(({ heading }) => heading)).size).toBe(productIds.length);
    expect(new Set(pages.map(({ lead }) => lead)).size).toBe(productIds.length);
    expect(pages.every(({ primaryAction }) => primaryAction !== null)).toBe(true);
    expect(pages.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'closing')).toEqual([]);
  });

  test('R-4.4 databases are not yet public, and nothing on their page can be bought', async () => {
    const page = await load(seed, 'product/relational-database');
    expect(page.status).toBe('not-yet-public');
    expect([page.primaryAction?.href, page.secondaryAction?.href]).toEqual(['/contact', '/doc/article/database']);
    expect(JSON.stringify(page)).not.toContain('/product/vps-buy');
  });

  test('their questions are there for structured data', async () => {
    for (const pageId of productIds) expect((await load(seed, pageId)).questions.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a page of the CMS', () => {
  const page = {
    _id: 'p',
    _type: 'marketingPage',
    pageId: 'product/vpc',
    heading: { en: 'Network' },
    lead: { en: 'Lead' },
    status: 'sold',
    blocks: [],
  };

  test('that is not there, or has no heading in a language, is absent', async () => {
    expect(await answerOf([], 'product/vpc', 'en')).toEqual({ kind: 'absent' });
    expect(await answerOf([page], 'product/vpc', 'ja')).toEqual({ kind: 'absent' });
    expect(await answerOf([page], 'product/oss', 'en')).toEqual({ kind: 'absent' });
  });

  test('with an unknown mark has none, and without buttons has none', async () => {
    expect(await load([page], 'product/vpc')).toMatchObject({
      heading: 'Network',
      path: '/product/vpc',
      status: 'on-sale',
      primaryAction: null,
      blocks: [],
    });
  });
});
