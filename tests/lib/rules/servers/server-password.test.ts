import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkServerPassword, serverPasswordRule, missingPasswordKinds, passwordKinds } from '#lib/rules/servers/server-password.ts';

const ofLength = (length: number): string => 'aA1!'.repeat(8).slice(0, length);

describe('R-11.1 a cloud server’s password: 10 to 30 characters with lower, upper, digit and special', () => {
  test('both bounds, one less and one more', () => {
    expect([9, 10, 30, 31].map((length) => serverPasswordRule.accepts(ofLength(length)))).toEqual([false, true, true, false]);
  });

  test.each([
    ['lower', 'ABCDEFGH1!'],
    ['upper', 'abcdefgh1!'],
    ['digit', 'abcdefghI!'],
    ['special', 'abcdefghI1'],
  ] as const)('it says that %s is missing', (kind, text) => {
    expect(missingPasswordKinds(text)).toEqual([kind]);
    expect(checkServerPassword(text)).toEqual({ ok: false, faults: ['kinds'], missing: [kind] });
  });

  test('an empty text lacks all four', () => {
    expect(checkServerPassword('')).toEqual({ ok: false, faults: ['length', 'kinds'], missing: [...passwordKinds] });
  });

  test('everything that is wrong is said at once', () => {
    expect(checkServerPassword('漢字 ')).toEqual({ ok: false, faults: ['length', 'character', 'kinds'], missing: [...passwordKinds] });
  });

  test('a full-width digit is no digit, an accented letter no letter', () => {
    expect(missingPasswordKinds('aA!１')).toEqual(['digit']);
    expect(missingPasswordKinds('é1!A')).toEqual(['lower']);
  });

  test('each mark on a keyboard is a special character, a space is none', () => {
    for (const mark of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') expect(serverPasswordRule.accepts(`abcdefAB12${mark}`)).toBe(true);
    expect(checkServerPassword('abcdefAB12! ')).toEqual({ ok: false, faults: ['character'], missing: [] });
  });

  test('whatever is accepted has all four kinds and the length', () => {
    const characters = fc.constantFrom(...'abzABZ019!~/ é１');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 34 }), (text) => {
        const sound = /^[!-~]{10,30}$/.test(text) && [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].every((kind) => kind.test(text));
        expect(serverPasswordRule.accepts(text)).toBe(sound);
      }),
      { numRuns: 500 },
    );
  });
});
