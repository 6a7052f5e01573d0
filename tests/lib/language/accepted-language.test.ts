import { expect, test } from '@jest/globals';
import { acceptedLanguage } from '#lib/language/accepted-language.ts';

test.each([
  ['zh-CN', 'zh'],
  ['zh-TW', 'zh'],
  ['zh-HK', 'zh'],
  ['zh-Hant-TW', 'zh'],
  ['ZH', 'zh'],
  ['ja', 'ja'],
  ['ja-JP', 'ja'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
  ['de', 'en'],
] as const)('R-2.2 R-2.4 %s is %s among ours', (tag, language) => {
  expect(acceptedLanguage(tag)).toBe(language);
});

test.each([
  ['fr;q=0.9, ja;q=0.1', 'ja'],
  ['ja, zh;q=0.1', 'zh'],
  [undefined, 'en'],
] as const)('R-2.2 the header %s asks for %s: Chinese before Japanese, whatever the weights', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
