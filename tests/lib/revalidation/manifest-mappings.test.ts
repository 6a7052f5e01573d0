import { describe, expect, test } from '@jest/globals';
import type { DocumentType } from '#lib/content/document-types.ts';
import { documentSummary, type DocumentSummary, type SummaryChange } from '#lib/revalidation/document-summary.ts';
import { revalidationManifest } from '#lib/revalidation/manifest.ts';

type Fields = Readonly<Record<string, unknown>> | null;

/** The refreshes of a change in short form: a path as it is, the others by kind and name. */
function refreshed(type: DocumentType, before: Fields, after: Fields, operation: SummaryChange['operation'] = 'update'): string[] {
  const document = (fields: Fields): DocumentSummary | null => fields && documentSummary.parse({ _id: 'x', _type: type, ...fields });
  return revalidationManifest[type].refreshes({ operation, before: document(before), after: document(after) }).map((refresh) => {
    switch (refresh.kind) {
      case 'path':
        return refresh.path;
      case 'article':
        return `article ${refresh.slug}`;
      case 'category':
        return `category ${refresh.id}`;
      case 'activity-pages':
        return 'own pages';
      case 'further-announcements':
        return 'further lists';
      case 'every-page':
        return 'every page';
      default:
        throw new Error(`no refresh: ${JSON.stringify(refresh)}`);
    }
  });
}

const groups = ['/activity/pintuan/part-vps', '/activity/pintuan/vps', '/activity/pintuan/partcvm', '/activity/pintuan/cvm'];
const activities = ['/activity/vps', '/activity/cvm', '/activity/promotion', '/activity/festivals'];
const shop = [
  '/',
  '/product/vps',
  '/product/availability',
  '/product/vps-buy',
  '/product/vps-buy/calculator',
  '/product/vps-buy/confirm',
  '/product/vps-buy/order',
  ...activities,
  ...groups,
];
const built = [
  '/',
  '/about',
  '/contact',
  '/aff',
  '/jobs',
  '/signUp',
  '/product/vpc',
  '/product/oss',
  '/product/loadbalance',
  '/product/relational-database',
  '/product/private-cloud',
  'own pages',
];
const helpLists = ['/doc', '/doc/article', '/doc/search'];

describe('R-4.1 a publication of', () => {
  test('an own page of editors refreshes the one at its address, and at the one that it had', () => {
    const at = (current: string) => ({ slug: { current } });
    expect(refreshed('activityPage', null, at('spring'))).toEqual(['/activity/spring']);
    expect(refreshed('activityPage', at('spring'), at('summer'))).toEqual(['/activity/spring', '/activity/summer']);
    expect(refreshed('activityPage', at('spring'), null)).toEqual(['/activity/spring']);
    expect(refreshed('activityPage', at(''), {})).toEqual([]);
  });

  test('a redirect from an address below /activity refreshes the page there', () => {
    expect(refreshed('redirect', { from: '/activity/spring' }, { from: '/sale' })).toEqual(['/activity/spring']);
  });

  test.each(['family', 'series', 'model', 'period'] as const)(
    'a %s refreshes the pages with prices, and the coupons that name it',
    (type) => {
      expect(refreshed(type, null, {}).toSorted()).toEqual([...shop, '/ac/coupon'].toSorted());
    },
  );

  test.each(['diskType', 'trafficPlan', 'systemImage'] as const)('a %s refreshes the pages with prices, and no others', (type) => {
    expect(refreshed(type, null, {}).toSorted()).toEqual(shop.toSorted());
  });

  test('a claim refreshes the pages that may be built from sections', () => {
    expect(refreshed('claim', null, {}).toSorted()).toEqual(built.toSorted());
  });

  test('a region refreshes both, and every page where its code came, went or changed', () => {
    const both = [...built, ...shop].toSorted();
    expect(refreshed('region', { code: 'US-0' }, { code: 'US-0', name: 'x' }).toSorted()).toEqual(both);
    const all = [...both, 'every page'].toSorted();
    expect(
      [
        refreshed('region', { code: 'US-0' }, { code: 'US-1' }),
        refreshed('region', null, { code: 'US-0' }),
        refreshed('region', { code: 'US-0' }, null),
        refreshed('region', { code: 7 }, { code: 'US-0' }),
      ].map((found) => found.toSorted()),
    ).toEqual([all, all, all, all]);
  });

  test.each(['siteSettings', 'navigation', 'partnerLink', 'promotion'] as const)('a %s refreshes every page', (type) => {
    expect(refreshed(type, null, {})).toEqual(['every page']);
  });

  test('a group campaign of one letter refreshes its own page, and of none no page', () => {
    expect([
      refreshed('groupCampaign', null, { slug: { current: 'x' } }),
      refreshed('groupCampaign', null, { slug: { current: '' } }),
    ]).toEqual([['/activity/pintuan/x'], []]);
  });

  test('what is always the same asks for no field', () => {
    expect([revalidationManifest.banner.reads, revalidationManifest.synonym.reads, revalidationManifest.region.reads]).toEqual([
      [],
      [],
      ['code'],
    ]);
  });

  test.each(['homePage', 'banner', 'planCard'] as const)('a %s refreshes the home page', (type) => {
    expect(refreshed(type, null, {})).toEqual(['/']);
  });

  test('a job or a domain suffix refreshes the page that lists them', () => {
    expect([refreshed('job', null, {}), refreshed('domainSuffix', null, {})]).toEqual([['/jobs'], ['/product/domain']]);
  });

  test.each(['footerLink', 'synonym', 'statisticsScript'] as const)('a %s refreshes no cached page', (type) => {
    expect(refreshed(type, null, {})).toEqual([]);
  });

  test('a popular search refreshes the documentation centre, the search and the collection', () => {
    expect(refreshed('hotTerm', null, {})).toEqual(['/doc', '/doc/search', '/doc/collect']);
  });

  test('a coupon refreshes the coupon centre, the group buys, and every page where it is or was promised to those who sign up', () => {
    const own = ['/ac/coupon', ...groups].toSorted();
    expect(refreshed('couponCampaign', null, { scene: 'purchase' }).toSorted()).toEqual(own);
    const all = [...own, 'every page'].toSorted();
    expect(
      [
        refreshed('couponCampaign', null, { scene: 'sign-up' }),
        refreshed('couponCampaign', { scene: 'sign-up' }, { scene: 'purchase' }),
      ].map((found) => found.toSorted()),
    ).toEqual([all, all]);
  });

  test('a group campaign refreshes the offer and the venue of its slug, the former slug’s too, and one’s groups; none without a slug', () => {
    expect(refreshed('groupCampaign', { slug: { current: 'vps' } }, { slug: { current: 'winter' } })).toEqual([
      '/activity/pintuan/vps',
      '/activity/pintuan/part-vps',
      '/activity/pintuan/mine',
      '/activity/pintuan/winter',
    ]);
    expect([refreshed('groupCampaign', null, {}), refreshed('groupCampaign', null, { slug: { current: '' } })]).toEqual([[], []]);
  });

  test('a page of sections refreshes that page, before and after a move; one that names none any of them', () => {
    expect(refreshed('marketingPage', { pageId: 'about' }, { pageId: 'product/oss' })).toEqual(['/about', '/product/oss']);
    expect(
      [refreshed('marketingPage', null, {}), refreshed('marketingPage', null, { pageId: '' })].map((found) => found.toSorted()),
    ).toEqual([built.toSorted(), built.toSorted()]);
  });

  test('what search engines show refreshes its page; of the announcements every list, of an activation every step', () => {
    expect([
      refreshed('pageSeo', null, { pageId: 'index' }),
      refreshed('pageSeo', null, { pageId: 'doc/announce' }),
      refreshed('pageSeo', null, { pageId: 'jobs' }),
      refreshed('pageSeo', null, { pageId: '' }),
      refreshed('pageSeo', null, { pageId: 'activate' }),
    ]).toEqual([
      ['/'],
      ['/doc/announce/detail', '/doc/announce', '/doc/announce/notice', '/doc/announce/activity', 'further lists'],
      ['/jobs'],
      ['every page'],
      ['/activate', '/activate/1', '/activate/2', '/activate/3'],
    ]);
  });

  test('a redirect refreshes the article or announcement at its source, before and after', () => {
    expect(refreshed('redirect', { from: '/doc/article/old' }, { from: '/doc/announce/detail/a' })).toEqual([
      'article old',
      '/doc/announce/detail/a',
    ]);
    expect([
      refreshed('redirect', null, { from: 'doc/article/old' }),
      refreshed('redirect', null, {}),
      refreshed('redirect', null, { from: '/' }),
    ]).toEqual([[], [], []]);
  });

  test('a category refreshes the lists, the search, and its articles once', () => {
    expect(refreshed('category', {}, {})).toEqual(['/doc/collect', ...helpLists, 'category x']);
  });
});

const legal = {
  kind: 'legal',
  slug: { current: 'tos' },
  title: 'Terms',
  language: 'en',
  order: 1,
  version: 1,
  effectiveDate: '2026-01-01',
};
const help = { ...legal, kind: 'help', category: { _ref: 'servers' } };

describe('R-4.1 an article', () => {
  test('of the shortest slug makes its pages old', () => {
    expect(refreshed('article', null, { ...legal, kind: 'other', slug: { current: 's' } })).toEqual(['article s']);
  });

  test('that no slug names makes nothing old', () => {
    expect([refreshed('article', null, { ...legal, slug: { current: '' } }), refreshed('article', null, {})]).toEqual([[], []]);
  });

  test('of law that is new, is deleted or takes effect touches every page', () => {
    expect([refreshed('article', null, legal), refreshed('article', legal, null), refreshed('article', legal, legal, 'due')]).toEqual([
      ['article tos', 'every page'],
      ['article tos', 'every page'],
      ['article tos', 'every page'],
    ]);
  });

  test('of law whose version alone changed does not touch the frame, which does not show it', () => {
    expect(refreshed('article', legal, { ...legal, version: 2 })).toEqual(['article tos']);
  });

  test('that becomes law, or was, touches the frame', () => {
    expect(refreshed('article', { ...help, category: null }, legal)).toEqual(['article tos', ...helpLists, 'every page']);
    expect(refreshed('article', legal, help)).toEqual(['article tos', ...helpLists, 'category servers', 'every page']);
  });

  test('of help that is new, is deleted, takes effect or has another version touches those beside it', () => {
    const beside = ['article tos', ...helpLists, 'category servers'];
    expect([refreshed('article', null, help), refreshed('article', help, null)]).toEqual([beside, beside]);
    expect([refreshed('article', help, help, 'due'), refreshed('article', help, { ...help, version: 2 })]).toEqual([
      [...beside, 'category servers'],
      [...beside, 'category servers'],
    ]);
  });

  test('of help in no category touches the lists alone', () => {
    expect(refreshed('article', null, { ...help, category: null })).toEqual(['article tos', ...helpLists]);
  });

  test('of neither kind touches its own pages', () => {
    expect(refreshed('article', null, { ...legal, kind: 'other' })).toEqual(['article tos']);
  });
});
