import { expect, test } from '@jest/globals';
import { newReadableNumber, readableAlphabet } from '#services/platform/secrets/readable-number.ts';

test('a number that can be read out has two groups of four, without lookalikes, and is another one each time', () => {
  const drawn = Array.from({ length: 500 }, () => newReadableNumber('T'));
  for (const number of drawn) expect(number).toMatch(/^T-[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(new Set(readableAlphabet).size).toBe(readableAlphabet.length);
});
