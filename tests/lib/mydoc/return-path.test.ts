import { expect, test } from '@jest/globals';
import { returnPath } from '#lib/mydoc/return-path.ts';

test.each([
  ['/ja/product/vps-buy?a=1&b=%E6%97%A5#x', '/ja/product/vps-buy?a=1&b=%E6%97%A5#x'],
  ['/', '/'],
  ['/zh/doc/search/快照', '/zh/doc/search/%E5%BF%AB%E7%85%A7'],
  ['/a/../b', '/b'],
  ['/?url=//evil.example', '/?url=//evil.example'],
])('R-10 %j leads back to %j', (url, path) => {
  expect(returnPath(url)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'about',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'http:/about',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%0d%0a\r\nset-cookie:a=b',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  ' /about',
  '\ufeff/about',
  '/\ud800',
  '/\u0000',
  `/${'a'.repeat(2_000)}`,
])('R-10 %j is no path of this site', (url) => {
  expect(returnPath(url)).toBeNull();
});
