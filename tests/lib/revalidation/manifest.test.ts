import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'groq-js';
import { z } from 'zod';
import { schemaTypes } from '#cms-schemas/schema-types.ts';
import { marketingPageIds } from '#lib/content/values/marketing-page-ids.ts';
import { isDocumentType } from '#lib/content/document-types.ts';
import { documentSummary, type DocumentSummary } from '#lib/revalidation/document-summary.ts';
import type { Refresh } from '#lib/revalidation/manifest-entry.ts';
import { revalidationManifest } from '#lib/revalidation/manifest.ts';

const queryFolder = path.resolve(import.meta.dirname, '../../../lib/content/queries');

/** What the pages of a family depend on; a query that is in none of these fails the test below. */
const shownBy: Record<
  string,
  | 'home'
  | 'catalogue'
  | 'article'
  | 'help'
  | 'announcements'
  | 'own-page'
  | 'blocks'
  | 'own-pages'
  | 'jobs'
  | 'activities'
  | 'coupons'
  | 'group-buy'
  | 'my-groups'
  | 'domains'
  | 'search'
  | 'categories'
  | 'every-page'
  | 'each-request'
> = {
  homePageQuery: 'home',
  legalVersionsQuery: 'each-request',
  bannersQuery: 'home',
  planCardsQuery: 'home',
  probesQuery: 'home',
  catalogueQuery: 'catalogue',
  siteSettingsQuery: 'every-page',
  navigationQuery: 'every-page',
  partnerLinksQuery: 'every-page',
  promotionOffersQuery: 'every-page',
  signUpCouponsQuery: 'every-page',
  legalEditionsQuery: 'every-page',
  articleEditionsQuery: 'article',
  articleTranslationsQuery: 'article',
  articleTextQuery: 'article',
  pageSeoQuery: 'own-page',
  marketingPageQuery: 'blocks',
  activityPageQuery: 'own-pages',
  // Run when a notice comes, and for redirects.
  activityPageSlugsQuery: 'each-request',
  regionsQuery: 'blocks',
  jobsQuery: 'jobs',
  promotionsQuery: 'activities',
  couponsQuery: 'coupons',
  groupCampaignQuery: 'group-buy',
  groupTitlesQuery: 'my-groups',
  // Only the services run it.
  groupCampaignsQuery: 'each-request',
  domainSuffixesQuery: 'domains',
  hotTermsQuery: 'search',
  categoriesQuery: 'categories',
  helpEditionsQuery: 'help',
  // Only the services run it.
  allHelpEditionsQuery: 'each-request',
  announcementsQuery: 'announcements',
  announcementQuery: 'announcements',
  // Run when a notice comes, to find the pages that it makes stale.
  helpBelowQuery: 'each-request',
  redirectsQuery: 'each-request',
  // The front door polls for its policy.
  enabledVendorsQuery: 'each-request',
};

const has = (refreshes: readonly Refresh[], ...paths: readonly string[]): boolean =>
  paths.every((path) => refreshes.some((refresh) => refresh.kind === 'path' && refresh.path === path));

/** Whether these refreshes reach every page of a family. */
const reaches = {
  home: (refreshes) => has(refreshes, '/'),
  catalogue: (refreshes) =>
    has(
      refreshes,
      '/',
      '/product/vps',
      '/product/availability',
      '/product/vps-buy',
      '/activity/vps',
      '/activity/cvm',
      '/activity/promotion',
      '/activity/festivals',
      '/activity/pintuan/vps',
    ),
  article: (refreshes) => refreshes.some(({ kind }) => kind === 'article'),
  help: (refreshes) => has(refreshes, '/doc', '/doc/article') && refreshes.some(({ kind }) => kind === 'category'),
  announcements: (refreshes) =>
    has(
      refreshes,
      '/doc',
      '/doc/announce',
      '/doc/announce/notice',
      '/doc/announce/activity',
      '/doc/announce/detail',
      '/doc/announce/detail/x',
    ),
  activities: (refreshes) => has(refreshes, '/activity/vps', '/activity/cvm', '/activity/promotion', '/activity/festivals'),
  coupons: (refreshes) => has(refreshes, '/ac/coupon'),
  'group-buy': (refreshes) => has(refreshes, '/activity/pintuan/vps', '/activity/pintuan/part-vps'),
  'my-groups': (refreshes) => has(refreshes, '/activity/pintuan/mine'),
  domains: (refreshes) => has(refreshes, '/product/domain'),
  search: (refreshes) => has(refreshes, '/doc/search', '/doc/collect'),
  categories: (refreshes) =>
    has(refreshes, '/doc', '/doc/article', '/doc/search', '/doc/collect') && refreshes.some(({ kind }) => kind === 'category'),
  'own-page': (refreshes) => has(refreshes, '/doc'),
  jobs: (refreshes) => has(refreshes, '/jobs'),
  blocks: (refreshes) => has(refreshes, '/doc') || has(refreshes, '/', ...marketingPageIds.map((pageId) => `/${pageId}`)),
  'own-pages': (refreshes) => has(refreshes, '/activity/s') || refreshes.some(({ kind }) => kind === 'activity-pages'),
  'every-page': () => false,
  'each-request': () => true,
} as const satisfies Record<(typeof shownBy)[string], (refreshes: readonly Refresh[]) => boolean>;

async function readQueries(): Promise<Map<string, string>> {
  const files = readdirSync(queryFolder).filter((file) => file.endsWith('-query.ts'));
  const modules = await Promise.all(
    files.map(async (file) => z.record(z.string(), z.unknown()).parse(await import(path.join(queryFolder, file)))),
  );
  const exported = modules.flatMap((module) => Object.entries({ ...module }));
  return new Map(exported.filter((entry): entry is [string, string] => entry[0].endsWith('Query') && typeof entry[1] === 'string'));
}

const reference = z.looseObject({ type: z.literal('reference'), name: z.string(), to: z.array(z.object({ type: z.string() })) });

const referenceList = z.looseObject({ type: z.literal('array'), name: z.string(), of: z.array(z.record(z.string(), z.unknown())) });

/** Which types a field of a name may refer to, in any schema type. */
function referenceTargets(name: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const field = reference.safeParse(node).data;
    if (field?.name === name) for (const target of field.to) found.add(target.type);
    for (const value of Object.values(node)) visit(value);
  };
  visit(schemaTypes);
  return [...found];
}

/** Which types the references of an array of a name may refer to. */
function referencesIn(name: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const list = referenceList.safeParse(node).data;
    if (list?.name === name)
      for (const member of list.of) for (const target of reference.safeParse({ ...member, name }).data?.to ?? []) found.add(target.type);
    for (const value of Object.values(node)) visit(value);
  };
  visit(schemaTypes);
  return [...found];
}

/** Every document type that a query reads: those it filters by, and those behind its references. */
function typesRead(query: string): Set<string> {
  const types = new Set<string>();
  const lastName = (node: unknown): string | undefined => z.looseObject({ name: z.string() }).safeParse(node).data?.name;
  const eachOf = z.looseObject({ type: z.literal('Map'), base: z.looseObject({ base: z.unknown() }), expr: z.unknown() });
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const operation = z.looseObject({ type: z.literal('OpCall'), left: z.unknown(), right: z.unknown() }).safeParse(node).data;
    const literal = z.looseObject({ type: z.literal('Value'), value: z.string() }).safeParse(operation?.right).data;
    if (operation && lastName(operation.left) === '_type' && literal) types.add(literal.value);
    const followed = z.looseObject({ type: z.literal('Deref'), base: z.unknown() }).safeParse(node).data;
    for (const target of followed ? referenceTargets(lastName(followed.base) ?? '') : []) types.add(target);
    // claims[]->{…}: each reference of an array
    const each = eachOf.safeParse(node).data;
    if (each && JSON.stringify(each.expr).includes('"type":"Deref"'))
      for (const target of referencesIn(lastName(each.base.base) ?? '')) types.add(target);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parse(query));
  return types;
}

const legal = {
  kind: 'legal',
  language: 'en',
  slug: { current: 's' },
  title: 'T',
  pageId: 'doc',
  from: '/doc/article/s',
  code: 'US-0',
  scene: 'sign-up',
};

const help = { ...legal, kind: 'help', category: { _ref: 'servers' } };

const group = { ...legal, slug: { current: 'vps' } };

const summary = (type: string, fields: object): DocumentSummary => documentSummary.parse({ _id: 'x', _type: type, ...fields });

const refreshesOf = (type: string, fields: object): readonly Refresh[] => {
  if (!isDocumentType(type)) return [];
  return revalidationManifest[type].refreshes({ operation: 'create', before: null, after: summary(type, fields) });
};

describe('the revalidation manifest', () => {
  test('knows where each query of the site is shown', async () => {
    expect([...(await readQueries()).keys()].sort()).toEqual(Object.keys(shownBy).sort());
  });

  test('R-4.1 no query reads a type whose publication leaves the pages that show it as they were', async () => {
    const holes: string[] = [];
    for (const [name, query] of await readQueries()) {
      const where = shownBy[name];
      for (const type of typesRead(query)) {
        const refreshes = refreshesOf(type, where === 'help' ? help : where === 'group-buy' || where === 'my-groups' ? group : legal);
        const everyPage = refreshes.some((refresh) => refresh.kind === 'every-page');
        const covered = where !== undefined && (everyPage || reaches[where](refreshes));
        if (!covered) holes.push(`${name} reads ${type}`);
      }
    }
    expect(holes).toEqual([]);
  });

  test('follows references: a plan card’s query reads the region, model, disk type and traffic plan behind it', async () => {
    const query = (await readQueries()).get('planCardsQuery') ?? '';
    expect([...typesRead(query)].sort()).toEqual(['diskType', 'model', 'planCard', 'region', 'trafficPlan']);
  });

  test('follows the references of an array: a page built from sections reads the claims behind them', async () => {
    const query = (await readQueries()).get('marketingPageQuery') ?? '';
    expect([...typesRead(query)].sort()).toEqual(['claim', 'marketingPage']);
  });

  test.each([
    ['marketingPage', { pageId: 'product/vpc' }, ['/product/vpc']],
    ['pageSeo', { pageId: 'index' }, ['/']],
    ['pageSeo', { pageId: 'doc/announce' }, ['/doc/announce', '/doc/announce/detail']],
    ['promotion', { slug: { current: 'festivals' } }, ['every-page']],
    ['groupCampaign', { slug: { current: 'cvm' } }, ['/activity/pintuan/cvm', '/activity/pintuan/partcvm', '/activity/pintuan/mine']],
    [
      'couponCampaign',
      {},
      ['/ac/coupon', '/activity/pintuan/vps', '/activity/pintuan/part-vps', '/activity/pintuan/cvm', '/activity/pintuan/partcvm'],
    ],
    ['domainSuffix', {}, ['/product/domain']],
    ['job', {}, ['/jobs']],
    ['statisticsScript', {}, []],
    ['synonym', {}, []],
    ['readerQuestions', {}, []],
  ] as const)('R-4.1 a %s of %j makes %j anew', (type, fields, paths) => {
    expect(refreshesOf(type, fields).map((refresh) => (refresh.kind === 'path' ? refresh.path : refresh.kind))).toEqual(paths);
  });

  test('R-4.1 a page’s search result whose page is unknown affects every page, and a move affects both pages', () => {
    const of = (pageId?: string) => summary('pageSeo', { pageId });
    const { refreshes } = revalidationManifest.pageSeo;
    expect(refreshes({ operation: 'delete', before: of(), after: null })).toEqual([{ kind: 'every-page' }]);
    expect(refreshes({ operation: 'update', before: of('about'), after: of('jobs') })).toEqual([
      { kind: 'path', path: '/about' },
      { kind: 'path', path: '/jobs' },
    ]);
  });
});
