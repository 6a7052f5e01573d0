import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '#lib/storage/cookie-header.ts';
import { acceptedLanguage } from '#lib/language/accepted-language.ts';
import { fromStoredLanguage, isLanguage, type Language } from '#lib/language/languages.ts';
import { cookieText, readCookieValue } from '#lib/storage/cookie-text.ts';
import { toStoredLanguage } from '#lib/language/languages.ts';
import type { FormFields, FormReading } from '#lib/contracts/form-body.ts';
import { keepableText } from '#lib/contracts/wire-fields.ts';
import { returnPath } from '#lib/mydoc/return-path.ts';
import { hashSecret } from '#services/platform/secrets/passwords.ts';
import { isFromOwnSite } from '#services/platform/same-site.ts';
import type { Account } from './accounts/account-table.ts';
import { formToken, isFormToken } from './accounts/form-token.ts';
import { readFormKeys } from './accounts/key-table.ts';
import { readSessionAccount } from './accounts/session-table.ts';
import { document, type Page } from './pages/layout.ts';
import { returningAddress, type FormName, type PageContext } from './pages/page-context.ts';
import { sayIn } from './pages/words.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

/** One request to the sandbox: who sends it, in which language, and how it is answered. */
export interface Visit {
  readonly context: PageContext;
  readonly account: Account | null;
  readonly credential: string | null;
  /** The response's cookies may be `Secure`. */
  readonly https: boolean;
  readonly search: URLSearchParams;
  /** The fields of a form; empty if there is none. */
  readonly fields: FormFields;
  /** Whether the form was issued by us for this visitor. */
  accepts(form: FormName): boolean;
  show(page: Page, status?: number): FastifyReply;
  /** A whole document that the site wrote: it may have styles of its own, and nothing else. */
  showLetter(html: string): FastifyReply;
  /** The same visit in the language of what its page is about, unless this page was asked for in another one. */
  inLanguageOf(what: { readonly language: Language }): Visit;
  goTo(path: string, cookies?: readonly string[]): FastifyReply;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-same-origin allow-top-navigation-by-user-activation";
const oneYearSeconds = 31_536_000;

export const securityHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(https ? { 'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains` } : {}),
});

/** `pagePath`: the address of the page that contains a form, also by its fields, for its links to the other languages. */
export async function readVisit(
  deps: SandboxDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  pagePath?: string | ((fields: FormFields) => string),
): Promise<Visit> {
  const { executor } = deps.database;
  const https = request.protocol === 'https';
  const search = new URL(request.url, 'http://sandbox.invalid').searchParams;
  const credential = readCookieValue(request.headers.cookie, 'hf_session');
  const account = credential ? await readSessionAccount(executor, credential) : null;
  const keys = await readFormKeys(executor);
  const subject = (form: FormName): string => `${form} ${account && credential ? hashSecret(credential) : 'visitor'}`;
  const fields = fieldsOf(request);
  const address =
    pagePath === undefined
      ? request.url
      : returningAddress(typeof pagePath === 'string' ? pagePath : pagePath(fields), returnPath(fields.url));
  const language = languageOf(request, search, search.get('url') ?? fields.url);
  const send = (status: number): FastifyReply => reply.code(status).headers({ ...securityHeaders(https), 'cache-control': 'no-store' });
  const context: PageContext = {
    language,
    say: sayIn(language),
    account,
    address,
    secure: https || isThisMachine(request.host),
    token: (form) => formToken(keys, subject(form), deps.now()),
  };
  if (search.has('lang') && isFromOwnSite(request)) keepLanguage(reply, language, https);
  const chosen = fromStoredLanguage(search.get('lang'));
  const shownIn = (shown: PageContext): Pick<Visit, 'context' | 'show'> => ({
    context: shown,
    show: (page, status = 200) => send(status).type('text/html; charset=utf-8').send(document(shown, page)),
  });
  const visit: Visit = {
    ...shownIn(context),
    account,
    credential,
    https,
    search,
    fields,
    accepts: (form) => isFormToken(fields.form ?? '', keys, subject(form), deps.now()),
    showLetter: (letter) => send(200).headers({ 'content-security-policy': letterPolicy }).type('text/html; charset=utf-8').send(letter),
    goTo: (path, cookies = []) => {
      for (const line of cookies) reply.header('set-cookie', line);
      return send(303).header('location', path).send();
    },
    inLanguageOf: ({ language: spoken }) =>
      chosen === null ? { ...visit, ...shownIn({ ...context, language: spoken, say: sayIn(spoken) }) } : visit,
  };
  return visit;
}

/** A visitor who never chose a language gets that of the page that `wayBack` points to, before the browser's. */
function languageOf(request: FastifyRequest, search: URLSearchParams, wayBack: string | undefined): Language {
  const [, prefix] = returnPath(wayBack)?.split(/[/?#]/, 2) ?? [];
  return (
    fromStoredLanguage(search.get('lang')) ??
    fromStoredLanguage(readCookie(request.headers.cookie, 'languages')) ??
    (isLanguage(prefix) ? prefix : acceptedLanguage(request.headers['accept-language']))
  );
}

function keepLanguage(reply: FastifyReply, language: Language, secure: boolean): void {
  const line = cookieText('languages', toStoredLanguage(language), { secure });
  if (line) reply.header('set-cookie', line);
}

/** Nothing leaves the machine: browsers treat such an origin like https. */
const isThisMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

function fieldsOf(request: FastifyRequest): FormFields {
  const body = request.body as FormReading | undefined | null;
  if (!body?.ok) return {};
  // a password is never stored as it was received
  return Object.fromEntries(Object.entries(body.fields).map(([name, value]) => [name, name === 'password' ? value : keepableText(value)]));
}
