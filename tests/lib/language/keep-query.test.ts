import { expect, test } from '@jest/globals';
import { keepQuery } from '#lib/language/keep-query.ts';

test.each([
  ['/a', '', '/a'],
  ['/a', '?', '/a'],
  ['/a', '?x=1&y', '/a?x=1&y'],
  ['/a#b', '?x=1', '/a?x=1#b'],
  ['/a?s=2', '?x=1', '/a?s=2&x=1'],
  ['/a?s=2#b', '?s=3&x=1&s=4', '/a?s=2&x=1#b'],
  ['/a?', '?x=1', '/a?x=1'],
  ['/a?size=2', '?size=3', '/a?size=2'],
  ['/a?s=2', '?size=3', '/a?s=2&size=3'],
  ['/a', '?x=1&&y=2&', '/a?x=1&y=2'],
  ['#b', '?x=1', '?x=1#b'],
  ['https://other.example/?s=a?b', '?x=%20', 'https://other.example/?s=a?b&x=%20'],
])('%s asked for with %j is %s', (target, query, expected) => {
  expect(keepQuery(target, query)).toBe(expected);
});
