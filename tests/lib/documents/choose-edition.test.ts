import { expect, test } from '@jest/globals';
import { articleEditionSchema } from '#lib/content/article-query.ts';
import { chooseEdition } from '#lib/documents/choose-edition.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const editions = [article('en', 1, '2025-01-01'), article('zh', 1, '2025-01-01'), article('en', 2, '2026-01-01')]
  .map((document) => articleEditionSchema.parse({ ...document, slug: 'tos' }));

const wanted = { slug: 'tos', version: null, language: 'zh', nowMs: Date.parse('2026-11-21'), draft: false } as const;

test('the language of the page comes first, English second', () => {
  expect(chooseEdition(editions, wanted)?.edition).toMatchObject({ language: 'zh', version: 1 });
  expect(chooseEdition(editions, { ...wanted, language: 'ja' })?.edition).toMatchObject({ language: 'en', version: 2 });
});

test('a version that only English has is shown in English', () => {
  expect(chooseEdition(editions, { ...wanted, version: 2 })?.edition).toMatchObject({ language: 'en', version: 2 });
});

test('another slug of the same key is not this address', () => {
  expect(chooseEdition(editions, { ...wanted, slug: 'terms' })).toBeNull();
});
