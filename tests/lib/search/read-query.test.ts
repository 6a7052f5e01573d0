import { describe, expect, test } from '@jest/globals';
import { indexKeys, readQuery } from '#lib/search/read-query.ts';
import { termKey } from '#lib/search/term-key.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';

const terms = (search: string): string[] => [...readQuery(search).weights.keys()];

describe('R-8.2 a search as it is looked for', () => {
  test('what is typed in another width, case, kana or script has the terms of the text', () => {
    for (const [typed, written] of [
      ['ＶＰＳ', 'vps'],
      ['ｸﾗｳﾄﾞ', 'クラウド'],
      ['すなっぷ', 'スナップ'],
      ['サーバ', 'サーバー'],
      ['伺服器', '伺服器'],
      ['雲硬碟', '云硬碟'],
    ] as const) {
      const indexed = indexKeys(written);
      expect([typed, terms(typed).filter((term) => !indexed.includes(term))]).toEqual([typed, []]);
    }
  });

  test('the words of a question are left out, unless there are no others', () => {
    expect(terms('How do I take a snapshot?')).toEqual(['snapshot']);
    expect(terms('what is it')).toEqual(['what', 'is', 'it']);
    expect(terms('怎么备份')).toEqual(['备', '备份', '份'].map(termKey));
    expect(terms('如何')).toEqual(['如', '如何', '何'].map(termKey));
  });

  test('what says little counts little, unless there is nothing else', () => {
    const { weights, unmarked } = readQuery('値段を知る');
    expect([weights.get(termKey('値段')), weights.get(termKey('値'))]).toEqual([1, 0.25]);
    expect([...unmarked]).toContain(termKey('値'));
    expect(readQuery('すなっぷ').weights.get(termKey('スナ'))).toBe(1);
  });

  test('a pair of a word’s end and a particle is left out, and one within a word is not', () => {
    expect(terms('サーバーを移す')).toEqual(['サー', 'ーバ', '移', '移ス'].map(termKey));
    expect(terms('すなを')).toEqual(['スナ', 'ナヲ'].map(termKey));
    expect(terms('アを')).toEqual([termKey('アヲ')]);
  });

  test('a last word may be half typed, one kana begins the words it stands in', () => {
    expect(['snap', 'take snap', 'scram-sha', 'ア', '云', '快照', ''].map((search) => readQuery(search).beginning)).toEqual([
      'snap',
      'snap',
      'scram-sha',
      termKey('ア'),
      null,
      null,
      null,
    ]);
  });

  test.each(['', '   ', '　　', '\t\n　'])('%j looks for nothing', (search) => {
    expect(readQuery(search)).toMatchObject({ phrase: '', words: [] });
    expect(terms(search)).toEqual([]);
  });

  test.each(['%', '_', '"', '🎉', '.*'])('signs alone are looked for as they are: %s', (search) => {
    expect(readQuery(search).phrase).toBe(search);
    expect(terms(search)).toEqual([]);
  });

  test('ten kilobytes are read in time, and have no more than 64 terms', async () => {
    for (const piece of ['word', 'x ', '云服', '(', '\ud800', 'どう', "'", '怎么']) {
      const long = Array.from({ length: 2_500 }, (_, index) => piece + String.fromCodePoint(0x4e00 + index)).join('');
      expect(terms(long).length).toBeLessThanOrEqual(64);
      expect(await shortestTime(() => readQuery(long))).toBeLessThan(1_000);
    }
  });
});
