import { expect, test } from '@jest/globals';
import { answerLanguage, readQuestionText } from '#services/mydoc/chat/questions/question-text.ts';

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
] as const)('R-9 %s on a page in %s is answered in %s', (question, page, language) => {
  expect(answerLanguage(question, page)).toBe(language);
});

test('numbers before a unit are digits, whatever they are written in', () => {
  expect(readQuestionText('Ｔｗｏ cores, 三十二核, 二〇年').forms[0]).toBe('2 cores, 32核, 20年');
});
