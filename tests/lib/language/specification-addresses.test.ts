import { describe, expect, test } from '@jest/globals';
import { decideAddress } from '#lib/language/decide-address.ts';
import { languageOfLocale } from '#lib/language/languages.ts';
import { pageIds } from '#lib/language/routes.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { absentAddresses, articleSlugs, specifiedAddresses, specifiedRoutes } from '#tests/fixtures/specification-addresses.ts';

const decide = (target: string) =>
  decideAddress({ target, languagesCookie: undefined, acceptLanguage: undefined, forwardedProto: undefined, host: undefined });
const withoutLanguage = (address: string): string => address.replace(/^\/(zh|ja)(?=\/|$)/, '') || '/';

describe('R-1 the table of addresses', () => {
  test('has a page id for every route of the specification, and no other', () => {
    const bases = new Set(
      specifiedRoutes.map(
        (route) =>
          withoutLanguage(route.replace('/{lang}', ''))
            .replace(/\/\{[a-z]+\??\}$/, '')
            .slice(1) || 'index',
      ),
    );
    expect([...bases].toSorted()).toEqual([...pageIds].toSorted());
  });

  test('has each address in three languages, unless specified otherwise', () => {
    const plainOnly = ['/doc/article', '/doc/announce/detail'];
    const missing = specifiedAddresses
      .filter((address) => !plainOnly.includes(address))
      .flatMap((address) =>
        ['', '/zh', '/ja'].map((prefix) => `${prefix}${withoutLanguage(address) === '/' ? '' : withoutLanguage(address)}` || '/'),
      )
      .filter((address) => !specifiedAddresses.includes(address));
    expect([...new Set(missing)]).toEqual([]);
  });

  test.each(specifiedAddresses.filter((address) => address !== '/'))('%s passes the front door as it is', (target) => {
    expect(decide(target).kind).toBe('page');
  });

  test('names no address both as there and as absent', () => {
    expect(absentAddresses.filter((address) => specifiedAddresses.includes(address))).toEqual([]);
  });

  test.each([
    '/activity/festivals',
    '/product/vpc',
    '/product/oss',
    '/product/loadbalance',
    '/product/relational-database',
    '/product/private-cloud',
  ])('R-1.10 %s, which the specification shows only as a link, is a page of its own in three languages', (path) => {
    expect(pageIds).toContain(path.slice(1));
    expect(['', '/zh', '/ja'].map((prefix) => specifiedAddresses.includes(`${prefix}${path}`))).toEqual([true, true, true]);
    expect(['', '/zh', '/ja'].map((prefix) => decide(`${prefix}${path}`))).toEqual(
      ['', '/zh', '/ja'].map((prefix) => ({ kind: 'page', path: `${prefix}${path}`, varies: false })),
    );
  });

  test.each(['/aff', '/signUp', '/activity/cvm', '/activity/pintuan/cvm', '/activity/pintuan/partcvm', '/activate'])(
    'R-1.3 %s, which the specification lists only with a prefix, is a page in English without one',
    (path) => {
      expect([decide(path), specifiedAddresses.includes(path)]).toEqual([{ kind: 'page', path, varies: false }, true]);
      expect(decide(`/en${path}`)).toMatchObject({ kind: 'redirect', location: path });
    },
  );

  test.each(['about', 'ac', 'activate', 'activity', 'aff', 'contact', 'doc', 'jobs', 'product', 'signUp'])(
    'R-1.3 an address below /%s is of the site, and in English',
    (section) => {
      expect(decide(`/${section}/x`)).toEqual({ kind: 'page', path: `/${section}/x`, varies: false });
      expect(decide(`/${section}x/x`)).toMatchObject({ kind: 'unknown-prefix' });
      expect(languageOfLocale(undefined)).toBe('en');
    },
  );

  test('R-1.11 has a text in three languages for every slug', () => {
    const written = new Set(
      seedDocuments({}, new Date())
        .filter(({ _type }) => _type === 'article')
        .map(({ slug, language }) => JSON.stringify([language, slug])),
    );
    const missing = articleSlugs.flatMap((slug) =>
      ['en', 'zh', 'ja']
        .filter((language) => ![...written].some((each) => each.startsWith(`["${language}"`) && each.includes(`"current":"${slug}"`)))
        .map((language) => `${language} ${slug}`),
    );
    expect(missing).toEqual([]);
  });
});
