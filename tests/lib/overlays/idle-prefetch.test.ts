import { describe, expect, test } from '@jest/globals';
import { mayPrefetch, pagesToPrefetch, prefetchAtMost, prefetchTimeoutMs } from '#lib/overlays/idle-prefetch.ts';

describe('R-3.11 fetching ahead', () => {
  test.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ saveData: false }, true],
  ])('a connection of %j may fetch ahead: %s', (connection, may) => {
    expect([prefetchTimeoutMs, mayPrefetch(connection)]).toEqual([2_000, may]);
  });

  test('each page once, without this page, files, the account site, the Studio and other origins', () => {
    const hrefs = [
      '/zh/doc',
      '/zh/doc#top',
      '/zh/doc?x=1',
      '/zh',
      '/sitemap.xml',
      '/ucenter/?ope=reg',
      '/studio',
      '/sale',
      'https://a.example/',
      '//evil.example/a',
      '#x',
      '/zh/about',
    ];
    expect(pagesToPrefetch(hrefs, '/zh')).toEqual(['/zh/doc', '/zh/about']);
  });

  test('a page full of links fetches no more than its first few', () => {
    expect(
      pagesToPrefetch(
        Array.from({ length: 50 }, (_, place) => `/doc/${place}`),
        '/',
      ),
    ).toHaveLength(prefetchAtMost);
  });
});
