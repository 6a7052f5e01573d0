import { expect, test } from '@jest/globals';
import type { ArticleContent } from '#lib/documents/load-article.ts';
import { articleMarkdown } from '#lib/documents/markdown/article-markdown.ts';
import type { Language } from '#lib/language/languages.ts';

const words = {
  version: 'Version',
  effective: 'In effect from',
  updated: (day: string) => `Updated ${day}`,
  missingTranslation: 'Not in this language.',
  former: 'No longer in force.',
  coming: (day: string) => `From ${day}.`,
  readInForce: 'Read the version in force',
};

const article: ArticleContent = {
  head: { title: 'x', description: null, published: {}, indexed: true },
  key: 'snapshots',
  errata: [],
  changes: null,
  slug: 'snapshots',
  path: '/doc/article/snapshots',
  documentId: 'article-snapshots-en',
  legal: false,
  language: 'en',
  title: 'Snapshots *now*',
  summary: 'A copy of a disk.',
  version: 2,
  effectiveDate: '2026-10-01',
  standing: 'in-force',
  updatedOn: '2026-10-02',
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      children: [
        { _type: 'span', text: 'price', marks: ['l'] },
        { _type: 'span', text: ' and ', marks: [] },
        { _type: 'span', text: 'below', marks: ['m'] },
      ],
      markDefs: [
        { _type: 'link', _key: 'l', href: '/doc/article/pricing#section-2' },
        { _type: 'link', _key: 'm', href: '#section-1' },
      ],
    },
  ],
  history: [{ version: 2, effectiveDate: '2026-10-01', changeNote: null, standing: 'in-force', href: '/doc/article/snapshots/versions/2' }],
  help: null,
};

const markdown = (changes: Partial<ArticleContent> = {}, language: Language = 'ja') =>
  articleMarkdown(
    { ...article, ...changes },
    { path: changes.path ?? article.path, language, siteUrl: 'https://www.marlow.example' },
    words,
  );

test('an article as Markdown begins with its title and facts, and its links lead to pages in its language', () => {
  expect(markdown({ language: 'ja' })).toBe(
    [
      '# Snapshots \\*now\\*',
      '- Version: 2\n- In effect from: 2026-10-01\n- Updated 2026-10-02\n- <https://www.marlow.example/ja/doc/article/snapshots>',
      'A copy of a disk.',
      '[price](https://www.marlow.example/ja/doc/article/pricing#section-2) and [below](https://www.marlow.example/ja/doc/article/snapshots#section-1)\n',
    ].join('\n\n'),
  );
});

test('a text in another language says so', () => {
  expect(markdown()).toContain('\n\n> [!NOTE]\n> Not in this language.\n\n');
});

test('a version that is not in force says so and leads to the one that is', () => {
  expect(markdown({ standing: 'former', path: '/doc/article/snapshots/versions/1' }, 'en')).toContain(
    '> [!WARNING]\n> No longer in force. [Read the version in force](https://www.marlow.example/doc/article/snapshots)',
  );
  expect(markdown({ standing: 'coming', history: [] }, 'en')).toContain('> [!WARNING]\n> From 2026-10-01.\n');
});
