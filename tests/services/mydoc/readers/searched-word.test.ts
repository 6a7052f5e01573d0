import { expect, test } from '@jest/globals';
import { searchedWord } from '#services/mydoc/readers/searched-word.ts';

test('a search is stored with the two lowest levels alone', () => {
  expect([1, 2, 3, 4, 5].map((rating) => searchedWord(rating, 'resize disk'))).toEqual(['resize disk', 'resize disk', null, null, null]);
});

test('it is folded, so that the same search counts as one', () => {
  expect(searchedWord(1, '  Ｒesize\u3000 DISK ')).toBe('resize disk');
});

test.each(['', ' ', '\u3000', 'my mail aiko@example.com', '+81 90-1234-5678', '文'.repeat(61)])(
  'no search, what may tell of a person, and a whole text are not stored: %j',
  (searched) => expect(searchedWord(1, searched)).toBeNull(),
);
