import { expect, test } from '@jest/globals';
import { articleEditionSchema } from '#lib/content/queries/article-query.ts';
import { chooseEdition, publishedPaths } from '#lib/documents/choose-edition.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const editions = [article('en', 1, '2025-01-01'), article('zh', 1, '2025-01-01'), article('en', 2, '2026-01-01')].map((document) =>
  articleEditionSchema.parse({ ...document, slug: 'tos' }),
);

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

test('a version of a later date is not shown to a reader, and is to an editor who previews', () => {
  const soon = [...editions, articleEditionSchema.parse({ ...article('zh', 2, '2027-01-01'), slug: 'tos' })];
  expect(chooseEdition(soon, wanted)).toMatchObject({ edition: { version: 1 }, inForce: { version: 1 } });
  expect(chooseEdition(soon, { ...wanted, draft: true })).toMatchObject({ edition: { version: 2 }, inForce: { version: 1 } });
  expect(chooseEdition(soon, { ...wanted, version: 2 })).toMatchObject({
    edition: { language: 'zh', version: 2 },
    inForce: { version: 1 },
  });
  expect(chooseEdition(soon.toReversed(), { ...wanted, draft: true })?.edition.version).toBe(2);
});

test('a text of which no version is in force yet is shown to nobody but an editor', () => {
  const coming = [articleEditionSchema.parse({ ...article('en', 1, '2027-01-01'), slug: 'tos' })];
  expect([chooseEdition(coming, wanted), chooseEdition([], { ...wanted, draft: true })]).toEqual([null, null]);
  expect(chooseEdition(coming, { ...wanted, draft: true })).toMatchObject({ edition: { version: 1 }, inForce: null });
});

test('a version that nobody has is no page', () => {
  expect(chooseEdition(editions, { ...wanted, version: 9 })).toBeNull();
});

test('each language with a text in force has its own path, by the slug or the key that the translations share', () => {
  const parse = (document: object) => articleEditionSchema.parse(document);
  const shown = parse({ ...article('en', 1, '2025-01-01'), slug: 'tos' });
  const all = [
    shown,
    parse({ ...article('zh', 1, '2025-01-01'), slug: 'tiaokuan' }),
    parse({ ...article('ja', 1, '2027-01-01'), slug: 'tos' }),
    parse({ ...article('ja', 1, '2025-01-01'), slug: 'privacy', translationKey: 'privacy' }),
  ];
  const now = Date.parse('2026-11-21');
  const paths = (editionsThere: typeof all, edition: (typeof all)[number]) =>
    publishedPaths(editionsThere, edition, now, (slug) => `/doc/${slug}`);
  expect(paths(all, shown)).toEqual({ en: '/doc/tos', zh: '/doc/tiaokuan' });
  const keyless = all.map((edition) => ({ ...edition, translationKey: null }));
  expect(paths(keyless, { ...shown, translationKey: null })).toEqual({ en: '/doc/tos' });
});
