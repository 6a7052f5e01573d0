import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseCookie, type CookieValue } from '#lib/storage/cookie-values.ts';
import { cookieNames, cookieTable, expiredCookieText, type CookieName } from '#lib/storage/cookie-table.ts';
import { cookieText, readCookieValue } from '#lib/storage/cookie-text.ts';

const samples: { readonly [Name in CookieName]: CookieValue<Name> } = {
  languages: 'cn',
  token: '1',
  username: '山田 太郎; admin=1',
  email: 'memb****@hostfront.test',
  phone: '13****678',
  isRedic: '1',
  lastloginname: 'memb****@hostfront.test',
  referrerUrl: 'ABC-123_x',
  hf_session: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
};

const none: { readonly [Name in CookieName]: readonly string[] } = {
  languages: ['', 'zh', 'EN', 'fr'],
  token: ['', '0', 'true', 'eyJhbGciOi'],
  username: ['', 'x'.repeat(255), 'a\u0000b', 'a\nb', 'a\ud842'],
  email: ['', 'member@hostfront.test', 'a\n****@x'],
  phone: ['', '13812345678'],
  isRedic: ['', '0', 'true'],
  lastloginname: ['', 'member@hostfront.test'],
  referrerUrl: ['', 'https://a.cn', 'a b', 'x'.repeat(65), '１', 'a\n'],
  hf_session: ['', 'a b', 'a;b', 'x'.repeat(2_049), 'a\n'],
};

const sampleOf = <Name extends CookieName>(name: Name): CookieValue<Name> => samples[name];

describe('R-13.1 every cookie', () => {
  test('the names are those of the specification, and the session’s', () => {
    expect([...cookieNames].toSorted()).toEqual([
      'email',
      'hf_session',
      'isRedic',
      'languages',
      'lastloginname',
      'phone',
      'referrerUrl',
      'token',
      'username',
    ]);
  });

  test.each(cookieNames)('%s comes back from a Cookie header as it was set', (name) => {
    const text = cookieText(name, sampleOf(name), { secure: true });
    const [pair = ''] = text?.split('; ') ?? [];
    expect(readCookieValue(`other=1; ${pair}; last=2`, name)).toBe(sampleOf(name));
  });

  test('a name has one to 254 characters', () => {
    expect(['', 'x', 'x'.repeat(254), 'x'.repeat(255)].map((name) => parseCookie('username', name)?.length ?? null)).toEqual([
      null,
      1,
      254,
      null,
    ]);
  });

  test('R-3.10 a masked address reads in a cookie as it is shown', () => {
    expect(cookieText('email', 'memb****@hostfront.test', { secure: false })).toMatch(/^email=memb\*{4}@hostfront\.test; /);
  });

  test.each(cookieNames)('%s with a value that is none of ours is neither set nor read', (name) => {
    for (const value of none[name]) expect([value, parseCookie(name, value)]).toEqual([value, null]);
    expect(readCookieValue(undefined, name)).toBeNull();
    expect(readCookieValue(`${name}=%E0%A4%A`, name)).toBeNull();
    expect(readCookieValue(`x${name}=1`, name)).toBeNull();
  });

  test.each(cookieNames)('%s is Secure on https and only there, SameSite and for the whole site', (name) => {
    for (const text of [cookieText(name, sampleOf(name), { secure: true }), expiredCookieText(name, { secure: true })]) {
      expect(text?.split('; ')).toEqual(expect.arrayContaining(['Secure', 'SameSite=Lax', 'Path=/']));
    }
    for (const text of [cookieText(name, sampleOf(name), { secure: false }), expiredCookieText(name, { secure: false })]) {
      expect(text?.split('; ')).not.toContain('Secure');
    }
  });

  test.each(cookieNames)('%s is ended with the attributes that it was set with', (name) => {
    const attributesOf = (text: string | null): string[] =>
      text?.split('; ').filter((part) => !part.startsWith('Max-Age') && !part.startsWith(`${name}=`)) ?? [];
    expect(expiredCookieText(name, { secure: true })).toMatch(new RegExp(`^${name}=; Max-Age=0; `));
    expect(attributesOf(expiredCookieText(name, { secure: true }))).toEqual(
      attributesOf(cookieText(name, sampleOf(name), { secure: true })),
    );
  });

  test('the whole text of three of them', () => {
    expect(cookieText('languages', 'ja', { secure: true })).toBe('languages=ja; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    expect(cookieText('isRedic', '1', { secure: false })).toBe('isRedic=1; Path=/; SameSite=Lax');
    expect(cookieText('referrerUrl', 'ABC', { secure: false })).toBe('referrerUrl=ABC; Max-Age=2592000; Path=/; SameSite=Lax');
  });

  test('only the credential is out of reach for scripts', () => {
    expect(cookieNames.filter((name) => cookieTable[name].httpOnly)).toEqual(['hf_session']);
    expect(cookieText('hf_session', 'abc', { secure: true })?.split('; ')).toContain('HttpOnly');
  });

  test('a raw e-mail or phone number is never set', () => {
    expect(cookieText('email', 'member@hostfront.test', { secure: true })).toBeNull();
    expect(cookieText('phone', '13812345678', { secure: true })).toBeNull();
  });

  test('a name cannot inject attributes or a second cookie', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (username) => {
        const text = cookieText('username', username, { secure: false });
        const parts = text?.split('; ') ?? [];
        expect(parts.slice(1)).toEqual(text === null ? [] : ['Max-Age=604800', 'Path=/', 'SameSite=Lax']);
        expect(readCookieValue(parts[0], 'username')).toBe(text === null ? null : username);
      }),
    );
  });
});
