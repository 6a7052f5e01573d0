import { describe, expect, test } from '@jest/globals';
import { documentTypes } from '#lib/content/document-types.ts';
import { documentSummary, type DocumentSummary, type SummaryChange } from '#lib/revalidation/document-summary.ts';
import { addressesOf, planRefresh } from '#lib/revalidation/plan-refresh.ts';

const document = (type: string, fields: object = {}): DocumentSummary =>
  documentSummary.parse({ _id: `${type}-1`, _type: type, ...fields });
const update = (before: DocumentSummary | null, after: DocumentSummary | null): SummaryChange => ({ operation: 'update', before, after });
const tos = { kind: 'legal', language: 'en', slug: { current: 'tos' }, title: 'Terms', version: 1, order: 1, effectiveDate: '2026-01-01' };
const everyPage = { kind: 'every-page' };
const article = (slug: string) => ({ kind: 'article', slug });
const category = (id: string) => ({ kind: 'category', id });
const help = { ...tos, kind: 'help', category: { _ref: 'servers' } };
const helpLists = ['/doc', '/doc/article', '/doc/search'].map((path) => ({ kind: 'path', path }));

describe('what a published change makes old', () => {
  test.each(['homePage', 'banner', 'planCard'])('R-4.1 a %s is shown on the home page', (type) => {
    expect(planRefresh(update(null, document(type)))).toEqual([{ kind: 'path', path: '/' }]);
  });

  test.each(['family', 'series', 'model', 'diskType', 'trafficPlan', 'period'])(
    'R-4.1 R-5.12 a %s is shown wherever there are prices',
    (type) => {
      const paths = planRefresh(update(null, document(type))).map((refresh) => (refresh.kind === 'path' ? refresh.path : refresh.kind));
      expect(paths).toEqual(
        expect.arrayContaining([
          '/',
          '/product/vps',
          '/product/vps-buy',
          '/activity/festivals',
          '/activity/pintuan/vps',
          '/activity/pintuan/partcvm',
        ]),
      );
      expect(paths).not.toContain('every-page');
    },
  );

  test('a region is shown wherever there are prices, and its code by the settings that every page reads', () => {
    const region = document('region', { code: 'US-0', name: { en: 'Los Angeles-1' } });
    const renamed = planRefresh(update(region, document('region', { code: 'US-0' })));
    expect(renamed).toEqual(
      expect.arrayContaining([
        { kind: 'path', path: '/' },
        { kind: 'path', path: '/activity/vps' },
      ]),
    );
    expect(renamed).not.toContainEqual(everyPage);
    expect(planRefresh(update(region, document('region', { code: 'US-1' })))).toContainEqual(everyPage);
  });

  test('site settings are shown by the frame of every page', () => {
    expect(planRefresh(update(document('siteSettings'), document('siteSettings')))).toEqual([everyPage]);
  });

  test('a legal text whose body changed touches its own pages alone', () => {
    const before = document('article', { ...tos, body: [1] });
    expect(planRefresh(update(before, document('article', { ...tos, body: [2] })))).toEqual([article('tos')]);
  });

  test.each([
    ['title', 'New terms'],
    ['order', 2],
    ['effectiveDate', '2026-02-01'],
    ['language', 'ja'],
  ])('a legal text whose %s changed also touches the frame', (field, value) => {
    expect(planRefresh(update(document('article', tos), document('article', { ...tos, [field]: value })))).toEqual([
      article('tos'),
      everyPage,
    ]);
  });

  test('a changed slug makes both addresses old', () => {
    const after = document('article', { ...tos, slug: { current: 'terms' } });
    expect(planRefresh(update(document('article', tos), after))).toEqual([article('tos'), article('terms'), everyPage]);
  });

  test('a help article whose text changed touches its own pages and the lists of the help, never the frame', () => {
    expect(planRefresh(update(document('article', { ...help, body: [1] }), document('article', { ...help, body: [2] })))).toEqual([
      article('tos'),
      ...helpLists,
    ]);
  });

  test.each([
    ['title', 'New title'],
    ['order', 2],
    ['effectiveDate', '2026-02-01'],
    ['slug', { current: 'tos' }, { current: 'old' }],
  ])('a help article whose %s changed also touches the articles beside it', (field, value, before = undefined) => {
    const earlier = before === undefined ? help : { ...help, [field]: before };
    expect(planRefresh(update(document('article', earlier), document('article', { ...help, [field]: value })))).toContainEqual(
      category('servers'),
    );
  });

  test('a help article that moves touches the articles of both categories', () => {
    const moved = document('article', { ...help, category: { _ref: 'storage' } });
    expect(planRefresh(update(document('article', help), moved))).toEqual([
      article('tos'),
      ...helpLists,
      category('servers'),
      category('storage'),
    ]);
  });

  test('a category touches the lists of the help and every article below it', () => {
    const renamed = update(document('category', { _id: 'servers' }), document('category', { _id: 'servers', name: { en: 'x' } }));
    const subjects = ['/doc/collect'].map((path) => ({ kind: 'path', path }));
    expect(planRefresh(renamed)).toEqual([...subjects, ...helpLists, category('servers')]);
  });

  test('R-8.5 an announcement touches its lists, the documentation centre and its own page, with its edit and at its instant', () => {
    const own = document('announcement', { _id: 'a1' });
    const paths = [
      '/doc',
      '/doc/announce/detail',
      '/doc/announce',
      '/doc/announce/notice',
      '/doc/announce/activity',
      '/doc/announce/detail/a1',
    ];
    const onPaths = paths.map((path) => ({ kind: 'path', path }));
    const expected = [...onPaths.slice(0, -1), { kind: 'further-announcements' }, ...onPaths.slice(-1)];
    expect(planRefresh(update(null, own))).toEqual(expected);
    expect(planRefresh({ operation: 'due', before: own, after: own })).toEqual(expected);
    expect(planRefresh({ operation: 'delete', before: own, after: null })).toEqual(expected);
  });

  test('a deleted article makes its address old', () => {
    expect(planRefresh({ operation: 'delete', before: document('article', tos), after: null })).toEqual([article('tos'), everyPage]);
  });

  test('the day a legal text takes effect touches its pages and the frame', () => {
    const unchanged = document('article', tos);
    expect(planRefresh({ operation: 'due', before: unchanged, after: unchanged })).toEqual([article('tos'), everyPage]);
  });

  test('a redirect from an article’s or announcement’s address makes that address old; others are looked up each time', () => {
    expect(planRefresh(update(null, document('redirect', { from: '/doc/article/old' })))).toEqual([article('old')]);
    expect(planRefresh(update(null, document('redirect', { from: '/about/old' })))).toEqual([]);
    const path = '/doc/announce/detail/old';
    expect(planRefresh(update(null, document('redirect', { from: path })))).toEqual([{ kind: 'path', path }]);
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
  const lookUps = {
    editionsOf: async () => [],
    articlesBelow: async () => [],
    activityPages: async () => ['spring'],
    announcementListPages: 1,
  };

  test('a category covers the articles below it, each once', async () => {
    const addresses = await addressesOf(
      [
        { kind: 'article', slug: 'ssh' },
        { kind: 'category', id: 'servers' },
      ],
      { ...lookUps, articlesBelow: async () => ['ssh', 'vnc'] },
    );
    expect(addresses).toEqual(['ssh', 'vnc'].flatMap((slug) => ['', '/zh', '/ja'].map((prefix) => `${prefix}/doc/article/${slug}`)));
  });

  test('only a category is asked for what is below it', async () => {
    const asked: string[] = [];
    const articlesBelow = async (id: string): Promise<string[]> => {
      asked.push(id);
      return ['ssh'];
    };
    const addresses = await addressesOf(
      [{ kind: 'path', path: '/doc' }, { kind: 'article', slug: 'tos' }, { kind: 'every-page' }, { kind: 'category', id: 'servers' }],
      { ...lookUps, articlesBelow },
    );
    expect([asked, addresses.filter((address) => !/^\/(zh|ja)\//.test(address))]).toEqual([
      ['servers'],
      ['/doc', '/doc/article/tos', '/doc/article/ssh'],
    ]);
  });

  test('own pages of editors are covered where each of them may show a change', async () => {
    expect(await addressesOf([{ kind: 'activity-pages' }], lookUps)).toEqual([
      '/activity/spring',
      '/zh/activity/spring',
      '/ja/activity/spring',
    ]);
  });

  test('what is no plain path has no address', async () => {
    const paths = ['/doc/a b', 'doc', 'doc/ok', '/doc/a?b', '/doc/ok-1.2_3~4'].map((path) => ({ kind: 'path', path }) as const);
    expect(await addressesOf([...paths, { kind: 'article', slug: 'a b' }], lookUps)).toEqual(
      ['', '/zh', '/ja'].map((prefix) => `${prefix}/doc/ok-1.2_3~4`),
    );
  });

  test('R-8.5 the lists of announcements are covered up to the last page that may have been rendered', async () => {
    const addresses = await addressesOf([{ kind: 'further-announcements' }], { ...lookUps, announcementListPages: 3 });
    expect(addresses.filter((address) => address.startsWith('/doc'))).toEqual([
      '/doc/announce/pages/2',
      '/doc/announce/pages/3',
      '/doc/announce/notice/pages/2',
      '/doc/announce/notice/pages/3',
      '/doc/announce/activity/pages/2',
      '/doc/announce/activity/pages/3',
    ]);
    expect(addresses).toHaveLength(18);
    expect(await addressesOf([{ kind: 'further-announcements' }], lookUps)).toEqual([]);
  });

  test('a path covers every language', async () => {
    expect(await addressesOf([{ kind: 'path', path: '/' }], lookUps)).toEqual(['/', '/zh', '/ja']);
  });

  test('an article covers its versions and translations, each address once', async () => {
    const editions = [
      { slug: 'tos', version: 1 },
      { slug: 'tos', version: 2 },
      { slug: 'yakkan', version: 2 },
    ];
    const addresses = await addressesOf([{ kind: 'article', slug: 'tos' }], { ...lookUps, editionsOf: async () => editions });
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
