import { expect, test } from '@jest/globals';
import { searchedWord } from '#services/mydoc/readers/searched-word.ts';

test('a search is stored with the two lowest levels alone', () => {
  expect([1, 2, 3, 4, 5].map((rating) => searchedWord(rating, 'resize disk'))).toEqual(['resize disk', 'resize disk', null, null, null]);
});

test('it is folded, so that the same search counts as one', () => {
  expect(searchedWord(1, '  Ｒesize\u3000 DISK ')).toBe('resize disk');
});

test.each(['', ' ', '\u3000'])('an empty search %j is none', (searched) => expect(searchedWord(1, searched)).toBeNull());

test('60 characters of it are stored, an emoji being one', () => {
  expect(searchedWord(1, '文'.repeat(61))).toBe('文'.repeat(60));
  expect(searchedWord(1, '🚢'.repeat(61))).toBe('🚢'.repeat(60));
});

test.each(['my mail aiko@example.com', '@harbour_aiko', '+81 90-1234-5678', '０９０１２３４５６７', '(415) 555.0132', '1234567'])(
  'what may name a person is not stored: %s',
  (searched) => expect(searchedWord(1, searched)).toBeNull(),
);

test.each(['error 123456', 'centos 7.9', 'port 8080', '192.0.2.7', '2026-11'])('what cannot is: %s', (searched) =>
  expect(searchedWord(1, searched)).toBe(searched),
);
