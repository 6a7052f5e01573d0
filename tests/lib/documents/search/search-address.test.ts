import { describe, expect, test } from '@jest/globals';
import { cleanWord, searchPath, storedSearchPath, wordInAddress, wordLengthAtMost } from '#lib/documents/search/search-address.ts';

describe('R-8.2 the word of a search', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['　', null],
    ['\t\n', null],
    [' ssh ', 'ssh'],
    ['　快照　', '快照'],
  ])('%j is %j', (typed, word) => {
    expect(cleanWord(typed)).toBe(word);
  });

  test('is cut to what the service takes', () => {
    expect(cleanWord('a'.repeat(wordLengthAtMost + 1))).toHaveLength(wordLengthAtMost);
  });
});

describe('R-8.2 the address of a search', () => {
  test.each([
    ['ssh', '/doc/search/ssh'],
    ['100%', '/doc/search/100%25'],
    ['50%25', '/doc/search/50%2525'],
    ['a/b?c#d', '/doc/search/a%2Fb%3Fc%23d'],
    ['index.html', '/doc/search/index%2Ehtml'],
    ['快照', '/doc/search/%E5%BF%AB%E7%85%A7'],
    [null, '/doc/search'],
  ])('of %j is %s, and leads back to it in every language', (word, path) => {
    expect(searchPath(word)).toBe(path);
    for (const prefix of ['', '/zh', '/ja']) expect(wordInAddress({ pathname: `${prefix}${path}`, search: '' })).toBe(word);
  });

  test('that is not decodable, or of another page, carries no word', () => {
    expect(wordInAddress({ pathname: '/doc/search/100%', search: '' })).toBeNull();
    expect(wordInAddress({ pathname: '/doc/article/ssh', search: '' })).toBeNull();
  });

  test('of the stored page carries the word in its query', () => {
    expect(storedSearchPath('100% & more')).toBe('/doc/search?word=100%25+%26+more');
    expect(wordInAddress({ pathname: '/zh/doc/search', search: '?word=100%25+%26+more' })).toBe('100% & more');
    expect(storedSearchPath(null)).toBe('/doc/search');
  });
});
