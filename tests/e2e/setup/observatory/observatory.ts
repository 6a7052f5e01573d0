import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

/** The site's public address. */
const host = 'hosting.example';

/** The rules look up a host in the browsers' preload list, which the package downloads after its installation; our host is not on it. */
function seeToPreloadList(): void {
  const root = path.dirname(createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory/package.json'));
  const list = path.join(root, 'conf/hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
}

interface CookieFacts {
  key: string;
  value: string;
  secure: boolean;
  httpOnly: boolean;
  sameSite: string | undefined;
}

function cookieOf(line: string): CookieFacts {
  const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  return {
    key,
    value,
    secure: /;\s*Secure(;|$)/i.test(line),
    httpOnly: /;\s*HttpOnly(;|$)/i.test(line),
    sameSite: /;\s*SameSite=(\w+)/i.exec(line)?.[1],
  };
}

const headersOf = (answer: Response): Record<string, unknown> => ({
  ...Object.fromEntries(answer.headers),
  'set-cookie': answer.headers.getSetCookie(),
});

export interface Judgement {
  readonly score: number;
  /** The result of each rule. */
  readonly found: Readonly<Record<string, string>>;
}

/** The Observatory's score of a response, requested from the front door as by a proxy with TLS. */
export async function judge(origin: string, address: string, init: RequestInit = {}): Promise<Judgement> {
  seeToPreloadList();
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-proto': 'https', 'accept-language': 'en' };
  const answer = await fetch(`${origin}${address}`, { ...init, headers, redirect: 'manual' });
  const plain = await fetch(`${origin}${address}`, { headers: { 'x-forwarded-proto': 'http' }, redirect: 'manual' });
  const preflight = await fetch(`${origin}${address}`, {
    method: 'OPTIONS',
    headers: { 'x-forwarded-proto': 'https', origin: 'https://observatory.example', 'access-control-request-method': 'GET' },
  });
  const html = await answer.text();
  const [url, plainUrl] = [new URL(address, `https://${host}`), new URL(address, `http://${host}`)];
  const secure = {
    status: answer.status,
    headers: headersOf(answer),
    verified: true,
    request: {},
    httpEquiv: parseHttpEquivHeaders(html, url.href),
  };
  const requests = new Requests(host);
  // the rules look for scripts here, and their parser warns about styles newer than itself
  requests.resources.path = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  Object.assign(requests.responses, {
    auto: secure,
    https: secure,
    http: { status: plain.status, headers: headersOf(plain), verified: true },
    cors: { status: preflight.status, headers: headersOf(preflight), verified: true, request: { headers: {} }, config: { headers: {} } },
    httpRedirects: [
      { url: plainUrl, status: plain.status },
      ...(plain.headers.has('location') ? [{ url: withHost(plain.headers.get('location') ?? ''), status: answer.status }] : []),
    ],
    httpsRedirects: [],
  });
  requests.session = { url, jar: { serializeSync: () => ({ cookies: answer.headers.getSetCookie().map(cookieOf) }) } };
  return scoreOf(requests);
}

/** The redirect contains the site's own host, which here is that of the test. */
function withHost(location: string): URL {
  const url = new URL(location);
  url.host = host;
  return url;
}

function scoreOf(requests: Requests): Judgement {
  const results = ALL_TESTS.map((rule) => rule(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const withoutCredit = 100 + modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 0);
  const score =
    withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + modifiers.reduce((sum, modifier) => sum + modifier, 0) : withoutCredit;
  return {
    score,
    found: Object.fromEntries(results.map((output, place) => [output.constructor.name, `${output.result} ${modifiers[place] ?? 0}`])),
  };
}
