import { expect, test } from '@jest/globals';
import { isCostly } from '#services/mydoc/search/costly-search.ts';

test.each([
  [60, 8, false],
  [61, 8, true],
  [3, 16, false],
  [3, 17, true],
  [200, 50, true],
])('a search of %d characters for %d rows: costly %j', (length, row, expected) => {
  expect(isCostly({ search: '云'.repeat(length), row })).toBe(expected);
});
