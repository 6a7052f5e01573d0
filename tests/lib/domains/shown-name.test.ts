import { expect, test } from '@jest/globals';
import { shownName } from '#lib/domains/shown-name.ts';

test('R-5.14 a name is displayed with its characters, as far as it can be decoded', () => {
  expect(shownName('reed.co.jp')).toBe('reed.co.jp');
  expect(shownName('xn--9msw68b.jp')).toBe('塩沼.jp');
  expect(shownName('xn--!.com')).toBe('xn--!.com');
});
