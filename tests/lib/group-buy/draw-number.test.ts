import { expect, test } from '@jest/globals';
import { drawNumberAtMost } from '#lib/contracts/calls/group-calls.ts';
import { drawNumber } from '#lib/group-buy/draw-number.ts';

const from =
  (...values: number[]) =>
  (into: Uint32Array): void => {
    into[0] = values.shift() ?? 0;
  };

test('R-7.7 the number of a draw is one of all that the call takes', () => {
  expect(drawNumber(from(0))).toBe(0);
  expect(drawNumber(from(drawNumberAtMost))).toBe(drawNumberAtMost);
  expect(drawNumber(from(drawNumberAtMost + 1))).toBe(0);
});

test('R-7.7 a value that would favour small numbers is drawn again', () => {
  expect(drawNumber(from(2 ** 32 - 1, 4 * (drawNumberAtMost + 1), 7))).toBe(7);
  expect(drawNumber(from(4 * (drawNumberAtMost + 1) - 1, 7))).toBe(drawNumberAtMost);
});

test('R-7.7 the browser’s own source gives numbers that the call takes, and not always the same', () => {
  const numbers = Array.from({ length: 100 }, () => drawNumber());
  for (const number of numbers) expect(Number.isInteger(number) && number >= 0 && number <= drawNumberAtMost).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(1);
});
