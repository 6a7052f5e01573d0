import type { FastifyRequest } from 'fastify';
import type { FormFields } from '#lib/contracts/form-body.ts';
import { pageLanguageHeader } from '#lib/mydoc/page-language-header.ts';
import { readCookie } from '#lib/storage/cookie-header.ts';
import { cookieLine, expiredCookieText, type CookieName } from '#lib/storage/cookie-table.ts';
import { defaultLanguage, fromStoredLanguage, type Language } from '#lib/language/languages.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';

/** The caller, as far as the request shows. */
export interface Visitor {
  /** The call's `language`, else that of the calling page, else the cookie's, else English. */
  readonly language: Language;
  /** The `languages` cookie; null if there is none. */
  readonly chosenLanguage: Language | null;
  readonly requestId: string;
  /** The site's host as the visitor's browser sent it. */
  readonly host: string;
  /** What rate limits count as one address; never stored. */
  readonly address: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** Set-Cookie lines of the answer so far. */
  readonly cookies: readonly string[];
  /** Aborts when the caller leaves before the answer. */
  readonly left?: AbortSignal;
  setCookie(name: CookieName, value: string): void;
  expireCookies(names: readonly CookieName[]): void;
}

export function readVisitor(request: FastifyRequest, fields: FormFields | null, left?: AbortSignal): Visitor {
  const cookies: string[] = [];
  const secure = request.protocol === 'https';
  const cookieHeader = request.headers.cookie;
  const chosenLanguage = fromStoredLanguage(readCookie(cookieHeader, 'languages'));
  return {
    get language() {
      return languageOfFields(fields) ?? fromStoredLanguage(request.headers[pageLanguageHeader]) ?? chosenLanguage ?? defaultLanguage;
    },
    chosenLanguage,
    requestId: request.id,
    host: request.host,
    address: addressKey(request.ip),
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (name) => readCookie(cookieHeader, name),
    cookies,
    ...(left ? { left } : {}),
    setCookie: (name, value) => void cookies.push(cookieLine(name, value, { secure })),
    expireCookies: (names) => void cookies.push(...names.map((name) => expiredCookieText(name, { secure }))),
  };
}

/** The `language` field, also inside `params`, and also of a call that is refused. */
function languageOfFields(fields: FormFields | null): Language | null {
  if (!fields) return null;
  if (fields.language !== undefined) return fromStoredLanguage(fields.language);
  return fields.params === undefined ? null : fromStoredLanguage(memberOfJson(fields.params, 'language'));
}

function memberOfJson(text: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
  } catch {
    return undefined;
  }
}
