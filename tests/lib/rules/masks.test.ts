import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isMasked, maskEmail, maskName, maskPhone, maskPublicName } from '#lib/rules/masks.ts';

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
const withoutStars = text.filter((value) => !value.includes('*'));

describe('R-3.10 a masked e-mail', () => {
  test.each([
    ['somebody@example.com', 'some****@example.com'],
    ['abcde@x.com', 'abcd****@x.com'],
    ['abcd@x.com', 'abcd****@x.com'],
    ['ab@x.com', 'ab****@x.com'],
    ['a@x', 'a****@x'],
    ['@x', '****@x'],
    ['"a@b"@x.com', '"a@b****@x.com'],
    ['😀😁😂🤣😃@x.com', '😀😁😂🤣****@x.com'],
    ['漢字漢字漢@例え.jp', '漢字漢字****@例え.jp'],
    ['', ''],
  ])('%j is shown as %j', (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });

  test.each([
    ['somebody', 'some****'],
    ['some', 'som****'],
    ['a', '****'],
    ['😀', '****'],
    ['ab@', 'ab****'],
    ['@', '****'],
  ])('%j has no domain and never shows all of itself: %j', (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });

  test('no mask contains what it hides', () => {
    fc.assert(fc.property(withoutStars, (email) => expect(maskEmail(email)).not.toContain(email)));
    const emails = fc.emailAddress().filter((email) => !email.includes('*'));
    fc.assert(fc.property(emails, (email) => expect(maskEmail(email)).not.toContain(email)));
  });

  test('at most 4 characters are before the stars, and no pair is split', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (local) => {
        const [shown = ''] = maskEmail(`${local.replaceAll('*', 'x')}@example.com`).split('****');
        expect(Array.from(shown).length).toBeLessThanOrEqual(4);
        expect(/\p{Cs}/u.test(shown)).toBe(false);
      }),
    );
  });
});

describe('R-3.10 a masked phone number', () => {
  test.each([
    ['13812345678', '13****678'],
    ['123456', '12****456'],
    ['090-1234-5678', '09****678'],
    ['+81 90 1234 5678', '81****678'],
    ['０９０１２３４５６７８', '09****678'],
    ['12345', '****'],
    ['123', '****'],
    ['1', '****'],
    ['no number', '****'],
    ['😀', '****'],
    ['', ''],
  ])('%j is shown as %j', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown);
  });

  test('at least one digit stays hidden, whatever is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+- '), minLength: 1, maxLength: 20 }), (phone) => {
        const digits = phone.replace(/\D/g, '');
        const shown = maskPhone(phone).replaceAll('*', '');
        expect(shown.length).toBeLessThan(Math.max(digits.length, 1));
        expect(maskPhone(phone)).not.toContain(phone);
      }),
    );
  });
});

describe('R-3.10 a masked name', () => {
  test('it never shows all of itself', () => {
    expect(['😀😁😂🤣😃', '😀😁😂🤣😃x', '😀😁😂🤣', '漢字漢字漢'].map(maskName)).toEqual([
      '😀😁😂🤣****',
      '😀😁😂🤣****',
      '😀😁😂****',
      '漢字漢字****',
    ]);
    expect(['', 'x', 'ab', 'abcd', 'abcde', 'administrator'].map(maskName)).toEqual([
      '',
      '****',
      'a****',
      'abc****',
      'abcd****',
      'admi****',
    ]);
    fc.assert(fc.property(withoutStars, (name) => expect(maskName(name)).not.toContain(name)));
  });

  test('every masked value is recognised as one', () => {
    fc.assert(fc.property(text, (value) => expect([maskEmail(value), maskPhone(value), maskName(value)].every(isMasked)).toBe(true)));
    expect(['', 'somebody@example.com', '13812345678', 'a***b'].some(isMasked)).toBe(false);
  });

  test('10⁵ characters are masked at once', () => {
    expect(maskEmail(`${'a@'.repeat(50_000)}x`)).toBe('a@a@****@x');
    expect(maskPhone('1'.repeat(100_000))).toBe('11****111');
  });
});

describe('R-7.1 a name for strangers', () => {
  test.each([
    ['somebody', 'some****'],
    ['kira99', 'kira****'],
    ['ann@mail.example', '****'],
    ['ann＠mail.example', '****'],
    ['13812345678', '****'],
    ['+81 90-1234-5678', '****'],
    ['０９０１２３４', '****'],
    ['1234', '123****'],
    ['', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(maskPublicName(name)).toBe(shown);
  });
});
