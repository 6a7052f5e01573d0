import { describe, expect, test } from '@jest/globals';
import { ftpNameRule, nameRule, tagNameRule } from '#lib/rules/names.ts';

describe('R-11.1 names', () => {
  test.each([
    [nameRule, 2, 40],
    [tagNameRule, 1, 30],
  ] as const)('case %#: both bounds, one character less and one more, in letters and in surrogate pairs', (rule, atLeast, atMost) => {
    for (const character of ['x', '漢', '𠮷', '😀']) {
      const lengths = [atLeast - 1, atLeast, atMost, atMost + 1];
      expect(lengths.map((length) => rule.accepts(character.repeat(length)))).toEqual([false, true, true, false]);
    }
  });

  test('any script, a space within, punctuation and joined emoji are part of a name', () => {
    for (const name of ['O’Neil-Smith Jr.', '山田 太郎', '欧阳·娜娜', 'مريم', 'é́', '👨‍👩‍👧', '１号店'])
      expect(nameRule.accepts(name)).toBe(true);
  });

  test('white space at an end, a name of spaces, and marks that turn the direction are refused', () => {
    for (const name of [' ab', 'ab ', '  ', '\u3000ab', 'ab\u3000', 'a\u202eb', 'a\u2066b', 'a\nb', 'a\u0007b']) {
      expect(nameRule.accepts(name)).toBe(false);
    }
  });

  test('an FTP name has 8 to 30 letters and digits, at least one of each', () => {
    const lengths = [7, 8, 30, 31].map((length) => ftpNameRule.accepts(`1${'a'.repeat(length - 1)}`));
    expect(lengths).toEqual([false, true, true, false]);
    expect(['abcdefgh', '12345678', 'abc_1234', 'abc 1234', 'äbcd1234', 'abcdefg１'].some(ftpNameRule.accepts)).toBe(false);
  });
});
