import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pairLines } from '#lib/documents/pair-lines.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const paired = (removed: readonly string[], added: readonly string[]) =>
  pairLines(
    removed.map((text) => ({ text })),
    added.map((text) => ({ text })),
    segmenter,
  ).map(({ former, present }) => [former?.text ?? null, present?.text ?? null]);

describe('R-4.1 which paragraph became which', () => {
  test('a paragraph is paired with the one that shares the most words, wherever it stands', () => {
    expect(paired(['pay in 1 day', 'stay in 2 days'], ['go away', 'stay in 3 days'])).toEqual([
      ['pay in 1 day', null],
      [null, 'go away'],
      ['stay in 2 days', 'stay in 3 days'],
    ]);
  });

  test('the better of two candidates wins, and the order of both texts is kept', () => {
    expect(paired(['pay the invoice in 14 days'], ['pay the bill', 'pay the invoice in 30 days'])).toEqual([
      [null, 'pay the bill'],
      ['pay the invoice in 14 days', 'pay the invoice in 30 days'],
    ]);
    expect(paired(['alpha beta', 'gamma delta'], ['gamma delta epsilon', 'alpha beta epsilon'])).toHaveLength(3);
  });

  test('three tenths of the characters of both lines have to be shared', () => {
    // 2 × 3 of 20 characters, and of 21
    expect(paired(['abc defghij'], ['abc klmnopq'])).toEqual([['abc defghij', 'abc klmnopq']]);
    expect(paired(['abc defghij'], ['abc klmnopqr'])).toEqual([
      ['abc defghij', null],
      [null, 'abc klmnopqr'],
    ]);
  });

  test('a word that stands twice in one and once in the other is shared once', () => {
    expect(paired(['ab ab'], ['ab cdefghijk'])).toEqual([
      ['ab ab', null],
      [null, 'ab cdefghijk'],
    ]);
  });

  test('what shares nothing is removed first, then added; lines of spaces are no likeness', () => {
    expect(paired(['one', 'two'], ['drei'])).toEqual([
      ['one', null],
      ['two', null],
      [null, 'drei'],
    ]);
    expect(paired([' '], ['  '])).toEqual([
      [' ', null],
      [null, '  '],
    ]);
  });

  test('every line stands there exactly once, in the order of its text', () => {
    const lines = fc.array(
      fc.array(fc.constantFrom('a', 'bb', 'ccc', 'dddd'), { maxLength: 4 }).map((words) => words.join(' ')),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(lines, lines, (removed, added) => {
        const pairs = paired(removed, added);
        expect(pairs.flatMap(([former]) => former ?? [])).toEqual(removed);
        expect(pairs.flatMap(([, present]) => present ?? [])).toEqual(added);
      }),
    );
  });
});
