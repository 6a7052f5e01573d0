import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldLetters, foldWidth, foldWidthWithOffsets } from '#lib/search/fold.ts';

describe('R-8.2 one form for what is written differently', () => {
  test.each([
    ['ＶＰＳ　１２３', 'VPS 123'],
    ['ｸﾗｳﾄﾞｻｰﾊﾞｰ', 'クラウドサーバー'],
    ['café Zürich', 'cafe Zurich'],
    ['can’t', "can't"],
    ['が', 'が'],
    ['ﬁle', 'file'],
  ])('%j in width is %j', (text, folded) => {
    expect(foldWidth(text)).toBe(folded);
  });

  test.each([
    ['WordPress', 'wordpress'],
    ['すなっぷ', 'スナップ'],
    ['ΟΔΟΣ', 'οδοσ'],
  ])('%j in letters is %j', (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });

  test('offsets lead back to the characters that a folded one came from', () => {
    const { folded, starts, ends } = foldWidthWithOffsets('ｻｰﾊﾞ ﬁ👩‍💻');
    expect(folded).toBe('サーバ fi👩‍💻');
    expect([starts[2], ends[2]]).toEqual([2, 4]);
    expect([starts[4], ends[4], starts[5], ends[5]]).toEqual([5, 6, 5, 6]);
  });

  test('a text is folded alike with and without offsets, and its letters keep their places', () => {
    const characters = fc.constantFrom(...'aÀéｶﾞ゙がサー゛ﬁΣ語雲️👩‍💻\u0301\ud800 　ש٣İß');
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 12 }), (parts) => {
        const text = parts.join('').normalize('NFC');
        const { folded, starts, ends } = foldWidthWithOffsets(text);
        expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
        expect(foldLetters(folded)).toHaveLength(folded.length);
        expect(foldLetters(folded)).toBe(foldLetters(foldWidth(text)));
      }),
    );
  });
});
