import type { ConsentCategory } from './consent-category.ts';

/** Every cookie that the site and its services set. */
export const cookieNames = [
  'languages',
  'token',
  'username',
  'email',
  'phone',
  'isRedic',
  'lastloginname',
  'referrerUrl',
  'hf_session',
] as const;

export type CookieName = (typeof cookieNames)[number];

interface CookieTerms {
  /** Null: until the browser is closed. */
  readonly maxAgeS: number | null;
  readonly sameSite: 'Lax' | 'Strict';
  /** httpOnly: only a response header sets and expires it. */
  readonly httpOnly: boolean;
  /** The consent category that permits it. */
  readonly category: ConsentCategory;
}

const dayS = 86_400;
const yearS = 365 * dayS;
const referralS = 30 * dayS;

/** The account's cookies share one lifetime. The service may end its session earlier: a 401 then clears `cookiesExpiredBy401`. */
const accountS = 7 * dayS;

/** Terms of each cookie; `Secure` is added on https, the path is the whole site. */
export const cookieTable = {
  languages: { maxAgeS: yearS, sameSite: 'Lax', httpOnly: false, category: 1 },
  token: { maxAgeS: accountS, sameSite: 'Lax', httpOnly: false, category: 0 },
  username: { maxAgeS: accountS, sameSite: 'Lax', httpOnly: false, category: 0 },
  email: { maxAgeS: accountS, sameSite: 'Lax', httpOnly: false, category: 0 },
  phone: { maxAgeS: accountS, sameSite: 'Lax', httpOnly: false, category: 0 },
  isRedic: { maxAgeS: null, sameSite: 'Lax', httpOnly: false, category: 1 },
  lastloginname: { maxAgeS: yearS, sameSite: 'Lax', httpOnly: false, category: 1 },
  referrerUrl: { maxAgeS: referralS, sameSite: 'Lax', httpOnly: false, category: 0 },
  hf_session: { maxAgeS: accountS, sameSite: 'Lax', httpOnly: true, category: 0 },
} as const satisfies Record<CookieName, CookieTerms>;

/** Cookies that a script can read and write. */
export type ScriptCookieName = { [Name in CookieName]: (typeof cookieTable)[Name]['httpOnly'] extends true ? never : Name }[CookieName];

/** Cookies cleared by a 401, the session's beside them; the masked addresses stay until a log-out. */
export const cookiesExpiredBy401 = ['hf_session', 'token', 'username'] as const satisfies readonly CookieName[];

/** Cookies cleared by a log-out. */
export const cookiesExpiredByLogout = ['hf_session', 'token', 'username', 'email', 'phone'] as const satisfies readonly CookieName[];

/** Whether the response is sent over https: only then may a cookie be `Secure`, since browsers drop it otherwise. */
export interface CookieContext {
  readonly secure: boolean;
}

/** A `Set-Cookie` header that sets a cookie by its terms; the value has been validated (`cookieText` makes sure). */
export function cookieLine(name: CookieName, value: string, context: CookieContext): string {
  const { maxAgeS } = cookieTable[name];
  return [`${name}=${valueText(value)}`, ...(maxAgeS === null ? [] : [`Max-Age=${maxAgeS}`]), ...attributes(name, context)].join('; ');
}

/** An at sign needs no escape in a cookie, so a masked address stays readable. */
const valueText = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');

/** A `Set-Cookie` header that deletes a cookie. */
export const expiredCookieText = (name: CookieName, context: CookieContext): string =>
  [`${name}=`, 'Max-Age=0', ...attributes(name, context)].join('; ');

function attributes(name: CookieName, { secure }: CookieContext): string[] {
  const { sameSite, httpOnly } = cookieTable[name];
  return ['Path=/', `SameSite=${sameSite}`, ...(httpOnly ? ['HttpOnly'] : []), ...(secure ? ['Secure'] : [])];
}
