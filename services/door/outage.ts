import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { defaultLanguage, fromStoredLanguage, type Language } from '#lib/language/languages.ts';
import { readCookie } from '#lib/language/cookies.ts';

const words = z.object({ systemBusy: z.string() });

const readText = (language: Language): string => {
  const file = new URL(`../../locales/${language}/outage.json`, import.meta.url);
  return words.parse(JSON.parse(readFileSync(file, 'utf8'))).systemBusy;
};

const texts = { en: readText('en'), zh: readText('zh'), ja: readText('ja') } as const satisfies Record<Language, string>;

const retryAfterSeconds = 2;

/** Answers for services that cannot be reached: 503 in /myDoc's envelope and the visitor's language. */
export function sendOutage(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const language = fromStoredLanguage(readCookie(request.headers.cookie, 'languages')) ?? defaultLanguage;
  const body = JSON.stringify({
    code: 503,
    message: { key: 'systemBusy', text: texts[language], requestId: request.headers['x-request-id'] },
  });
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
