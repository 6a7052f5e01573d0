import { describe, expect, test } from '@jest/globals';
import { isDocumentType } from '#lib/content/document-types.ts';
import { documentSummary, type DocumentSummary } from '#lib/revalidation/document-summary.ts';
import type { Refresh } from '#lib/revalidation/manifest-entry.ts';
import { revalidationManifest } from '#lib/revalidation/manifest.ts';
import { readQueries, typesRead } from './types-read.ts';

const summary = (type: string, fields: object): DocumentSummary => documentSummary.parse({ _id: 'x', _type: type, ...fields });

const refreshesOf = (type: string, fields: object): readonly Refresh[] => {
  if (!isDocumentType(type)) return [];
  return revalidationManifest[type].refreshes({ operation: 'create', before: null, after: summary(type, fields) });
};

describe('the revalidation manifest', () => {
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
