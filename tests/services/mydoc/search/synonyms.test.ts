import { expect, test } from '@jest/globals';
import type { Language } from '#lib/language/languages.ts';
import { readQuery } from '#lib/search/read-query.ts';
import { termKey } from '#lib/search/term-key.ts';
import { expansionsOf, synonymsShape } from '#services/mydoc/search/synonyms.ts';

const line = (language: Language, ...words: string[]) => ({ _id: words.join(), _type: 'synonym', language, words });
const reported: unknown[] = [];
const synonyms = synonymsShape.read(
  [
    line('en', 'refund', 'money back'),
    line('en', 'LB', 'load balancer'),
    line('zh', '云服务器', 'VPS'),
    line('ja', 'サーバー', 'VPS'),
    line('ja', '返金', 'お金を返', 'キャッシュバック'),
    line('zh', '被黑', '攻击'),
    { _id: 'broken', _type: 'synonym', language: 'fr', words: ['serveur'] },
    line('en', '%', '…'),
  ],
  (leftOut) => reported.push(leftOut),
);
/** The pairs of characters of a word. */
const keysOf = (word: string): string => Array.from(word.slice(1), (next, at) => termKey(word.charAt(at) + next)).join(' ');
const others = (search: string, language: Language): string[] =>
  expansionsOf(readQuery(search), synonyms[language]).map(({ terms }) => terms.join(' '));

test.each([
  ['how do I get my money back', 'en', ['refund']],
  ['Refunds', 'en', ['money back']],
  ['money is back', 'en', []],
  ['LBs', 'en', []],
  ['moneyback', 'en', []],
  ['雲服務器怎么买', 'zh', ['vps']],
  ['ｖｐｓ', 'zh', [['云服', '服务', '务器'].map(termKey).join(' ')]],
  ['サーバ', 'ja', ['vps']],
  ['snapshot', 'en', []],
  // what a search is rid of, the words of a question and particles, may be part of a synonym
  ['お金を返してほしい', 'ja', [keysOf('返金'), keysOf('キャッシュバック')]],
  ['网站被黑了怎么办', 'zh', [keysOf('攻击')]],
  ['黑', 'zh', []],
] as const)('%s in %s is also looked for as %j', (search, language, expected) => {
  expect(others(search, language)).toEqual(expected);
});

test('a line that is no synonym is reported and left out alone', () => {
  expect(reported).toHaveLength(1);
  expect(synonyms.en).toHaveLength(3);
});

test('the words and the pairs of characters of a synonym have to stand side by side', () => {
  expect(expansionsOf(readQuery('refund'), synonyms.en).map(({ phrase }) => phrase)).toEqual(['money back']);
  expect(expansionsOf(readQuery('サーバ'), synonyms.ja).map(({ phrase }) => phrase)).toEqual([null]);
  expect(expansionsOf(readQuery('返金'), synonyms.ja).map(({ phrase }) => phrase)).toEqual(['オ金ヲ返', 'キャッシュバック']);
});

test('an expansion tells the terms in whose place it is', () => {
  expect(expansionsOf(readQuery('money back'), synonyms.en)).toEqual([{ terms: ['refund'], phrase: null, replaces: ['money', 'back'] }]);
});
