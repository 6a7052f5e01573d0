import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decideAddress } from '#lib/language/decide-address.ts';
import { isVanityPath, vanityFault } from '#lib/language/vanity-path.ts';

/** Few random paths are vanity addresses; those of small letters, digits and hyphens mostly are. */
const likelyPaths = fc.oneof(fc.webPath(), fc.stringMatching(/^(\/[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}){1,3}$/));

describe('R-1.4 a vanity address', () => {
  test.each(['/sale', '/black-friday', '/sale/2027', '/5g', '/top-up', '/a', '/abcd', '/de-deluxe', `/${'x'.repeat(119)}`])(
    'may be %s',
    (path) => {
      expect(vanityFault(path)).toBeNull();
    },
  );

  test.each([
    ['/about', 'section'],
    ['/activity/spring', 'section'],
    ['/signUp', 'section'],
    ['/fr', 'language'],
    ['/xx', 'language'],
    ['/deu', 'language'],
    ['/FR/sale', 'language'],
    ['/pt-br', 'language'],
    ['/pt-BR/sale', 'language'],
    ['/zh-hans', 'language'],
    ['/es-419', 'language'],
    ['/zh/sale', 'language'],
    ['/en', 'language'],
    ['/studio', 'technical'],
    ['/myDoc', 'technical'],
    ['/mydoc', 'technical'],
    ['/api/sale', 'technical'],
    ['/_next', 'technical'],
    ['/404', 'technical'],
    ['/signup', 'spelling'],
    ['/About', 'spelling'],
    ['/Sale', 'spelling'],
    ['/sale/Spring', 'spelling'],
    ['/sale/', 'spelling'],
    ['//sale', 'spelling'],
    ['/sale.html', 'spelling'],
    ['/sale.pdf', 'spelling'],
    ['/.well-known', 'spelling'],
    ['/s%61le', 'spelling'],
    ['/促销', 'spelling'],
    ['/sale_now', 'spelling'],
    ['/sale--now', 'spelling'],
    ['/sale/../about', 'spelling'],
    ['/', 'spelling'],
    [`/${'x'.repeat(120)}`, 'too-long'],
  ])('is not %s: %s', (path, fault) => {
    expect(vanityFault(path)).toBe(fault);
  });

  test('never shadows an address that the site answers by itself', () => {
    fc.assert(
      fc.property(likelyPaths.filter(isVanityPath), (path) => {
        const request = { target: path, languagesCookie: undefined, acceptLanguage: undefined, forwardedProto: undefined, host: undefined };
        expect(decideAddress(request)).toEqual({ kind: 'unknown-prefix', path });
      }),
    );
  });
});
