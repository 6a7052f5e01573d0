import { expect, test } from '@jest/globals';
import { waitPauseMs } from '#lib/mydoc/wait-pause.ts';

test('a page that gets no answer asks less and less often, half a minute apart at most', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map((failures) => waitPauseMs(failures, 1))).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('pages that failed together ask again at different times', () => {
  expect([0, 0.5, 0.999].map((chance) => waitPauseMs(3, chance))).toEqual([2_000, 3_000, 3_998]);
});
