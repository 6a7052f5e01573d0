import { describe, expect, test } from '@jest/globals';
import { convertKana } from '#services/mydoc/search/convert-kana.ts';
import { synonymsShape } from '#services/mydoc/search/synonyms.ts';

const { ja: groups } = synonymsShape.read(
  [
    ['返金', 'へんきん', 'キャッシュバック', '払い戻し', 'はらいもどし', 'はらいもど'],
    ['つながら', '接続できない', 'せつぞくできない'],
    ['サーバー', 'さば'],
    ['補償', 'ほしょう'],
    ['保証', 'ほしょう'],
    ['DDoS対策', 'DDoSたいさく'],
  ].map((words) => ({ _id: words.join(), _type: 'synonym', language: 'ja', words })),
  (leftOut) => {
    throw new Error(JSON.stringify(leftOut));
  },
);

describe('R-8.2 a word in kana that is the reading of one in kanji is looked for as that', () => {
  test.each([
    ['へんきん', '返金'],
    ['ヘンキン', '返金'],
    ['ﾍﾝｷﾝ', '返金'],
    ['はらいもどし', '払い戻し'],
    ['はらいもど', '払い戻し'],
    ['サーバー　へんきん　いつ', 'サーバー 返金 いつ'],
    ['ddosたいさく', 'DDoS対策'],
  ])('%s: %s', (search, converted) => {
    expect(convertKana(search, groups)).toBe(converted);
  });

  test.each([
    // part of something longer: its synonyms are looked for beside it
    'へんきんしてほしい',
    'サーバーのへんきん',
    // no reading, but a word of its own
    'つながら',
    'キャッシュバック',
    // of a word that is not in kanji
    'さば',
    // of two words
    'ほしょう',
    '返金',
    'ssh  へん',
    '',
  ])('%j stays', (search) => {
    expect(convertKana(search, groups)).toBe(search);
  });
});
