/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { createRouteLoader, type RouteLoader } from 'next/dist/client/route-loader.js';
import { fetchWithoutRunning } from '#next-internals/fetch-without-running.ts';

const scriptsOf = (route: string): string[] =>
  [...document.querySelectorAll('script')].map(({ src }) => src).filter((src) => src.includes(route));

function loaderOf(route: string): RouteLoader {
  Object.assign(window, { __BUILD_MANIFEST: { [route]: [`static/chunks${route}.js`] } });
  Object.defineProperty(window, 'requestIdleCallback', { configurable: true, value: (then: () => void) => window.setTimeout(then, 0) });
  return createRouteLoader('');
}

const idle = () => new Promise((resolve) => void window.setTimeout(resolve, 20));

test('Next’s own loader runs the scripts of a page that it fetches ahead: what this file is for', async () => {
  const loader = loaderOf('/before');
  await loader.prefetch('/before');
  await idle();
  expect(scriptsOf('/before')).toHaveLength(1);
});

test('R-3.11 a page that is fetched ahead does not run; it does once it is opened', async () => {
  const loader = loaderOf('/after');
  fetchWithoutRunning({ pageLoader: { routeLoader: loader } });
  await loader.prefetch('/after');
  await idle();
  expect(scriptsOf('/after')).toEqual([]);
  void loader.loadRoute('/after').catch(jest.fn());
  await idle();
  expect(scriptsOf('/after')).toHaveLength(1);
});
