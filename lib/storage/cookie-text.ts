import { readCookie } from './cookie-header.ts';
import { parseCookie, type CookieValue } from './cookie-values.ts';
import { cookieLine, type CookieContext, type CookieName } from './cookie-table.ts';

/** The value of one of our cookies in a `Cookie` header; null if it is absent or invalid. */
export const readCookieValue = <Name extends CookieName>(header: string | undefined, name: Name): CookieValue<Name> | null =>
  parseCookie(name, readCookie(header, name));

/** A `Set-Cookie` header that sets a cookie by its terms; null if the value is invalid. */
export function cookieText<Name extends CookieName>(name: Name, value: CookieValue<Name>, context: CookieContext): string | null {
  const sound = parseCookie(name, value);
  return sound === null ? null : cookieLine(name, sound, context);
}
