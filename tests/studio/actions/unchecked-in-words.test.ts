import { expect, test } from '@jest/globals';
import { uncheckedInWords } from '#studio/actions/unchecked-in-words.ts';

test('a draft cannot be published before it was read, nor while it is being checked, also again', () => {
  const words = 'Still being checked. It can be published in a moment.';
  expect(uncheckedInWords({ isValidating: false })).toBe(words);
  expect(uncheckedInWords({ isValidating: true })).toBe(words);
  expect(uncheckedInWords({ isValidating: true, revision: 'one' })).toBe(words);
});

test('nothing is in the way once it was checked', () => {
  expect(uncheckedInWords({ isValidating: false, revision: 'one' })).toBeNull();
});
