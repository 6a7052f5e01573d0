import { expect, test } from '@jest/globals';
import { readRegistrable } from '#lib/domains/registrable.ts';
import { anyLabel } from '#lib/rules/labels/label-terms.ts';

const read = (label: string, suffix: string, shortest: number | null = null) =>
  readRegistrable(label, { suffix, takes: { ...anyLabel, shortest } });

test('R-5.14 a name that can be registered has its form in punycode', () => {
  expect(read('塩沼', '.jp')).toEqual({ ok: true, ascii: 'xn--9msw68b.jp' });
});

test.each([
  ['-a', '.com', 'impossible'],
  ['xn--zzzz999', '.com', 'impossible'],
  ['example', '.com', 'reserved'],
  ['co', '.uk', 'reserved'],
  ['kawasaki', '.jp', 'reserved'],
  ['公司', '.cn', 'reserved'],
  ['ab', '.jp', 'not-taken'],
])('R-5.14 %s%s is none: %s', (label, suffix, problem) => {
  expect(read(label, suffix, 3)).toEqual({ ok: false, problem });
});
