import { expect, test } from '@jest/globals';
import { isRecent } from '#lib/storage/is-recent.ts';

test('R-8.4 a wish counts for half an hour, and never before it was made', () => {
  const half = 30 * 60_000;
  expect([0, 1, half - 1, half].map((later) => isRecent({ atMs: 5_000 }, 5_000 + later))).toEqual([true, true, true, false]);
  expect(isRecent({ atMs: 5_001 }, 5_000)).toBe(false);
});
