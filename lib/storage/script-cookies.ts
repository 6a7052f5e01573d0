import type { CookieValue } from './cookie-table.ts';
import { expiredCookieText, type CookieContext, type ScriptCookieName } from './cookie-terms.ts';
import { cookieText, readCookieValue } from './cookie-text.ts';
import { faultOf, notWritten, written, type WriteResult } from './storage-result.ts';

/** `document`, or anything that keeps cookies as it does; both ways may throw in a sandboxed page. */
export interface CookieJar {
  cookie: string;
}

/** The value of a cookie; null where it is absent, none of ours, or out of reach. Never throws. */
export function readScriptCookie<Name extends ScriptCookieName>(jar: CookieJar, name: Name): CookieValue<Name> | null {
  try {
    return readCookieValue(jar.cookie, name);
  } catch {
    return null;
  }
}

/** Keeps a cookie by its terms and looks whether it stayed, since a browser that blocks cookies says nothing. Never throws. */
export function writeScriptCookie<Name extends ScriptCookieName>(
  jar: CookieJar,
  name: Name,
  value: CookieValue<Name>,
  context: CookieContext,
): WriteResult {
  const text = cookieText(name, value, context);
  if (text === null) return notWritten('invalid');
  const result = assign(jar, text);
  return result.ok && readScriptCookie(jar, name) !== value ? notWritten('blocked') : result;
}

/** Ends a cookie. Never throws. */
export const expireScriptCookie = (jar: CookieJar, name: ScriptCookieName, context: CookieContext): WriteResult =>
  assign(jar, expiredCookieText(name, context));

function assign(jar: CookieJar, text: string): WriteResult {
  try {
    jar.cookie = text;
    return written;
  } catch (error) {
    return notWritten(faultOf(error));
  }
}
