import { describe, expect, test } from '@jest/globals';
import { cookiePlaces, tracesOf } from '#lib/statistics/vendor-traces.ts';
import { vendorNames, vendors, type VendorName } from '#lib/statistics/vendors.ts';
import { cookieNames } from '#lib/storage/cookie-table.ts';
import { storedNames } from '#lib/storage/stored-table.ts';

const none = new Set<VendorName>();
const kept = ['_ga', '_ga_ABC1234567', '_gid', 'Hm_lvt_0123', 'Hm_lpvt_0123', 'HMACCOUNT', '_pk_id.1.1fff', '_pk_ses.1.1fff', '_gcl_au'];

describe('R-3.9 what vendors keep', () => {
  test('without any allowed vendor all of it goes, and nothing of ours', () => {
    expect(tracesOf([...kept, ...cookieNames, ...storedNames, '__prerender_bypass', 'unknown'], none)).toEqual(kept);
  });

  test('what an allowed vendor stores stays, even if a refused one stores it too', () => {
    expect(tracesOf(kept, new Set<VendorName>(['google-analytics']))).toEqual([
      'Hm_lvt_0123',
      'Hm_lpvt_0123',
      'HMACCOUNT',
      '_pk_id.1.1fff',
      '_pk_ses.1.1fff',
      '_gcl_au',
    ]);
    expect(tracesOf(kept, new Set(vendorNames))).toEqual([]);
  });

  test('a name is a vendor’s where it begins as the vendor’s do and goes on', () => {
    expect(tracesOf(['_ga_A', '_ga_', '_gaA', '_gab_A', 'Hm_lvt_0', 'Hm_lvt_', 'Hm_lvtx0', 'my_ga_A', '_gid_A'], none)).toEqual([
      '_ga_A',
      'Hm_lvt_0',
    ]);
  });

  test('no pattern of a vendor reaches a cookie or a stored value of the site', () => {
    const ours = [...cookieNames, ...storedNames];
    for (const vendor of vendorNames)
      expect([vendor, tracesOf(ours, new Set(vendorNames.filter((other) => other !== vendor)))]).toEqual([vendor, []]);
    expect(vendorNames.filter((vendor) => vendors[vendor].keeps.length === 0)).toEqual(['plausible']);
  });
});

describe('R-3.9 a withdrawn cookie is ended on every path and domain', () => {
  const places = cookiePlaces({ host: 'www.marlow.example', path: '/zh/doc/article' });

  test('the host alone, the host and its parent as domains with and without the dot, but never the top level', () => {
    const domains = new Set(places.map(({ domain }) => domain));
    expect([...domains]).toEqual([undefined, 'www.marlow.example', '.www.marlow.example', 'marlow.example', '.marlow.example']);
  });

  test('the root and every folder down to the page, with and without a slash', () => {
    const paths = new Set(places.map(({ path }) => path));
    expect([...paths]).toEqual(['/', '/zh', '/zh/', '/zh/doc', '/zh/doc/', '/zh/doc/article', '/zh/doc/article/']);
    expect(places).toHaveLength(5 * 7);
  });

  test.each([
    ['1.marlow.example', ['1.marlow.example', 'marlow.example']],
    ['www.marlow.shop1', ['www.marlow.shop1', 'marlow.shop1']],
  ])('%s is a name, and has a parent', (host, domains) => {
    const found = cookiePlaces({ host, path: '/' }).flatMap(({ domain }) => (domain && /^\w/.test(domain) ? [domain] : []));
    expect(found).toEqual(domains);
  });

  test.each([['localhost'], ['127.0.0.1'], ['[::1]'], ['[::ffff:127.0.0.1]']])('%s has no parent', (host) => {
    expect(cookiePlaces({ host, path: '/' })).toEqual([{ path: '/' }, { path: '/', domain: host }, { path: '/', domain: `.${host}` }]);
  });
});
