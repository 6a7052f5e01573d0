import type { SanityDocumentStub } from '@sanity/client';

/** A published help article of a test's own, in English alone; its slug and its key are the word. */
export const helpArticle = (word: string): SanityDocumentStub & { _id: string } => ({
  _id: `article-${word}-en`,
  _type: 'article',
  kind: 'help',
  language: 'en',
  slug: { _type: 'slug', current: word },
  translationKey: word,
  title: `Moorings ${word}`,
  summary: 'Where a ship lies.',
  version: 1,
  effectiveDate: '2026-01-01',
  category: { _type: 'reference', _ref: 'category-getting-started' },
  order: 900,
  body: [
    { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [{ _type: 'span', _key: 'b', marks: [], text: 'At the quay.' }] },
  ],
});
