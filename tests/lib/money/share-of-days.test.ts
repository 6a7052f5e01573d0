import { expect, test } from '@jest/globals';
import { shareOfDays } from '#lib/money/share-of-days.ts';

test.each([
  [347, 0, 30, 0],
  [347, 30, 30, 347],
  [347, 1, 30, 12],
  // 5.5 and 5.4
  [11, 15, 30, 6],
  [27, 6, 30, 5],
])('R-5.12 of %s for all days, %s of %s are %s: rounded once, half up', (amount, days, ofDays, share) => {
  expect(shareOfDays(amount, days, ofDays)).toBe(share);
});
