import { expect, test } from '@jest/globals';
import { checkEveryLanguage, checkEveryLanguageOrNone, checkWrittenIn } from '#cms-schemas/rules/locale-text.ts';
import { checkPicture, checkTextPicture } from '#cms-schemas/rules/picture.ts';
import { listInWords } from '#cms-schemas/rules/verdict.ts';

const all = { en: 'a', zh: '甲', ja: 'あ' };

test.each([
  [all, true],
  [{ ...all, zh: '  ' }, 'Still to be written in Chinese.'],
  [{ en: 'a' }, 'Still to be written in Chinese and Japanese.'],
  [{}, 'Still to be written in English, Chinese and Japanese.'],
  [undefined, 'Still to be written in English, Chinese and Japanese.'],
  ['text', 'Still to be written in English, Chinese and Japanese.'],
])('a text of %j in three languages: %s', (value, expected) => {
  expect(checkEveryLanguage(value)).toBe(expected);
});

test('a text that may be left out is left out in all languages', () => {
  expect([checkEveryLanguageOrNone(undefined), checkEveryLanguageOrNone({ en: '' }), checkEveryLanguageOrNone(all)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(checkEveryLanguageOrNone({ ja: 'あ' })).toBe('Still to be written in English and Chinese.');
});

const block = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }];

test.each([
  ['zh', 'Refunds in short.', 'There is no word of Chinese in it yet.'],
  ['ja', block('Refunds take 3 days.'), 'There is no word of Japanese in it yet.'],
  ['zh', block('退款需要 3 天。'), true],
  ['ja', 'ドメイン', true],
  ['ja', '', true],
  ['zh', undefined, true],
  ['en', 'Refunds in short.', true],
])('a text in %s that says %j is written in its language: %s', (language, value, expected) => {
  expect(checkWrittenIn(value, language)).toBe(expected);
});

test('a picture has an alternative text as soon as it is there', () => {
  expect(checkPicture(undefined)).toBe(true);
  expect(checkPicture({ alt: {} })).toBe(true);
  expect(checkPicture({ asset: {}, alt: all })).toBe(true);
  expect(checkPicture({ asset: {} })).toContain('Say what the picture shows');
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j in words is %j', (words, expected) => {
  expect(listInWords(words)).toBe(expected);
});

test('a picture in a text has its file and an alternative text', () => {
  expect(checkTextPicture({ asset: {}, alt: 'Two servers' })).toBe(true);
  expect(checkTextPicture({ alt: 'Two servers' })).toBe('Upload the picture.');
  expect(checkTextPicture({ asset: {}, alt: ' ' })).toBe('Say what the picture shows, for those who cannot see it.');
});
