import { readCookie } from '#lib/language/cookies.ts';
import { cookieTable, parseCookie, type CookieName, type CookieValue } from './cookie-table.ts';

/** Whether the answer goes out on https: only then may a cookie be `Secure`, since browsers drop it otherwise. */
export interface CookieContext {
  readonly secure: boolean;
}

/** The value of one of our cookies in a `Cookie` header or `document.cookie`; null where it is absent or none of ours. */
export const readCookieValue = <Name extends CookieName>(header: string | undefined, name: Name): CookieValue<Name> | null =>
  parseCookie(name, readCookie(header, name));

/** A `Set-Cookie` value that keeps a cookie by its terms; null where the value is none of ours. */
export function cookieText<Name extends CookieName>(name: Name, value: CookieValue<Name>, context: CookieContext): string | null {
  const sound = parseCookie(name, value);
  if (sound === null) return null;
  const { maxAgeS } = cookieTable[name];
  return [`${name}=${encodeURIComponent(sound)}`, ...(maxAgeS === null ? [] : [`Max-Age=${maxAgeS}`]), ...attributes(name, context)].join('; ');
}

/** A `Set-Cookie` value that ends a cookie. */
export const expiredCookieText = (name: CookieName, context: CookieContext): string => [`${name}=`, 'Max-Age=0', ...attributes(name, context)].join('; ');

function attributes(name: CookieName, { secure }: CookieContext): string[] {
  const { sameSite, httpOnly } = cookieTable[name];
  return ['Path=/', `SameSite=${sameSite}`, ...(httpOnly ? ['HttpOnly'] : []), ...(secure ? ['Secure'] : [])];
}
