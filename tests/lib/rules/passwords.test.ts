import { describe, expect, test } from '@jest/globals';
import { adminPasswordRule, simplePasswordRule, vpsPasswordRule, wordsRefusedInVpsPassword } from '#lib/rules/passwords.ts';

describe('R-11.1 a simple password: 4 to 14 letters and digits, at least one of each', () => {
  test('both bounds, one less and one more', () => {
    expect([3, 4, 14, 15].map((length) => simplePasswordRule.accepts(`a${'1'.repeat(length - 1)}`))).toEqual([false, true, true, false]);
  });

  test('one kind alone, and any other character, is refused', () => {
    expect(['abcd', '1234', 'abc-1', 'abc 1', 'äbc1', 'abc１', '𠮷ab1'].some(simplePasswordRule.accepts)).toBe(false);
  });
});

describe('R-11.1 a VPS system password: starts with a letter, 9 to 31 characters', () => {
  test('both bounds, one less and one more', () => {
    expect([8, 9, 31, 32].map((length) => vpsPasswordRule.accepts(`Z${'#'.repeat(length - 1)}`))).toEqual([false, true, true, false]);
  });

  test('it starts with a letter', () => {
    expect(['1bcdefghi', '-bcdefghi', 'Ａbcdefghi', 'ábcdefghi'].some(vpsPasswordRule.accepts)).toBe(false);
  });

  test.each(wordsRefusedInVpsPassword)('%s is refused at the start, within, at the end and in capitals', (word) => {
    for (const text of [`${word}-abcdefgh`, `abc${word}abcdef`, `abcdefgh-${word}`, `abcdefgh-${word.toUpperCase()}`]) {
      expect(vpsPasswordRule.accepts(text)).toBe(false);
    }
    expect(vpsPasswordRule.accepts(`abcdefgh-${word.slice(0, -1)}`)).toBe(true);
  });

  test('what a console cannot type is refused', () => {
    expect(['abcdefgh ', 'abcdefgh漢', 'abcdefgh😀', 'abcdefgh１'].some(vpsPasswordRule.accepts)).toBe(false);
  });
});

describe('R-11.1 an admin password: 5 to 30 characters', () => {
  test('both bounds, one less and one more, in letters and in surrogate pairs', () => {
    for (const character of ['x', ' ', '漢', '😀']) {
      expect([4, 5, 30, 31].map((length) => adminPasswordRule.accepts(character.repeat(length)))).toEqual([false, true, true, false]);
    }
  });

  test('control characters are refused', () => {
    expect(['abc\u0000d', 'abc\u007fd', 'ab\ncde'].some(adminPasswordRule.accepts)).toBe(false);
  });
});
