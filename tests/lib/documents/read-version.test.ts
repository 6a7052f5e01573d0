import { expect, test } from '@jest/globals';
import { readVersion } from '#lib/documents/read-version.ts';

test('a version is plain digits from 1', () => {
  expect(['1', '12'].map(readVersion)).toEqual([1, 12]);
  expect(
    ['0', '01', '-1', '1.0', '1e3', '１', '1\n', '', '9999999', undefined, ['1']].map(readVersion).every((version) => version === null),
  ).toBe(true);
});
