import { describe, expect, test } from '@jest/globals';
import { expireScriptCookie, readScriptCookie, writeScriptCookie, type CookieJar } from '#lib/storage/script-cookies.ts';

/** Keeps cookies as `document` does: an assignment sets or ends one, reading gives all. */
function memoryJar(): CookieJar {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) kept.delete(pair.slice(0, at));
      else kept.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

const refuse = (): never => {
  throw Object.assign(new Error('refused by the browser'), { name: 'SecurityError' });
};

/** A page in a sandbox may not even ask. */
const blockedJar: CookieJar = Object.defineProperty({ cookie: '' }, 'cookie', { get: refuse, set: refuse });

/** A browser that blocks cookies takes them and says nothing. */
const silentJar: CookieJar = Object.freeze({
  get cookie() {
    return '';
  },
  set cookie(_text: string) {},
});

const https = { secure: true };

describe('R-13 cookies of the browser', () => {
  test('a cookie is kept, read and ended', () => {
    const jar = memoryJar();
    expect(readScriptCookie(jar, 'languages')).toBeNull();
    expect(writeScriptCookie(jar, 'languages', 'cn', https)).toEqual({ ok: true });
    expect(writeScriptCookie(jar, 'username', '山田 太郎', https)).toEqual({ ok: true });
    expect([readScriptCookie(jar, 'languages'), readScriptCookie(jar, 'username')]).toEqual(['cn', '山田 太郎']);
    expect(expireScriptCookie(jar, 'languages', https)).toEqual({ ok: true });
    expect([readScriptCookie(jar, 'languages'), readScriptCookie(jar, 'username')]).toEqual([null, '山田 太郎']);
  });

  test('a jar that throws reads as empty and says that it is blocked', () => {
    expect(readScriptCookie(blockedJar, 'token')).toBeNull();
    expect(writeScriptCookie(blockedJar, 'languages', 'en', https)).toEqual({ ok: false, reason: 'blocked' });
    expect(expireScriptCookie(blockedJar, 'token', https)).toEqual({ ok: false, reason: 'blocked' });
  });

  test('a jar that silently keeps nothing is found out', () => {
    expect(writeScriptCookie(silentJar, 'languages', 'en', https)).toEqual({ ok: false, reason: 'blocked' });
  });

  test('a value that is none of ours is refused, and what was there stays', () => {
    const jar = memoryJar();
    writeScriptCookie(jar, 'referrerUrl', 'ABC', https);
    expect(writeScriptCookie(jar, 'referrerUrl', 'a; b', https)).toEqual({ ok: false, reason: 'invalid' });
    expect(readScriptCookie(jar, 'referrerUrl')).toBe('ABC');
  });
});
