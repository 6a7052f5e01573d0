import { expect, test } from '@jest/globals';
import { isSharedEnding, publicSuffixOf } from '#lib/domains/public-suffix.ts';

test.each([
  ['bbc.co.uk', '.co.uk'],
  ['saltmarsh.xyz', '.xyz'],
  ['a.chiyoda.tokyo.jp', '.chiyoda.tokyo.jp'],
  ['saltmarsh.公司.cn', '.公司.cn'],
  ['a.of-nobody', '.of-nobody'],
  ['1.2.3.4', '.4'],
  ['', null],
])('R-5.14 the ending of %j is %j', (host, ending) => {
  expect(publicSuffixOf(host)).toBe(ending);
});

test('R-5.14 an ending that others register names under is shared, whatever is sold', () => {
  expect(isSharedEnding('co.uk', '.uk')).toBe(true);
  expect(isSharedEnding('kawasaki.jp', '.jp')).toBe(true);
  expect(isSharedEnding('bbc.uk', '.uk')).toBe(false);
  expect(isSharedEnding('bbc.co.uk', '.co.uk')).toBe(false);
  expect(isSharedEnding('shop.saltmarsh.com', '.saltmarsh.com')).toBe(false);
});
