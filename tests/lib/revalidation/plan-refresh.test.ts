import { describe, expect, test } from '@jest/globals';
import { documentTypes } from '#lib/content/document-types.ts';
import type { ChangedDocument, ContentChange } from '#lib/revalidation/content-change.ts';
import { addressesOf, planRefresh } from '#lib/revalidation/plan-refresh.ts';

const document = (type: string, fields: object = {}): ChangedDocument => ({ _id: `${type}-1`, _type: type, ...fields });
const update = (before: ChangedDocument | null, after: ChangedDocument | null): ContentChange => ({ operation: 'update', before, after });
const tos = { kind: 'legal', language: 'en', slug: { current: 'tos' }, title: 'Terms', version: 1, order: 1, effectiveDate: '2026-01-01' };
const everyPage = { kind: 'every-page' };
const article = (slug: string) => ({ kind: 'article', slug });

describe('what a published change makes old', () => {
  test.each(['homePage', 'banner', 'planCard', 'family', 'series', 'model', 'diskType', 'trafficPlan', 'period'])(
    'R-4.1 a %s is shown on the home page',
    (type) => {
      expect(planRefresh(update(null, document(type)))).toEqual([{ kind: 'path', path: '/' }]);
    },
  );

  test('a region is shown on the home page, and its code by the settings that every page reads', () => {
    const home = { kind: 'path', path: '/' };
    const region = document('region', { code: 'US-0', name: { en: 'Los Angeles-1' } });
    expect(planRefresh(update(region, document('region', { code: 'US-0' })))).toEqual([home]);
    expect(planRefresh(update(region, document('region', { code: 'US-1' })))).toEqual([home, everyPage]);
  });

  test('site settings are shown by the frame of every page', () => {
    expect(planRefresh(update(document('siteSettings'), document('siteSettings')))).toEqual([everyPage]);
  });

  test('a legal text whose body changed touches its own pages alone', () => {
    const before = document('article', { ...tos, body: [1] });
    expect(planRefresh(update(before, document('article', { ...tos, body: [2] })))).toEqual([article('tos')]);
  });

  test.each([['title', 'New terms'], ['order', 2], ['effectiveDate', '2026-02-01'], ['language', 'ja']])(
    'a legal text whose %s changed also touches the frame',
    (field, value) => {
      expect(planRefresh(update(document('article', tos), document('article', { ...tos, [field]: value })))).toEqual([article('tos'), everyPage]);
    },
  );

  test('a changed slug makes both addresses old', () => {
    const after = document('article', { ...tos, slug: { current: 'terms' } });
    expect(planRefresh(update(document('article', tos), after))).toEqual([article('tos'), article('terms'), everyPage]);
  });

  test('a help article never touches the frame', () => {
    const help = { ...tos, kind: 'help' };
    expect(planRefresh(update(document('article', help), document('article', { ...help, title: 'x' })))).toEqual([article('tos')]);
  });

  test('a deleted article makes its address old', () => {
    expect(planRefresh({ operation: 'delete', before: document('article', tos), after: null })).toEqual([article('tos'), everyPage]);
  });

  test('the day a legal text takes effect touches its pages and the frame', () => {
    const unchanged = document('article', tos);
    expect(planRefresh({ operation: 'due', before: unchanged, after: unchanged })).toEqual([article('tos'), everyPage]);
  });

  test('a redirect from an article’s address makes that address old; others are looked up each time', () => {
    expect(planRefresh(update(null, document('redirect', { from: '/doc/article/old' })))).toEqual([article('old')]);
    expect(planRefresh(update(null, document('redirect', { from: '/about/old' })))).toEqual([]);
  });

  test('a type that no page shows makes nothing old', () => {
    expect(planRefresh(update(null, document('sanity.imageAsset')))).toEqual([]);
    expect(planRefresh(update(null, document('constructor')))).toEqual([]);
  });

  test('every type of document has an answer', () => {
    for (const type of documentTypes) expect(Array.isArray(planRefresh(update(null, document(type, tos))))).toBe(true);
  });
});

describe('addresses of a plan', () => {
  test('a path stands for every language', async () => {
    expect(await addressesOf([{ kind: 'path', path: '/' }], async () => [])).toEqual(['/', '/zh', '/ja']);
  });

  test('an article stands for its versions and translations, each address once', async () => {
    const editions = [{ slug: 'tos', version: 1 }, { slug: 'tos', version: 2 }, { slug: 'yakkan', version: 2 }];
    const addresses = await addressesOf([{ kind: 'article', slug: 'tos' }], async () => editions);
    expect(addresses.filter((address) => !/^\/(zh|ja)\//.test(address))).toEqual([
      '/doc/article/tos',
      '/doc/article/tos/versions/1',
      '/doc/article/tos/versions/2',
      '/doc/article/yakkan',
      '/doc/article/yakkan/versions/2',
    ]);
    expect(new Set(addresses).size).toBe(15);
  });
});
