import { describe, expect, test } from '@jest/globals';
import { parse } from 'groq-js';
import { announcementQuery, announcementsQuery } from '#lib/content/announcement-query.ts';
import { articleEditionsQuery, articleTextQuery, articleTranslationsQuery, legalEditionsQuery } from '#lib/content/article-query.ts';
import { bannersQuery } from '#lib/content/banner-query.ts';
import { catalogueQuery } from '#lib/content/catalogue-query.ts';
import { categoriesQuery } from '#lib/content/category-query.ts';
import { enabledVendorsQuery } from '#lib/content/enabled-vendors-query.ts';
import { helpBelowQuery, helpEditionsQuery } from '#lib/content/help-query.ts';
import { homePageQuery } from '#lib/content/home-page-query.ts';
import { promotionOffersQuery, signUpCouponsQuery } from '#lib/content/offer-query.ts';
import { pageSeoQuery } from '#lib/content/page-seo-query.ts';
import { planCardsQuery } from '#lib/content/plan-card-query.ts';
import { redirectsQuery } from '#lib/content/redirect-query.ts';
import { siteSettingsQuery } from '#lib/content/site-settings-query.ts';
import { createDocumentIndex } from '#services/lake/document-index.ts';
import type { Perspective } from '#services/lake/perspective.ts';
import { createQueryEngine } from '#services/lake/query.ts';
import { estimatedVisits, visitsAtMost } from '#services/lake/query-cost.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';

const siteQueries = {
  announcementQuery,
  announcementsQuery,
  articleEditionsQuery,
  articleTextQuery,
  articleTranslationsQuery,
  bannersQuery,
  catalogueQuery,
  categoriesQuery,
  enabledVendorsQuery,
  helpBelowQuery,
  helpEditionsQuery,
  homePageQuery,
  legalEditionsQuery,
  pageSeoQuery,
  planCardsQuery,
  promotionOffersQuery,
  redirectsQuery,
  signUpCouponsQuery,
  siteSettingsQuery,
};

const threeLevels = 'count(*[count(*[count(*[_id > "a"])>1])>0])';
const visits = (query: string, documents: number, params = {}): number => estimatedVisits(parse(query, { params }), documents, params);

function engineOver(documents: number) {
  const index = createDocumentIndex();
  for (let n = 0; n < documents; n += 1) index.put({ _id: `d${n}`, _type: 'note' });
  const engine = createQueryEngine(index);
  return (query: string, kind: 'public' | 'raw', params = {}) => engine.run({ query, params, perspective: { kind } satisfies Perspective });
}

describe('the cost of a query', () => {
  test.each(Object.entries(siteQueries))('%s of the site passes at 10,000 documents', (_name, query) => {
    expect(visits(query, 10_000)).toBeLessThanOrEqual(visitsAtMost.anonymous);
  });

  test.each([
    '*[_type == "article"] | order(_updatedAt desc)[0...100]{_id, _type, ...}',
    '*[references($id)][0...101]{_id, _type, "title": coalesce(title, name)}',
    '*[_id in [$id, "drafts." + $id]]{..., "used": count(*[references(^._id)])}',
    '*[_type == "category"]{_id, "articles": *[_type == "article" && category._ref == ^._id]{_id, title}}',
    '{"draft": *[_id == "drafts." + $id][0], "published": *[_id == $id][0]}',
    '*[_type == "article" && [title, summary] match text::query($id)] | score(boost(title match $id, 4))[0...40]{_id, _score}',
  ])('the question %s of an editor passes at 4,000 documents', (query) => {
    expect(visits(query, 4_000, { id: 'a' })).toBeLessThanOrEqual(visitsAtMost.reader);
  });

  test.each([
    ['nested filters', threeLevels],
    ['nested projections', '*{"a": *{"b": *{"c": _id}}}'],
    ['a projection that is walked again', '*{"a": *}.a[]{"b": *[_id > "a"]}'],
    ['an order by a query', '* | order(count(*[count(*)>count(*[_id > ^._id])]))'],
    ['a list that is spread many times', `[${'...*,'.repeat(20)}]{"a": *}`],
    ['lists of a document in each other', '*{"x": body[]{"y": ^.body[]{"z": ^.^.body[]{_key}}}}'],
    ['a custom function', 'fn a::b($x) = $x[]{"c": count(*[count(*[_id > "a"]) > 1])}; *{"d": a::b(*)}'],
    ['a text in pieces', 'string::split($text, "")[count(string::split($text, "")[@ > "a"]) > 1]'],
  ])('%s cost more than the anonymous may spend on 345 documents', (_name, query) => {
    expect(visits(query, 345, { text: 'a' })).toBeGreaterThan(visitsAtMost.anonymous);
  });

  test('documents multiply with each level and add up side by side', () => {
    expect(visits('[count(*[a > 1]), count(*[a > 1])]', 100)).toBeLessThan(1_000);
    expect(visits('count(*[count(*[a > 1]) > 1])', 100)).toBeGreaterThan(10_000);
    expect(visits('count(*[count(*[a > 1]) > 1])', 100)).toBeLessThan(50_000);
  });

  test('a query above its bound is refused in Sanity’s shape before it is evaluated', async () => {
    const refusals = async (): Promise<void> => {
      await expect(engineOver(345)(threeLevels, 'public')).rejects.toMatchObject({
        status: 400,
        body: { statusCode: 400, error: { description: expect.stringMatching(/^query too expensive: /) } },
      });
      await expect(engineOver(1_000)(threeLevels, 'raw')).rejects.toMatchObject({ status: 400 });
    };
    expect(await shortestTime(refusals, 2)).toBeLessThan(2_000);
  });

  test('only documents that can matter are counted', async () => {
    expect(await engineOver(1_000)('count(*[_type == "none" && count(*[_type == "none" && count(*[_type == "none"]) > 1]) > 0])', 'public')).toBe(0);
  });

  test('the anonymous send at most 64 KiB of query and parameters', async () => {
    const long = `"${'é'.repeat(33 * 1024)}"`;
    await expect(engineOver(1)(long, 'public')).rejects.toMatchObject({ status: 400, message: expect.stringContaining('query too expensive') });
    await expect(engineOver(1)('$a', 'public', { a: long })).rejects.toMatchObject({ status: 400 });
    expect(await engineOver(1)(long, 'raw')).toHaveLength(33 * 1024);
  });
});
