import Cookies from 'js-cookie';
import { parseCookie, type CookieValue } from './cookie-values.ts';
import { cookieTable, type CookieContext, type CookieName, type ScriptCookieName } from './cookie-table.ts';

/** The value of a cookie of this page; null if it is absent, invalid, or inaccessible. Never throws. */
export function readScriptCookie<Name extends ScriptCookieName>(name: Name): CookieValue<Name> | null {
  try {
    return parseCookie(name, Cookies.get(name));
  } catch {
    // a sandboxed page may not even read cookies
    return null;
  }
}

const isScriptCookie = (name: CookieName): name is ScriptCookieName => !cookieTable[name].httpOnly;

/** Deletes those of the cookies that a script can delete. Never throws. */
export function expireScriptCookies(names: readonly CookieName[], { secure }: CookieContext): void {
  for (const name of names.filter(isScriptCookie)) {
    try {
      Cookies.remove(name, { sameSite: cookieTable[name].sameSite, secure });
    } catch {
      // blocked: there is nothing to delete
    }
  }
}
