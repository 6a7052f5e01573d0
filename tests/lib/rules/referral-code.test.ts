import { describe, expect, test } from '@jest/globals';
import { referralCode, referralCodeIn } from '#lib/rules/referral-code.ts';

describe('R-10.6 the code of a referral link', () => {
  test.each([
    ['?userCode=abc', 'abc'],
    ['?CouponsCode=SUMMER', 'SUMMER'],
    ['?userCode=&CouponsCode=SUMMER', 'SUMMER'],
    ['?userCode=first&CouponsCode=second', 'first'],
    ['?userCode=x!&CouponsCode=VALID1', 'VALID1'],
    ['?userCode=+abc%20', 'abc'],
    ['?userCode=x!', null],
    ['?usercode=abc', null],
    ['', null],
  ])('R-10.6 %j carries %j', (search, code) => {
    expect(referralCodeIn(search)).toBe(code);
  });
});

describe('R-10.6 a code as it was stored', () => {
  test.each(['abc', 'K7M2Q', 'a_-9', 'x'.repeat(32)])('%s is one', (text) => {
    expect(referralCode(text)).toBe(text);
  });

  test.each([undefined, '', 'ab', 'x'.repeat(33), '-ab', '_ab', 'a b', 'abc\n', '\nabc', 'ａｂｃ', 'abc!'])('%j is none', (text) => {
    expect(referralCode(text)).toBeNull();
  });
});
