import { describe, expect, test } from '@jest/globals';
import { decideAddress } from '#lib/language/front-door.ts';
import { pageIds } from '#lib/language/routes.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { absentAddresses, articleSlugs, specifiedAddresses, specifiedRoutes } from '../../fixtures/specification-addresses.ts';

const withoutLanguage = (address: string): string => address.replace(/^\/(zh|ja)(?=\/|$)/, '') || '/';

describe('R-1 the table of addresses', () => {
  test('has a page id for every route of the specification, and no other', () => {
    const bases = new Set(specifiedRoutes.map((route) => withoutLanguage(route.replace('/{lang}', '')).replace(/\/\{[a-z]+\??\}$/, '').slice(1) || 'index'));
    expect([...bases].toSorted()).toEqual([...pageIds].toSorted());
  });

  test('has each address in three languages, where it is not told otherwise', () => {
    const plainOnly = ['/doc/article', '/doc/announce/detail'];
    const missing = specifiedAddresses.filter((address) => !plainOnly.includes(address)).flatMap((address) =>
      ['', '/zh', '/ja'].map((prefix) => `${prefix}${withoutLanguage(address) === '/' ? '' : withoutLanguage(address)}` || '/'),
    ).filter((address) => !specifiedAddresses.includes(address));
    expect([...new Set(missing)]).toEqual([]);
  });

  test.each(specifiedAddresses.filter((address) => address !== '/'))('%s passes the front door as it is', (target) => {
    const decision = decideAddress({ target, languagesCookie: undefined, acceptLanguage: undefined, forwardedProto: undefined, host: undefined });
    expect(decision.kind).toBe('page');
  });

  test('names no address both as there and as absent', () => {
    expect(absentAddresses.filter((address) => specifiedAddresses.includes(address))).toEqual([]);
  });

  test('R-1.11 has a text in three languages for every slug', () => {
    const written = new Set(seedDocuments({}, new Date()).filter(({ _type }) => _type === 'article').map(({ slug, language }) => JSON.stringify([language, slug])));
    const missing = articleSlugs.flatMap((slug) => ['en', 'zh', 'ja'].filter((language) => ![...written].some((each) => each.startsWith(`["${language}"`) && each.includes(`"current":"${slug}"`))).map((language) => `${language} ${slug}`));
    expect(missing).toEqual([]);
  });
});
