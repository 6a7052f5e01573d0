import * as z from 'zod/mini';
import { isMasked } from '#lib/rules/masks.ts';
import { storedLanguages } from '#lib/language/languages.ts';
import type { CookieName } from './cookie-table.ts';

const valueLengthAtMost = 254;

/** One line of valid characters: half a surrogate pair cannot be written into a cookie. */
const shortText = z.string().check(z.minLength(1), z.maxLength(valueLengthAtMost), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));
const maskedText = shortText.check(z.refine(isMasked));

/** The schema of each value; anything else counts as absent. */
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

const schemas: { readonly [Name in CookieName]: z.ZodMiniType<CookieValue<Name>> } = cookieValues;

/** The parsed value of a cookie; null if it is invalid. */
export function parseCookie<Name extends CookieName>(name: Name, value: unknown): CookieValue<Name> | null {
  const parsed = schemas[name].safeParse(value);
  return parsed.success ? parsed.data : null;
}
