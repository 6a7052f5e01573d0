import { describe, expect, test } from '@jest/globals';
import { foldWidth } from '#lib/search/fold.ts';
import { chunksOf, termsOf } from '#lib/search/terms.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';

const terms = (text: string): string =>
  termsOf(foldWidth(text))
    .map(({ term, kind }) => `${term}:${kind}`)
    .join(' ');

describe('R-8.2 texts and queries are cut up alike', () => {
  test.each([
    ['Prices of servers', 'pric:word of:word server:word'],
    ['can’t', 'cant:word'],
    ["the customer's", 'the:word customer:word'],
    ['429', '429:word'],
    ['scram-sha-256', 'scram-sha-256:whole scram:part sha:part 256:part'],
    ['DEBIAN_FRONTEND', 'debian_frontend:whole debian:part frontend:part'],
    ['e-mail', 'e-mail:whole e:part mail:part email:part'],
    ['/dev/vda1', 'dev/vda1:whole dev:part vda1:part vda:inner'],
    ['100% C++ C#', '100%:whole 100:part c++:whole c:part c#:whole c:part'],
    ['https://a.example/vps/B2?c=D3', 'https://a.example/vps/b2:whole http:part a:part exampl:part c:word d3:word'],
    ['WordPress', 'wordpress:word word:inner press:inner'],
    ['云服务', '云:han 云服:pair 服:han 服务:pair 务:han'],
    ['云', '云:single'],
    ['サーバー', 'サー:pair ーバ:pair バ:last'],
    ['サーバ', 'サー:pair ーバ:pair バ:last'],
    ['キー', 'キー:pair ー:last'],
    ['ます', 'マス:kana ス:last'],
    ['API令牌', 'api:word 令:han 令牌:pair 牌:han'],
    ['שלום عالم', 'שלום:word عالم:word'],
    ['𠮷野', '𠮷:han 𠮷野:pair 野:han'],
  ])('%j', (text, expected) => {
    expect(terms(text)).toBe(expected);
  });

  test.each(['', ' 　\n', '%', '_', '"\'', '.*(+)[\\]^$', '🎉👩‍💻', '\ud800', '\udc00\ud800', '\u202e\u200f'])('%j has no terms', (text) => {
    expect(termsOf(foldWidth(text))).toEqual([]);
  });

  test('each term knows its place', () => {
    const text = 'Set DEBIAN_FRONTEND 在云服务器 サーバー';
    for (const { term, start, end, kind } of termsOf(text)) {
      const there = text.slice(start, end).toLowerCase();
      if (kind !== 'pair') expect([term, there.startsWith(term)]).toEqual([term, true]);
      expect(end).toBeGreaterThan(start);
    }
  });

  test('a chunk is a word, a code or a run', () => {
    expect(Array.from(chunksOf('MySQL 8.4 の設定'), ({ text }) => text)).toEqual(['MySQL', '8.4', 'の設定']);
  });

  test('a term has an end, and ten kilobytes of anything are cut up in linear time', async () => {
    expect(Math.max(...termsOf('x'.repeat(10_000)).map(({ term }) => term.length))).toBe(40);
    for (const piece of ['a-', 'ー', 'aB', "a'", '云', 'ア', '-', '%']) {
      expect(await shortestTime(() => termsOf(piece.repeat(5_000)))).toBeLessThan(1_000);
    }
  });
});
