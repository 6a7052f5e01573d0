import { expect, test } from '@jest/globals';
import { unbrokenWords } from '#lib/share-picture/unbroken-words.ts';
import type { Language } from '#lib/language/languages.ts';

/** Possible line breaks, as strokes. */
const phrases = (text: string, language: Language): string =>
  unbrokenWords(text, language)
    .replace(/(?<=[^\u2060])(?=[^\u2060])/gu, '|')
    .replaceAll('\u2060', '');

test.each([
  ['Marlow：ロサンゼルスと東京のクラウドサーバー', 'ja', /^Marlow：\|ロサンゼルスと\|東京の\|/],
  ['最大26%の報酬', 'ja', /^最大\|26%の\|報酬$/],
  ['料金（税込）', 'ja', /^料金\|（税込）$/],
  ['洛杉矶一区计划维护', 'zh', /\|维护$/],
] as const)('%s in %s breaks between words, and before none of the marks that end one', (title, language, shape) => {
  expect(phrases(title, language)).toMatch(shape);
  expect(phrases(title, language).replaceAll('|', '')).toBe(title);
});

test('an English title stays as it is', () => {
  expect(unbrokenWords('Service level agreement', 'en')).toBe('Service level agreement');
});
