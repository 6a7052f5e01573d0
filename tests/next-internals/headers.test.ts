import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import {
  endOfDrafts,
  errorRoute,
  fromStore,
  isInternalHeader,
  isPageData,
  noDataCaching,
  previewsDrafts,
} from '#next-internals/headers.ts';

const ofNext = createRequire(import.meta.url);
const sourceOf = (module: string): string => readFileSync(ofNext.resolve(`next/dist/${module}`), 'utf8');

test('a visitor who previews drafts is known by Next’s cookie, and its end is that of both', () => {
  const { COOKIE_NAME_PRERENDER_BYPASS: name, COOKIE_NAME_PRERENDER_DATA: data } = ofNext(
    'next/dist/server/api-utils/index.js',
  ) as typeof import('next/dist/server/api-utils');
  expect([`${name}=x`, `a=1; ${name}=x`, `not${name}=x`, '', undefined].map(previewsDrafts)).toEqual([true, true, false, false, false]);
  expect(endOfDrafts.map((line) => line.split(' ')[0])).toEqual([`${name}=;`, `${data}=;`]);
});

test('every header by which Next talks to itself is one of them; the router’s own passes', () => {
  const constants = ofNext('next/dist/lib/constants.js') as Record<string, unknown>;
  const names = Object.entries(constants)
    .filter(([constant]) => constant.endsWith('_HEADER'))
    .map(([, name]) => String(name));
  expect(names.length).toBeGreaterThan(5);
  const own = names.filter((name) => name.startsWith('x-'));
  expect(own.filter((name) => !isInternalHeader(name))).toEqual([]);
  const ofRequests = new Set([...sourceOf('server/lib/server-ipc/utils.js').matchAll(/'(x-[a-z-]+)'/g)].map(([, name = '']) => name));
  expect(ofRequests.size).toBeGreaterThan(3);
  expect([...ofRequests].filter((name) => !isInternalHeader(name))).toEqual(['x-nextjs-data'].filter((name) => ofRequests.has(name)));
  expect([isInternalHeader('x-nextjs-data'), isInternalHeader('accept')]).toEqual([false, false]);
});

test('the router asks for a page’s data as it did, and keeps none that says so', () => {
  const router = sourceOf('shared/lib/router/router.js');
  expect(router).toContain("'x-nextjs-data': '1'");
  expect(router).toContain(`headers.get('${noDataCaching[0]}') !== '${noDataCaching[1]}'`);
  expect(sourceOf('client/page-loader.js')).toContain('/_next/data/');
  expect([isPageData('/_next/data/b/zh.json'), isPageData('/_next/static/x.js'), isPageData(undefined)]).toEqual([true, false, false]);
});

test('a page from the store is marked as Next marks it, and its error page has the address that it had', () => {
  const [name, hit] = fromStore;
  expect(sourceOf('server/route-modules/pages/pages-handler.js')).toContain(name);
  expect(sourceOf('server/route-modules/pages/pages-handler.js')).toContain(`'${hit}'`);
  expect(sourceOf('server/base-server.js')).toContain(`'${errorRoute}'`);
});
