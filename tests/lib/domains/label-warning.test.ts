import { describe, expect, test } from '@jest/globals';
import { labelWarning } from '#lib/domains/label-warning.ts';

describe('R-5.14 what a label may be taken for (UTS #39)', () => {
  test.each([
    ['аррӏе', 'apple'],
    ['tеsӏа', 'tesla'],
    ['ѕсоре', 'scope'],
    ['pаypal', 'paypal'],
    ['ɡoogle', 'google'],
    ['ο', 'o'],
    ['һо-24', 'ho-24'],
  ])('%s looks like %s', (label, ascii) => {
    expect(labelWarning(label)).toEqual({ kind: 'looks-like', ascii });
  });

  test.each(['saltмarsh', 'москваtown', 'αбв', 'ひらがな한국', 'शा塩'])('%s mixes scripts', (label) => {
    expect(labelWarning(label)).toEqual({ kind: 'mixed-script' });
  });

  test.each([
    ['ロボ口ット', 'ロボロット'],
    ['ノへ', 'ノヘ'],
    ['エ業', '工業'],
    ['カ士', '力士'],
  ])('%s, of two scripts, looks like %s, of one', (label, twin) => {
    expect(labelWarning(label)).toEqual({ kind: 'other-script', twin });
  });

  test.each([
    ['ロ', '口'],
    ['口', 'ロ'],
    ['エ', '工'],
    ['工', 'エ'],
    ['タト-24', '夕卜-24'],
    ['へ', 'ヘ'],
    ['八', 'ハ'],
    ['рак', 'ρακ'],
    ['రర', 'ರರ'],
  ])('%s, of one script, looks like %s, of another', (label, twin) => {
    expect(labelWarning(label)).toEqual({ kind: 'whole-script', twin });
  });

  test.each(['一', '于', '丿一', 'тема', 'вес', 'ニコ', '㩁'])(
    '%s is like letters that nobody reads as a word, or has no twin',
    (label) => {
      expect(labelWarning(label)).toBeNull();
    },
  );

  test.each(['ꭰꭱꭲꭳ', 'ⴰⴱ', 'ᐃᓄᒃᑎᑐᑦ', '山口ロボット', 'ロボット口座', 'お口の恋人', '八ヶ岳', 'ニ十四の瞳の家'])(
    '%s is nobody’s lookalike',
    (label) => {
      expect(labelWarning(label)).toBeNull();
    },
  );

  test.each([
    'saltmarsh',
    'a-1',
    'münchen',
    'москва',
    'αθήνα',
    '塩沼',
    'しおぬま',
    'ソルトmarsh塩の沼',
    'コーヒー',
    '鹽沼abc',
    'ㄅㄆ塩a',
    '소금abc',
    'ไทย',
    'हिन्दी',
  ])('%s is written in one way', (label) => {
    expect(labelWarning(label)).toBeNull();
  });
});
