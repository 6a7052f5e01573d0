import { expect, test } from '@jest/globals';
import { boundedPattern, countCharacters, isLengthWithin, isNumberWithin } from '#lib/rules/rule.ts';

test('a surrogate pair counts as one character', () => {
  expect(countCharacters('𠮷野家')).toBe(3);
  expect(countCharacters('😀')).toBe(1);
  expect(countCharacters('')).toBe(0);
});

test('both bounds belong to what is allowed', () => {
  const bounds = { atLeast: 2, atMost: 3 };
  expect(['𠮷', '𠮷𠮷', '𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷'].map((text) => isLengthWithin(text, bounds))).toEqual([false, true, true, false]);
  expect([1, 2, 3, 4].map((value) => isNumberWithin(value, bounds))).toEqual([false, true, true, false]);
});

test('a bounded pattern wants both, the length and the characters', () => {
  const rule = boundedPattern({ atLeast: 2, atMost: 3 }, /^[a-z]+$/);
  expect(['a', 'ab', 'abc', 'abcd', 'a1'].map(rule.accepts)).toEqual([false, true, true, false, false]);
});
