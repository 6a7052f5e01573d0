import { expect, test } from '@jest/globals';
import { termKey } from '#lib/search/term-key.ts';

test.each([
  ['snapshot', 'snapshot'],
  ['scram-sha-256', 'scram-sha-256'],
  ['שלום', 'שלום'],
  ['云', '~4e91'],
  ['云服', '~4e91670d'],
  ['アイ', '~30a230a4'],
  ['𠮷', '~d842dfb7'],
])('%s has the key %s', (term, key) => {
  expect(termKey(term)).toBe(key);
});

test('a key begins with that of the character that its term begins with', () => {
  expect(termKey('サバ').startsWith(termKey('サ'))).toBe(true);
});
