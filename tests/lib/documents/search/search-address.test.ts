import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  askedInAddress,
  askedPath,
  cleanWord,
  isSearchPath,
  searchPath,
  storedSearchPath,
  wordInAddress,
  wordLengthAtMost,
  type SearchAsked,
} from '#lib/documents/search/search-address.ts';

describe('R-8.2 the word of a search', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['　', null],
    ['\t\n', null],
    [' ssh ', 'ssh'],
    ['　快照　', '快照'],
    ['a\ud800b', 'a b'],
    ['\udc00', null],
    ['a\u0000b\nc', 'a b c'],
    ['\u202eabc', '\u202eabc'],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    [`${'x'.repeat(198)}😀`, `${'x'.repeat(198)}😀`],
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
    ['..', '/doc/search?word=..'],
    ['.', '/doc/search?word=.'],
    ['...', '/doc/search/%2E%2E%2E'],
    ['😀', '/doc/search/%F0%9F%98%80'],
    ['\\', '/doc/search/%5C'],
    [null, '/doc/search'],
  ])('of %j is %s, and leads back to it in every language', (word, path) => {
    expect(searchPath(word)).toBe(path);
    for (const prefix of ['', '/zh', '/ja']) expect(wordInAddress(new URL(`${prefix}${path}`, 'https://site.example'))).toBe(word);
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

describe('R-8.2 the address of a page of results', () => {
  test.each<[SearchAsked, string]>([
    [{ word: 'ssh', page: 1 }, '/doc/search/ssh'],
    [{ word: 'ssh', page: 3 }, '/doc/search/ssh?page=3'],
    [
      { word: 'ssh', page: 2, type: 'product', subject: 'servers', textLanguage: 'zh' },
      '/doc/search/ssh?type=product&subject=servers&text=cn&page=2',
    ],
    [{ word: '..', page: 2 }, '/doc/search?word=..&page=2'],
  ])('of %j is %s, and leads back to it', (asked, path) => {
    expect(askedPath(asked)).toBe(path);
    expect(askedInAddress(new URL(`/ja${path}`, 'https://site.example'))).toEqual({
      type: undefined,
      subject: undefined,
      textLanguage: undefined,
      ...asked,
    });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=１',
    'page=99999',
    'type=rumour',
    'subject=../x',
    'subject=%00',
    'text=zh',
    'page=&type=&subject=&text=',
  ])('that says %s is the first page of everything', (search) => {
    expect(askedInAddress({ pathname: '/doc/search/ssh', search: `?${search}` })).toEqual({ word: 'ssh', page: 1 });
  });

  test('whatever was typed, it is an address, and leads back to the same word', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit)), maxLength: 250 }), (typed) => {
        const word = cleanWord(typed);
        const address = new URL(searchPath(word), 'https://site.example');
        expect(address.origin).toBe('https://site.example');
        expect(wordInAddress(address)).toBe(word);
        expect(cleanWord(word ?? '')).toBe(word);
        expect(isSearchPath(address.pathname)).toBe(true);
      }),
    );
  });

  test('is one of the search in each language, and no other page is', () => {
    expect(['/doc/search', '/zh/doc/search', '/ja/doc/search/x', '/doc/search/a%2Fb'].every(isSearchPath)).toBe(true);
    expect(['/doc', '/doc/searching', '/fr/doc/search', '/doc/article/search', '/'].some(isSearchPath)).toBe(false);
  });

  test('of ten thousand characters typed at once is short', () => {
    expect(cleanWord('快'.repeat(10_000))).toHaveLength(wordLengthAtMost);
    expect(cleanWord(' '.repeat(10_000))).toBeNull();
  });
});
