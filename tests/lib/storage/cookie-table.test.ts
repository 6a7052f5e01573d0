import { describe, expect, test } from '@jest/globals';
import {
  cookieLine,
  cookiesExpiredBy401,
  cookiesExpiredByLogout,
  cookieTable,
  expiredCookieText,
  type CookieName,
} from '#lib/storage/cookie-table.ts';

const dayS = 86_400;

describe('R-3.9 R-13.1 a cookie', () => {
  test.each<[CookieName, number | null, boolean, number]>([
    ['languages', 365 * dayS, false, 1],
    ['token', 7 * dayS, false, 0],
    ['username', 7 * dayS, false, 0],
    ['email', 7 * dayS, false, 0],
    ['phone', 7 * dayS, false, 0],
    ['isRedic', null, false, 1],
    ['lastloginname', 365 * dayS, false, 1],
    ['referrerUrl', 30 * dayS, false, 0],
    ['hf_session', 7 * dayS, true, 0],
  ])('%s lasts %p s, is out of reach for scripts: %p, and of category %i', (name, maxAgeS, httpOnly, category) => {
    expect(cookieTable[name]).toEqual({ maxAgeS, httpOnly, category, sameSite: 'Lax' });
  });

  test('is set and deleted by its terms, an at sign as it is', () => {
    expect(cookieLine('hf_session', 'a b@c', { secure: true })).toBe(
      'hf_session=a%20b@c; Max-Age=604800; Path=/; SameSite=Lax; HttpOnly; Secure',
    );
    expect(cookieLine('isRedic', '1', { secure: false })).toBe('isRedic=1; Path=/; SameSite=Lax');
    expect(expiredCookieText('languages', { secure: false })).toBe('languages=; Max-Age=0; Path=/; SameSite=Lax');
  });
});

describe('what ends a session', () => {
  test('R-10.3 a 401 ends the credential, the token and the name', () => {
    expect(cookiesExpiredBy401).toEqual(['hf_session', 'token', 'username']);
  });

  test('R-10.8 a log-out ends all five of the account', () => {
    expect(cookiesExpiredByLogout).toEqual(['hf_session', 'token', 'username', 'email', 'phone']);
  });
});
