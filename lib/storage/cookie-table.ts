import * as z from 'zod/mini';
import { isMasked } from '#lib/account/masks.ts';
import { storedLanguages } from '#lib/language/languages.ts';
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
  /** Out of reach for scripts: only an answer's header sets and expires it. */
  readonly httpOnly: boolean;
  /** Why it may be set. */
  readonly category: ConsentCategory;
}

const dayS = 86_400;
const yearS = 365 * dayS;
const referralS = 30 * dayS;

/** The account's cookies live as long as each other; the service may end its session earlier, and a 401 then clears them. */
const accountS = 7 * dayS;

const valueLengthAtMost = 254;

/** On one line and whole: half a surrogate pair cannot be written into a cookie. */
const shortText = z.string().check(z.minLength(1), z.maxLength(valueLengthAtMost), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));
const maskedText = shortText.check(z.refine(isMasked));

/** What each value is; anything else counts as absent. */
const cookieValues = {
  languages: z.enum(storedLanguages),
  token: z.literal('1'),
  username: shortText,
  email: maskedText,
  phone: maskedText,
  isRedic: z.literal('1'),
  lastloginname: maskedText,
  referrerUrl: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  hf_session: z.string().check(z.regex(/^[A-Za-z0-9._~-]{1,2048}$/)),
} as const satisfies Record<CookieName, z.ZodMiniType<string>>;

export type CookieValue<Name extends CookieName> = z.infer<(typeof cookieValues)[Name]>;

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

/** What a 401 ends (§8). */
export const cookiesExpiredBy401 = ['hf_session', 'token', 'username'] as const satisfies readonly CookieName[];

/** What a log-out ends. */
export const cookiesExpiredByLogout = ['hf_session', 'token', 'username', 'email', 'phone'] as const satisfies readonly CookieName[];

const schemas: { readonly [Name in CookieName]: z.ZodMiniType<CookieValue<Name>> } = cookieValues;

/** The value of a cookie as our model has it; null for anything that is none of ours. */
export function parseCookie<Name extends CookieName>(name: Name, value: unknown): CookieValue<Name> | null {
  const parsed = schemas[name].safeParse(value);
  return parsed.success ? parsed.data : null;
}
