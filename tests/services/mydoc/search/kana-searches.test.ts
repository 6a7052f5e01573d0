import { beforeAll, describe, expect, test } from '@jest/globals';
import { createSearchIndex } from '#services/mydoc/search/search-index.ts';
import { findDocuments } from '#services/mydoc/search/find-documents.ts';
import { seededContent } from './judged-queries.ts';

describe('R-8.2 in the Japanese texts a search in kana finds', () => {
  const content = seededContent();
  const index = createSearchIndex();
  const found = async (search: string): Promise<string[]> => {
    const { documents, synonyms, asked } = await content;
    const { hits, unfound } = findDocuments(index, { search, chosen: 'ja', synonyms, asked, documents });
    expect(unfound()).toEqual([]);
    return hits.slice(0, 3).map(({ document }) => document.id);
  };

  beforeAll(async () => index.update((await content).documents), 60_000);

  test.each([
    ['りょうきん', 'pricing'],
    ['へんきん', 'refund'],
    ['へんきんしてほしい', 'refund'],
    ['けいやく', 'tos'],
    ['しはらい', 'payment-currency'],
    ['りょうしゅうしょ', 'payment-currency'],
    ['ぎゃくびき', 'rdns'],
    ['ほんにんかくにん', 'privacy'],
    ['めいわくめーる', 'abuse'],
    ['ふくげん', 'snapshots'],
    ['ふかぶんさん', 'load-balancer'],
    ['どめいんいかん', 'domain-registration'],
    ['サーバーのりょうきん', 'vps-pricing'],
  ])('for %s what is about it: %s', async (search, article) => {
    expect(await found(search)).toContain(article);
  });
});
