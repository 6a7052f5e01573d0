import { describe, expect, test } from '@jest/globals';
import { createTranslator } from '#studio/words/translator.ts';

const words = {
  Banner: 'バナー',
  English: '英語',
  Chinese: '中国語',
  Japanese: '日本語',
  'Choose the region.': 'リージョンを選んでください。',
  'Still to be written in {languages}.': '{languages}がまだ書かれていません。',
  'Say what the picture shows. {missing}': '内容を説明してください。{missing}',
  '{path} leads to no page.': '{path} にページがありません。',
  '{least} to {most}': '{most}まで、{least}から',
  '{count} of {most} (50%)': '{most}件中{count}件（50%）',
};
const { sentence, name } = createTranslator(words, (parts) => parts.join('、'));

describe('a sentence of the Studio', () => {
  test('is found as a whole', () => {
    expect(sentence('Choose the region.')).toBe('リージョンを選んでください。');
    expect(name('Banner')).toBe('バナー');
  });

  test('keeps what stands in its places, also in another order', () => {
    expect(sentence('/a?b=(c) leads to no page.')).toBe('/a?b=(c) にページがありません。');
    expect(sentence('10 to 20')).toBe('20まで、10から');
    expect(sentence('2 of 4 (50%)')).toBe('4件中2件（50%）');
  });

  test('says what stands in a place in the other language, and lists as that language does', () => {
    expect(sentence('Still to be written in Japanese.')).toBe('日本語がまだ書かれていません。');
    expect(sentence('Still to be written in English, Chinese and Japanese.')).toBe('英語、中国語、日本語がまだ書かれていません。');
  });

  test('may hold another sentence', () => {
    expect(sentence('Say what the picture shows. Still to be written in Chinese and Japanese.')).toBe(
      '内容を説明してください。中国語、日本語がまだ書かれていません。',
    );
  });

  test('is fitted by the sentence that gives most of it', () => {
    const { sentence: said } = createTranslator({ '{path} is there.': 'A {path}', '{path} and a page is there.': 'B {path}' }, String);
    expect(said('/x and a page is there.')).toBe('B /x');
  });

  test('has no words where none are written, also if it is named like a method', () => {
    expect(sentence('Somebody else’s words')).toBeNull();
    expect(sentence('constructor')).toBeNull();
    expect(name('10 to 20')).toBeNull();
  });
});
