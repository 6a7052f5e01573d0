import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readCookie } from '#lib/storage/cookie-header.ts';
import { defaultLanguage, fromStoredLanguage, htmlLang, type Language } from '#lib/language/languages.ts';
import { readWords } from '#locales/read-words.ts';

/** Calls that the door itself refuses to forward, and with which status. */
const statuses = { systemBusy: 503, bodyTooLarge: 413, noSuchCall: 404 } as const;

type Refusal = keyof typeof statuses;

const texts = readWords('errors-mydoc', z.object({ systemBusy: z.string(), bodyTooLarge: z.string(), noSuchCall: z.string() }));

const retryAfterSeconds = 2;

/** A navigation to the account centre or the Studio: a person reads the answer. */
const wantsPage = (request: IncomingMessage): boolean =>
  request.method === 'GET' && !request.url?.startsWith('/myDoc/') && request.headers.accept?.includes('text/html') === true;

const pageHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;

const pageOf = (text: string, language: Language): string => `<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>503</title>
</head>
<body>
<main><p>${text}</p></main>
</body>
</html>
`;

/** Answers in /myDoc's envelope and the visitor's language, when a call never reaches the services or no answer returns. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, key: Refusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const language = fromStoredLanguage(readCookie(request.headers.cookie, 'languages')) ?? defaultLanguage;
  const status = statuses[key];
  const text = texts[language][key];
  const asPage = wantsPage(request);
  const body = asPage
    ? pageOf(text, language)
    : JSON.stringify({ code: status, message: { key, text, requestId: request.headers['x-request-id'] } });
  response.writeHead(status, {
    'content-type': asPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    ...(asPage ? pageHeaders : {}),
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...(key === 'systemBusy' ? { 'retry-after': String(retryAfterSeconds) } : {}),
    // the rest of the body would be read as the next request
    ...(key === 'bodyTooLarge' ? { connection: 'close' } : {}),
  });
  response.end(body);
}
