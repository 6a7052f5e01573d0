import { expect, test } from '@jest/globals';
import { isPageAddress } from '#lib/language/page-address.ts';

test.each(['/', '/zh', '/ja/', '/?x=1', '/about', '/zh/doc/article/tos#a', '/ja?x=1', '/signUp'])(
  '%s may be a page of the site',
  (href) => {
    expect(isPageAddress(href)).toBe(true);
  },
);

test.each([
  '/sale',
  '/zh/sale',
  '/fr/about',
  '/en/about',
  '/studio',
  '/zhx',
  '//about',
  '/zh//about',
  '#about',
  'about',
  '',
  'https://a.example/about',
])('%j is none', (href) => {
  expect(isPageAddress(href)).toBe(false);
});
