import { describe, expect, test } from '@jest/globals';
import type { Hit } from '#services/mydoc/search/language-index.ts';
import { fuseRanks } from '#services/mydoc/search/meaning/fuse-ranks.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

const documentOf = (id: string, language: 'en' | 'ja'): SearchedDocument => ({
  type: 'article',
  group: id,
  language,
  id,
  title: id,
  link: `/doc/article/${id}`,
  passages: [],
});

describe('two orders as one', () => {
  const empty = { fragment: null, heading: '', lines: [] };
  const none: ReadonlySet<string> = new Set();
  const hit = (id: string, language: 'en' | 'ja' = 'en'): Hit => {
    return {
      document: documentOf(id, language),
      score: 1,
      coverage: 1,
      passages: [],
      has: () => false,
      passage: empty,
      matched: () => ({ found: none, phrases: [], asked: none, replaced: none, misspelt: none }),
    };
  };
  const near = (id: string, language: 'en' | 'ja' = 'en') => {
    const document = documentOf(id, language);
    return { document, passage: { fragment: null, heading: '', lines: ['y'] }, nearness: 0.5 };
  };
  const ids = (hits: readonly Hit[]) => hits.map(({ document }) => document.id);

  test('what both find comes first; what one finds is there as well', () => {
    expect(ids(fuseRanks([hit('a'), hit('b')], [near('b'), near('c')]))).toEqual(['b', 'a', 'c']);
  });

  test('the translations of a document share a place, in their order', () => {
    const found = fuseRanks([hit('a'), hit('b'), hit('b', 'ja'), hit('c')], [near('b', 'ja')]);
    expect(found.map(({ document }) => `${document.id} ${document.language}`)).toEqual(['b en', 'b ja', 'a en', 'c en']);
  });

  test('a document has one row, the one that the words found', () => {
    const [first] = fuseRanks([hit('a')], [near('a', 'ja')]);
    expect(first?.document.language).toBe('en');
  });

  test('without the second, the first is left as it is', () => {
    const hits = [hit('a'), hit('b')];
    expect(fuseRanks(hits, [])).toBe(hits);
  });
});
