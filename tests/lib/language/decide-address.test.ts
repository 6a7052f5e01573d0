import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { decideAddress, type AddressedRequest, type AddressDecision } from '#lib/language/decide-address.ts';

const decide = (target: string, given: Partial<AddressedRequest> = {}): AddressDecision =>
  decideAddress({
    target,
    languagesCookie: undefined,
    acceptLanguage: undefined,
    forwardedProto: undefined,
    host: 'marlow.test',
    ...given,
  });

const page = (path: string) => ({ kind: 'page', path, varies: false });
const moved = (location: string) => ({ kind: 'redirect', status: 308, location });

describe('addresses', () => {
  test.each([
    ['/about', page('/about')],
    ['/welcome-signup', page('/welcome-signup')],
    ['/signUp', page('/signUp')],
    ['/doc/search/node.js', page('/doc/search/node.js')],
    ['/product/vps-buy?area=US-0&area=JP-0', page('/product/vps-buy')],
    ['/product/vps-buy?view=calculator&server1=a', page('/product/vps-buy/calculator')],
    ['/ja/product/vps-buy?x=1&view=calculator', page('/ja/product/vps-buy/calculator')],
    ['/product/vps-buy?view=other&view=calculator', page('/product/vps-buy')],
    ['/product/vps?view=calculator', page('/product/vps')],
    ['/zh', page('/zh')],
    ['/ja/doc/article/tos', page('/ja/doc/article/tos')],
    ['/zh/nothing', page('/zh/nothing')],
  ])('R-1.1 R-1.2 %s is a page', (target, expected) => {
    expect(decide(target)).toEqual(expected);
  });

  test.each([
    '/fr/about',
    '/xx',
    '/fr/',
    '/fr/about/',
    '/cn',
    '/ZH',
    '/signup',
    '/About',
    '/%zz',
    '/..',
    '/index',
    '/zh-TW/about',
    '/constructor',
    '/__proto__',
  ])('R-1.4 %s has an unknown first segment', (target) => {
    expect(decide(target)).toMatchObject({ kind: 'unknown-prefix', path: expect.stringMatching(/[^/]$/) });
  });

  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/about', '/about'],
    ['/en/about?x=1', '/about?x=1'],
    ['/en?x=1&x=2', '/?x=1&x=2'],
    ['/en//evil.tld', '/evil.tld'],
  ])('R-1.4 %s moves to the same path without the prefix', (target, location) => {
    expect(decide(target)).toEqual(moved(location));
  });

  test.each([
    ['/about.html', '/about'],
    ['/product/vps-buy/calculator', '/product/vps-buy?view=calculator'],
    ['/zh/product/vps-buy/calculator?server1=a', '/zh/product/vps-buy?view=calculator&server1=a'],
    ['/zh/about.html?x=1', '/zh/about?x=1'],
    ['/A.HTML?x=1', '/A?x=1'],
    ['/a.html.html', '/a'],
    ['/index.html', '/'],
    ['/zh/index.html', '/zh'],
    ['/en/about.html', '/about'],
    ['/en.html', '/'],
    ['/en/index.html', '/'],
    ['/about/', '/about'],
    ['/.html', '/'],
  ])('R-1.7 %s moves to its one spelling in one step', (target, location) => {
    expect(decide(target)).toEqual(moved(location));
  });

  test('R-1.7 the suffixes of a long address are taken off one by one', () => {
    const count = 1_600;
    const target = `/about${'.html'.repeat(count)}`;
    const steps = (address: string): number => {
      const cut = jest.spyOn(String.prototype, 'slice');
      decide(address);
      const times = cut.mock.calls.length;
      cut.mockRestore();
      return times;
    };
    expect(decide(target)).toEqual(moved('/about'));
    expect(steps(target) - steps('/about.html')).toBe(count - 1);
    // one that ends otherwise is not read from each of its places
    expect(steps(`${target}x`)).toBe(steps('/about.htmlx'));
  });

  test.each([
    ['//evil.tld/a.html', '/evil.tld/a'],
    ['/\\evil', '/evil'],
    ['/\\/evil.tld', '/evil.tld'],
    ['//', '/'],
    ['///evil.tld//x', '/evil.tld/x'],
    ['/.//evil.tld', '/evil.tld'],
    ['http://evil.tld/about.html', '/about'],
  ])('a hostile address %s leads to at most one place of this origin', (target, location) => {
    expect(decide(target)).toEqual(moved(location));
  });

  test.each([
    ['/zh/404', 'zh'],
    ['/ja/500', 'ja'],
    ['/activate/index', 'en'],
    ['/ja/activate/[[...index]]', 'ja'],
    ['/ja/product/vps-buy/[[...view]]', 'ja'],
    ['/doc/article/%ff', 'en'],
    ['/zh/doc/article/%', 'zh'],
    ['/ja/doc/search/%E0%A4%A', 'ja'],
  ])('R-1.5 %s is the address of no page', (target, language) => {
    expect(decide(target)).toEqual({ kind: 'absent-page', language });
  });

  test.each([
    '/_next/../about',
    '/_next/../',
    '/api/%2e%2E/zh',
    '/_next/..\\about',
    '/myDoc/x/..',
    '/about/../contact',
    '/zh/doc/%2e%2e',
    '/about/.%2e/contact',
  ])('%s climbs past the rules and is refused', (target) => {
    expect(decide(target)).toEqual({ kind: 'malformed' });
  });

  test('dots that do not climb are kept', () => {
    expect(decide('/doc/search/a..b')).toEqual(page('/doc/search/a..b'));
    expect(decide('/doc/search/...')).toEqual(page('/doc/search/...'));
    expect(decide('/ucenter/?url=/a/../b')).toEqual({ kind: 'services' });
  });

  test.each(['/robots.txt', '/favicon.ico', '/fonts/x.woff2'])('R-1.4 %s is a file, not a language', (target) => {
    expect(decide(target)).toEqual({ kind: 'file', path: target });
  });

  test.each(['/_next/static/x.js', '/api/health', '/_next/data/b/zh.json'])('%s is the site’s own technical path', (target) => {
    expect(decide(target)).toEqual({ kind: 'site-technical' });
  });

  test.each(['/myDoc/referrer', '/ucenter/?ope=login', '/studio', '/lake/v1/ping'])('%s belongs to the services', (target) => {
    expect(decide(target)).toEqual({ kind: 'services' });
  });

  test.each(['*', 'about', '', '/a\u0000b', '/a b', `/${'a'.repeat(9_000)}`].filter((target) => target !== ''))(
    '%j is refused',
    (target) => {
      expect(decide(target)).toEqual({ kind: 'malformed' });
    },
  );

  test('an address of 8,192 characters is read, and none that is longer', () => {
    const long = (length: number): string => `/doc/${'a'.repeat(length - 5)}`;
    expect([decide(long(8_192)), decide(long(8_193))]).toEqual([page(long(8_192)), { kind: 'malformed' }]);
  });

  test.each(['#part', '/a\u007fb', '/doc/a b', '/doc/a\u001f', 'doc', 'ftp://marlow.test/doc'])(
    '%j is no address of the site',
    (target) => {
      expect(decide(target)).toEqual({ kind: 'malformed' });
    },
  );

  test.each([
    ['/about#part', page('/about')],
    ['/about#part?x=1', page('/about')],
    ['http://marlow.test', { kind: 'page', path: '/', varies: true }],
    ['HTTPS://marlow.test?x=1', { kind: 'page', path: '/', varies: true }],
    ['http://marlow.test/about?x=1', page('/about')],
  ])('%s is read without its host and its fragment', (target, expected) => {
    expect(decide(target)).toEqual(expected);
  });

  test.each([
    ['/x.abcdefghijkl', { kind: 'file', path: '/x.abcdefghijkl' }],
    ['/x.abcdefghijklm', { kind: 'unknown-prefix', path: '/x.abcdefghijklm' }],
    ['/x.', { kind: 'unknown-prefix', path: '/x.' }],
    ['/x.a/b', { kind: 'unknown-prefix', path: '/x.a/b' }],
    ['/ROBOTS.TXT', { kind: 'file', path: '/ROBOTS.TXT' }],
    ['/robots.txt/', moved('/robots.txt')],
  ])('%s is a file only by its ending', (target, expected) => {
    expect(decide(target)).toEqual(expected);
  });

  test.each([
    ['/doc/404', page('/doc/404')],
    ['/zh/4040', page('/zh/4040')],
    ['/zh/doc/404', page('/zh/doc/404')],
    ['/activate/index1', page('/activate/index1')],
    ['/zh/activate/index', { kind: 'absent-page', language: 'zh' }],
    ['/ja/404', { kind: 'absent-page', language: 'ja' }],
  ])('%s is one of Next’s own names only as a whole', (target, expected) => {
    expect(decide(target)).toEqual(expected);
  });

  test.each([
    ['/zh/index.html/', '/zh'],
    ['/zh/./about', '/zh/about'],
    ['/about/.', '/about'],
    ['/zh/.html', '/zh'],
    ['/about/?url=https://x.test/y', '/about?url=https://x.test/y'],
    ['/doc/search/a.htmlx', null],
    ['/zh/en', null],
    ['/index', null],
    ['/zh/index', null],
  ])('%s in its one spelling is %j', (target, location) => {
    expect(decide(target).kind === 'redirect' ? decide(target) : null).toEqual(location === null ? null : moved(location));
  });

  test('a redirect never leaves the origin, whatever the address', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/[a-zA-Z0-9/\\.:@%?#&=_-]{0,40}$/), (target) => {
        const decision = decide(target);
        if (decision.kind !== 'redirect') return;
        expect(new URL(decision.location, 'https://marlow.test').origin).toBe('https://marlow.test');
        const again = decide(decision.location);
        expect(again.kind === 'redirect' && again.status === 308).toBe(false);
      }),
      { numRuns: 2_000 },
    );
    expect.hasAssertions();
  });
});

describe('language of /', () => {
  const home = { kind: 'page', path: '/', varies: true };
  const sent = (location: string, language: string) => ({ kind: 'redirect', status: 307, location, language });

  test.each([
    ['zh-TW,zh;q=0.9', sent('/zh', 'zh')],
    ['zh-HK', sent('/zh', 'zh')],
    ['ja,en;q=0.8', sent('/ja', 'ja')],
    ['ja,zh;q=0.1', sent('/zh', 'zh')],
    ['JA', sent('/ja', 'ja')],
    ['fr', home],
    ['', home],
    [undefined, home],
  ])('R-2.2 Accept-Language %j', (acceptLanguage, expected) => {
    expect(decide('/', { acceptLanguage })).toEqual(expected);
  });

  test.each([
    ['cn', sent('/zh', 'zh')],
    ['ja', sent('/ja', 'ja')],
    ['en', home],
  ])('R-2.2 the cookie %s wins over the header', (languagesCookie, expected) => {
    expect(decide('/', { languagesCookie, acceptLanguage: languagesCookie === 'en' ? 'ja' : 'en' })).toEqual(expected);
  });

  test('R-2.2 a cookie that is none of ours counts as absent', () => {
    expect(decide('/', { languagesCookie: 'zh', acceptLanguage: 'ja' })).toEqual(sent('/ja', 'ja'));
  });

  test('R-2.2 the query travels with the visitor', () => {
    expect(decide('/?userCode=a%20b', { languagesCookie: 'cn' })).toEqual(sent('/zh?userCode=a%20b', 'zh'));
  });

  test('R-2.2 only / chooses: another page stays in its language', () => {
    expect(decide('/about', { languagesCookie: 'cn' })).toEqual(page('/about'));
  });
});

describe('plain http behind a proxy', () => {
  test('R-1.8 moves to https on the site’s host, in its one spelling, in one step', () => {
    expect(decide('/zh/about.html?x=1', { forwardedProto: 'http' })).toEqual(moved('https://marlow.test/zh/about?x=1'));
    expect(decide('/', { forwardedProto: 'http', languagesCookie: 'cn' })).toEqual(moved('https://marlow.test/'));
    expect(decide('/myDoc/x', { forwardedProto: 'http' })).toEqual(moved('https://marlow.test/myDoc/x'));
  });

  test.each([' HTTP ', 'http, https', 'http'])('R-1.8 x-forwarded-proto %j moves to https', (forwardedProto) => {
    expect(decide('/about', { forwardedProto })).toEqual(moved('https://marlow.test/about'));
  });

  test.each(['marlow.test:3000', 'm', '10.0.0.1:80', 'm-1.test', 'MARLOW.test'])('R-1.8 a host like %j is put into a redirect', (host) => {
    expect(decide('/about', { forwardedProto: 'http', host })).toEqual(moved(`https://${host}/about`));
  });

  test.each(['-a.test', 'a.test-', '.a', 'a.', 'a.test:', 'a.test:123456', 'a.test:8o', 'a.test:80/x'])(
    'R-1.8 a host like %j is none',
    (host) => {
      expect(decide('/about', { forwardedProto: 'http', host })).toEqual(page('/about'));
    },
  );

  test('R-1.8 a technical address that climbs is refused over http too', () => {
    expect(decide('/api/../zh', { forwardedProto: 'http' })).toEqual({ kind: 'malformed' });
    expect(decide('/api/health?x=1', { forwardedProto: 'http' })).toEqual(moved('https://marlow.test/api/health?x=1'));
  });

  test.each(['https', 'https,http', undefined, 'ftp', ''])('R-1.8 x-forwarded-proto %j moves nowhere', (forwardedProto) => {
    expect(decide('/about', { forwardedProto })).toEqual(page('/about'));
  });

  test.each(['evil.tld/x', 'a b', '@evil', '', undefined, 'x\\y'])('R-1.8 a host like %j is never put into a redirect', (host) => {
    expect(decide('/about', { forwardedProto: 'http', host })).toEqual(page('/about'));
  });
});
