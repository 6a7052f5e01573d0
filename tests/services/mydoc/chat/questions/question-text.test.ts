import { describe, expect, test } from '@jest/globals';
import { allMatches, answerLanguage, firstMatch, readQuestionText, mentions } from '#services/mydoc/chat/questions/question-text.ts';

describe('R-9 the language of an answer', () => {
  test.each([
    ['How do I restore a snapshot?', 'ja', 'en'],
    ['How much is it in 円 for a year?', 'ja', 'en'],
    ['快照怎么恢复', 'en', 'zh'],
    ['返金条件', 'ja', 'ja'],
    ['返金条件', 'en', 'zh'],
    ['スナップショット', 'zh', 'ja'],
    ['SSH', 'zh', 'zh'],
    ['Wie viel kostet das?', 'en', 'en'],
    ['сколько стоит', 'ja', 'ja'],
  ] as const)('%s on a page in %s is answered in %s', (question, page, language) => {
    expect(answerLanguage(question, page)).toBe(language);
  });

  test.each([
    ['what is the 快照', 'ja', 'en'],
    ['is the 快照', 'en', 'zh'],
    ['The the THE 快照', 'en', 'zh'],
    ['what is the 一二三四五六', 'ja', 'en'],
    ['what is the 一二三四五六七', 'en', 'zh'],
  ] as const)('three different words of English sentences and at most six signs are English: %s', (question, page, language) => {
    expect(answerLanguage(question, page)).toBe(language);
  });

  test.each([
    ['is it', 'en'],
    ['restore the snapshot', 'en'],
    ['the snapshot', 'zh'],
    ['the x y', 'zh'],
    ['Wie viel kostet das?', 'zh'],
    ['?', 'zh'],
  ] as const)('on a page in Chinese %s is answered in %s', (question, language) => {
    expect(answerLanguage(question, 'zh')).toBe(language);
  });

  test.each(['가격 is the', 'цена is the', 'كم is the', 'ราคา is the'])(
    'in a script that no page is written in it is the page’s: %s',
    (question) => {
      expect(answerLanguage(question, 'ja')).toBe('ja');
    },
  );
});

test('numbers before a unit are digits, whatever they are written in, and spaces do not count', () => {
  expect(readQuestionText('Ｔｗｏ cores, 三十二核, 二〇年').forms[0]).toBe('2 cores, 32核, 20年');
  expect(readQuestionText('  two \n\t cores ').forms[0]).toBe('2 cores');
});

test('a pattern is found in the characters of the question and in the simplified ones, in its own first', () => {
  const question = readQuestionText('還原快照');
  expect([/還原/, /还原/, /原快/, /备份/].map((pattern) => mentions(question, pattern))).toEqual([true, true, true, false]);
  expect(firstMatch(question, /[還还]/)?.[0]).toBe('還');
  expect(firstMatch(question, /还/)?.[0]).toBe('还');
  expect(firstMatch(question, /备份/)).toBeNull();
});

test('every match of a pattern is found, in the form of the question that has most of them', () => {
  const years = (question: string): string[] => allMatches(readQuestionText(question), /\d年/u).map(([match]) => match);
  expect(years('1年と3年')).toEqual(['1年', '3年']);
  expect(years('no year')).toEqual([]);
  const traditional = allMatches(readQuestionText('1個 2個 3个'), /\d个/u);
  expect(traditional).toHaveLength(3);
  expect(allMatches(readQuestionText('1個 2個'), /個/u)).toHaveLength(2);
});
