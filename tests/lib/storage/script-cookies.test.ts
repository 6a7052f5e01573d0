/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cookieNames, cookieTable, expiredCookieText } from '#lib/storage/cookie-table.ts';
import { expireScriptCookies, readScriptCookie } from '#lib/storage/script-cookies.ts';

/** Attributes of a cookie's text, in any order, without name and lifetime. */
const attributesOf = (text: string): string[] =>
  text
    .split('; ')
    .slice(1)
    .filter((part) => !/^(?:max-age|expires)=/i.test(part))
    .map((part) => part.toLowerCase())
    .toSorted();

beforeEach(() => {
  for (const name of ['languages', 'username', 'email', 'token']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

afterEach(() => {
  jest.restoreAllMocks();
  // a getter and a setter spied on together are not restored as one
  Reflect.deleteProperty(document, 'cookie');
});

describe('R-13 cookies of the browser', () => {
  test('a cookie is read as it was set, and one that is none of ours counts as absent', () => {
    expect(readScriptCookie('languages')).toBeNull();
    document.cookie = 'languages=cn; Path=/';
    document.cookie = `username=${encodeURIComponent('山田 太郎')}; Path=/`;
    document.cookie = 'email=memb****@hostfront.test; Path=/';
    document.cookie = 'token=eyJhbGciOi; Path=/';
    expect([readScriptCookie('languages'), readScriptCookie('username'), readScriptCookie('email'), readScriptCookie('token')]).toEqual([
      'cn',
      '山田 太郎',
      'memb****@hostfront.test',
      null,
    ]);
    document.cookie = 'username=%E0%A4%A; Path=/';
    expect(readScriptCookie('username')).toBeNull();
  });

  test('ended cookies are gone, and the others stay', () => {
    document.cookie = 'token=1; Path=/';
    document.cookie = 'languages=cn; Path=/';
    expireScriptCookies(['hf_session', 'token'], { secure: false });
    expect([readScriptCookie('token'), readScriptCookie('languages')]).toEqual([null, 'cn']);
  });

  test.each([true, false])(
    'each is ended with the attributes that it was set with, the credential never by a script (https: %s)',
    (secure) => {
      const texts: string[] = [];
      jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void texts.push(text));
      expireScriptCookies(cookieNames, { secure });
      const scriptNames = cookieNames.filter((name) => !cookieTable[name].httpOnly);
      expect(texts.map((text) => text.split('=', 1)[0])).toEqual(scriptNames);
      expect(texts.map(attributesOf)).toEqual(scriptNames.map((name) => attributesOf(expiredCookieText(name, { secure }))));
    },
  );

  test('a page that may not ask for cookies reads none and ends none without a failure', () => {
    const refuse = (): never => {
      throw Object.assign(new Error('refused by the browser'), { name: 'SecurityError' });
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    expect(readScriptCookie('token')).toBeNull();
    expect(() => expireScriptCookies(cookieNames, { secure: true })).not.toThrow();
  });
});
