import { expect, test } from '@jest/globals';
import { isLarge, isSmall } from './sample-rule.ts';

test('9 is small, and 10 is not', () => {
  expect([isSmall(9), isSmall(10), isSmall(11)]).toEqual([true, false, false]);
});

test('100 is large, and 1 is not', () => {
  expect([isLarge(100), isLarge(1)]).toEqual([true, false]);
});
