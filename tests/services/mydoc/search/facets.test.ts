import { describe, expect, test } from '@jest/globals';
import type { Language } from '#lib/language/languages.ts';
import { countFacets, narrowDown, oneOfEach, type Narrowing } from '#services/mydoc/search/facets.ts';
import type { Hit } from '#services/mydoc/search/language-index.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

const passage = { fragment: null, heading: '', lines: [] };
const nothing: ReadonlySet<string> = new Set();

const hit = (type: SearchedDocument['type'], group: string, language: Language, category: string | null = null): Hit => ({
  document: { type, group, language, id: group, title: group, link: `/${language}/${group}`, category, passages: [passage] },
  score: 1,
  coverage: 1,
  passage,
  passages: [],
  has: () => true,
  matched: () => ({ found: nothing, phrases: [], asked: nothing, replaced: nothing, misspelt: nothing }),
});

const ranked = [
  hit('article', 'a', 'en', 'servers'),
  hit('product', 'p', 'en'),
  hit('article', 'a', 'ja', 'servers'),
  hit('article', 'b', 'zh', 'storage'),
  hit('article', 'b', 'ja', 'storage'),
  hit('article', 'c', 'ja', 'servers'),
];
const subjectOf = ({ category }: SearchedDocument): string | null => category ?? null;
const left = (narrowing: Narrowing): string[] => narrowDown(ranked, narrowing, subjectOf).map(({ document }) => document.link);

describe('R-8.2 the facets of a search', () => {
  test('without any, one translation of each', () => {
    expect(left({})).toEqual(['/en/a', '/en/p', '/zh/b', '/ja/c']);
    expect(oneOfEach([])).toEqual([]);
  });

  test.each<[Narrowing, string[]]>([
    [{ type: 'product' }, ['/en/p']],
    [{ textLanguage: 'ja' }, ['/ja/a', '/ja/b', '/ja/c']],
    [{ subject: 'servers' }, ['/en/a', '/ja/c']],
    [{ subject: 'servers', textLanguage: 'zh' }, []],
    [{ type: 'article', subject: 'storage', textLanguage: 'ja' }, ['/ja/b']],
    [{ subject: 'nowhere' }, []],
  ])('%j leaves %j', (narrowing, links) => {
    expect(left(narrowing)).toEqual(links);
  });

  test('each counts what the others leave, a document once whatever its translations', () => {
    expect(countFacets(ranked, {}, subjectOf)).toEqual({
      types: { article: 3, product: 1 },
      languages: { en: 2, zh: 1, ja: 3 },
      subjects: new Map([
        ['servers', 2],
        ['storage', 1],
      ]),
    });
    expect(countFacets(ranked, { textLanguage: 'zh', type: 'article' }, subjectOf)).toEqual({
      types: { article: 1, product: 0 },
      languages: { en: 1, zh: 1, ja: 3 },
      subjects: new Map([['storage', 1]]),
    });
  });
});
