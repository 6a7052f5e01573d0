import { expect, test } from '@jest/globals';
import { isStopWord, withoutQuestionWords } from '#lib/search/stop-words.ts';
import { stemEnglish } from '#lib/search/stem-english.ts';

test.each(['how', 'does', 'doing', 'having', 'please', 'use'])('%s is a stop word', (word) => {
  expect(isStopWord(stemEnglish(word))).toBe(true);
});

test.each(['server', 'cost', 'money', 'backup'])('%s is none', (word) => {
  expect(isStopWord(stemEnglish(word))).toBe(false);
});

test.each([
  ['如何重置密码', '重置密码'],
  ['请问怎么备份吗', '备份'],
  ['还原快照', '还原快照'],
  ['私有网络', '私有网络'],
  ['快照的价格', '快照 价格'],
  ['バックアップはどうすればいいですか', 'バックアップは'],
  ['ドメインとは', 'ドメイン'],
  ['たいむあうと', 'たいむあうと'],
  ['disk size', 'disk size'],
])('%s asks about %s', (query, subject) => {
  expect(withoutQuestionWords(query).trim().replaceAll(/ +/g, ' ')).toBe(subject);
});
