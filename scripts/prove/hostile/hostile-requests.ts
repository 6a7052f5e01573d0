import { contentApiVersion } from '#lib/content/api-version.ts';
import { costlyRequests } from './costly-requests.ts';
import { seededRandom } from './hostile-groq.ts';

/** One hostile request as raw bytes. */
export interface HostileRequest {
  /** What is tried, for the report. */
  readonly kind: string;
  readonly target: string;
  readonly bytes: Buffer;
  /** By the HTTP specification it is one request: a second answer means that something was smuggled. */
  readonly single: boolean;
}

/** The targets of the generator. */
export interface Aims {
  /** Addresses of pages. */
  readonly pages: readonly string[];
  /** Paths of calls below `/myDoc/`. */
  readonly calls: readonly string[];
  /** Address of a picture. */
  readonly picture: string;
  readonly host: string;
}

interface Chance {
  below(most: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

const lakePaths = [
  `/lake/v${contentApiVersion}/data/query/production?query=*`,
  `/lake/v${contentApiVersion}/data/query/production`,
  `/lake/v${contentApiVersion}/data/mutate/production`,
  `/lake/v${contentApiVersion}/data/actions/production`,
  `/lake/v${contentApiVersion}/data/doc/production/a,b`,
  `/lake/v${contentApiVersion}/data/listen/production?query=*`,
  `/lake/v${contentApiVersion}/assets/images/production`,
  `/lake/v${contentApiVersion}/users/me`,
  '/lake/login',
  `/lake/v${contentApiVersion}/users/me/keyvalue/x`,
  `/lake/v${contentApiVersion}/data/history/production/transactions/a`,
  '/lake/vX/projects/lake',
  '/lake/socket/mux',
  '/studio/',
  '/studio/static/x.js',
  '/studio/../lake',
] as const;
const socketPaths = ['/lake/socket/mux', `/lake/v${contentApiVersion}/socket/production`, '/lake/socket/x'] as const;
const protocols = ['websocket', 'h2c', 'websocket, h2c', 'TLS/1.0', ''] as const;
const sitePaths = [
  '/',
  '/zh',
  '/ja/',
  '/index.html',
  '/_next/static/chunks/x.js',
  '/_next/data/x/en.json',
  '/_next/image?url=%2Fa.png&w=64&q=75',
  '/_next/webpack-hmr',
  '/api/health',
  '/api/revalidate',
  '/api/preview/enable?x=1',
  '/api/preview/disable',
  '/api/share/en/home',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/favicon.ico',
  '/ucenter/',
  '/ucenter/login',
  '/metrics',
  '/healthz',
  '/myDoc/notice/content',
  '/myDoc/openapi.json',
] as const;
const methods = [
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'M-SEARCH',
  'CONNECT',
  'get',
  'QUERY',
  'GE\u0000T',
  'FOO',
] as const;
const twists = [
  '%00',
  '%',
  '%zz',
  '%c0%ae%c0%ae',
  '%ff%fe',
  '%e4%b8',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/../../../../etc/passwd',
  '/..;/..;/',
  '\\..\\..\\',
  '//',
  '/./.',
  '%252e%252e%252f',
  '%0d%0aset-cookie:x=1',
  '\u00e9\u4e2d',
  '%F0%9F%92%A9',
  '#fragment',
  '?',
  '?a[b][c][d]=1&__proto__[x]=1',
  '?constructor.prototype.x=1',
  '?$a={"__proto__":{"x":1}}',
  '?query=%00',
  '?w=1e9&h=-1&blur=NaN',
  '?rect=0,0,0,0&fm=exe',
  '?rect=1,1,99999999,1&dpr=3',
  ';jsessionid=1',
  '~',
  '.git/HEAD',
  '.env',
  '/%5c%5chost/share',
  '/[[...path]]',
  '/(a)/@b',
  '.json',
  '.rsc',
  '?_rsc=1',
  '?__nextLocale=xx',
  '?slug=a&slug=b',
  '.html.html/',
] as const;
const languagePrefixes = ['', '/zh', '/ja', '/xx', '/ZH', '/en', '/zh/ja'] as const;

const longText = (chance: Chance): string => 'a'.repeat(chance.pick([300, 3_000, 9_000, 40_000]));

function targetOf(aims: Aims, chance: Chance): string {
  const { below, pick } = chance;
  const [page = '/'] = aims.pages.slice(below(aims.pages.length));
  const [call = ''] = aims.calls.slice(below(aims.calls.length));
  const base = pick([
    page,
    page,
    `/myDoc/${call}`,
    `/myDoc/${call}`,
    pick(lakePaths),
    pick(sitePaths),
    aims.picture,
    `${pick(languagePrefixes)}${page}`,
  ]);
  switch (below(8)) {
    case 0:
    case 1:
    case 2:
      return `${base}${pick(twists)}`;
    case 3: {
      const at = below(base.length);
      return `${base.slice(0, at)}${pick(twists)}${base.slice(at)}`;
    }
    case 4:
      return `${base}${pick(['?', '/', '&'])}${longText(chance)}`;
    case 5:
      return pick([
        `http://${aims.host}${base}`,
        `http://evil.example${base}`,
        `//evil.example${base}`,
        base.slice(1),
        '*',
        `${base} `,
        `${base}\tx`,
        encodeURIComponent(base),
        base.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ]);
    default:
      return base;
  }
}

const cookies = [
  '__prerender_bypass=1; __next_preview_data=x.y.z',
  `hf_session=${'a'.repeat(64)}`,
  'hf_editor=%00',
  'languages=xx; money=__proto__',
  `${'a=b; '.repeat(900)}`,
  'languages',
  '=;=;=',
  '\u00ff\u00fe=1',
] as const;
const headerTwists = [
  'accept-language: zh',
  `accept-language: ${'q;'.repeat(3_000)}`,
  'x-forwarded-for: 1.2.3.4, , ::1, \'"',
  `x-forwarded-for: ${'1.1.1.1,'.repeat(1_000)}`,
  'x-forwarded-proto: gopher',
  'x-forwarded-host: evil.example',
  'forwarded: for=_x;host=evil',
  'x-middleware-subrequest: middleware:middleware:middleware',
  'x-nextjs-data: 1',
  'x-invoke-path: /_error',
  'x-prerender-revalidate: 1',
  'x-matched-path: /500',
  'rsc: 1',
  'next-router-state-tree: %5B',
  'x-http-method-override: DELETE',
  'range: bytes=0-0,-1,5-2',
  'range: bytes=999999999-',
  'if-none-match: "\u00e9", W/"',
  'if-modified-since: yesterday',
  'accept-encoding: br;q=0, gzip;q=x, *;q=NaN',
  'expect: 100-continue',
  'expect: 200-maybe',
  'upgrade: h2c',
  'upgrade: websocket',
  'connection: upgrade',
  'connection: close, content-length',
  'te: trailers, deflate',
  'origin: null',
  'origin: http://evil.example',
  'sec-fetch-site: cross-site',
  'referer: \u0001',
  'authorization: Bearer ',
  'authorization: Bearer \u00ff',
  `authorization: Bearer ${'x'.repeat(5_000)}`,
  'authorization: Basic OmE=',
  "x-request-id: '; drop table",
  `x-long: ${'x'.repeat(20_000)}`,
  `${'x'.repeat(9_000)}: 1`,
  'x-a: 1\r\n x-folded: 2',
  'no colon here',
  ': empty name',
  'x-nul: a\u0000b',
  'last-event-id: #####',
  'content-encoding: gzip',
  'purpose: prefetch',
] as const;

const hosts = (host: string): readonly [string, ...string[]] => [
  `host: ${host}`,
  `host: ${host}`,
  `host: ${host}`,
  'host: evil.example',
  'host: evil.example:99999',
  'host: ',
  'host: a b',
  'host: [::1',
  `host: ${host}\r\nhost: evil.example`,
  'x-no-host: 1',
  'host: user@evil.example',
  `host: ${'a'.repeat(3_000)}`,
  'host: \u00e9.example',
  `HoSt:${host}`,
];

const deep = (opening: string, levels: number): string => opening.repeat(levels);
const multipart = 'multipart/form-data; boundary=x';
const bodies: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['application/json', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'],
  ['application/json', '{"a":'],
  ['application/json', deep('[', 30_000)],
  ['application/json', deep('{"a":', 10_000)],
  ['application/json', 'null'],
  ['application/json', '\u0000\u0001'],
  ['application/json', '{"query":"*","params":{"__proto__":1}}'],
  ['application/json', '{"mutations":[{"create":{"_id":"\\u0000","_type":"x"}}]}'],
  ['application/json; charset=utf-16', '{}'],
  ['application/x-www-form-urlencoded', '__proto__[polluted]=1&constructor[prototype][polluted]=1'],
  ['application/x-www-form-urlencoded', '%zz=%&a=%c3%28&&&=&=='],
  ['application/x-www-form-urlencoded', 'pageID=home&pageID=home&language=en'],
  ['application/x-www-form-urlencoded', 'pageID=%00&language=__proto__'],
  ['application/x-www-form-urlencoded', `pageID=${'x'.repeat(70_000)}`],
  ['application/x-www-form-urlencoded', 'a=1&'.repeat(9_000)],
  ['application/x-www-form-urlencoded; charset=\u00ff', 'a=1'],
  ['application/x-www-form-urlencoded', `cartItems=${encodeURIComponent('[[[[[[{"__proto__":[]}]]]]]]')}&language=en`],
  ['application/x-www-form-urlencoded', 'language=en&pageID=home'],
  [multipart, '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'],
  [multipart, '--x'],
  ['multipart/form-data', '--x--'],
  [multipart, `--x\r\ncontent-disposition: form-data; name="__proto__"; filename="../../x"\r\n\r\nabc\r\n--x--`],
  ['text/plain', 'hello'],
  ['image/png', '\u0089PNG\r\n\u001a\n'],
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
  ['', 'x'],
  ['\u0001/\u0002', 'x'],
  ['application/octet-stream', '\u00ff'.repeat(200_000)],
];

/** The second request that an intermediary might read in one. */
const smuggled = 'GET /smuggled HTTP/1.1\r\nhost: smuggled.example\r\n\r\n';
const chunked = `0\r\n\r\n${smuggled}`;
const framings: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  [`content-length: ${chunked.length}\r\ntransfer-encoding: chunked`, chunked],
  [`transfer-encoding: chunked\r\ncontent-length: ${chunked.length}`, chunked],
  [`transfer-encoding: xchunked\r\ncontent-length: ${chunked.length}`, chunked],
  [`transfer-encoding : chunked\r\ncontent-length: ${chunked.length}`, chunked],
  [`transfer-encoding: identity, chunked\r\ncontent-length: ${chunked.length}`, chunked],
  [`transfer-encoding:\u000bchunked\r\ncontent-length: ${chunked.length}`, chunked],
  [`x: y\r\n transfer-encoding: chunked\r\ncontent-length: ${chunked.length}`, chunked],
  ['transfer-encoding: chunked, identity', chunked],
  [`content-length: 0\r\ncontent-length: ${smuggled.length}`, smuggled],
  [`content-length: 0, ${smuggled.length}`, smuggled],
  [`content-length: +${smuggled.length}`, smuggled],
  [`content-length: -1`, smuggled],
  [`content-length: 0x${smuggled.length.toString(16)}`, smuggled],
  ['content-length: 1e1', smuggled],
  ['content-length: 99999999999999999999', smuggled],
  ['transfer-encoding: chunked', `g\r\n${smuggled}`],
  ['transfer-encoding: chunked', `-1\r\n${smuggled}`],
  ['transfer-encoding: chunked', `ffffffffffffffff\r\n${smuggled}`],
  ['transfer-encoding: chunked', `5;${'e'.repeat(20_000)}\r\nabcde\r\n0\r\n\r\n`],
  ['transfer-encoding: chunked', `1\r\nZ\nQ\r\n0\r\n\r\n`],
  [`content-length: ${smuggled.length}\r\nexpect: 100-continue`, smuggled],
  [`content-length:\r\n ${smuggled.length}`, smuggled],
  [`content-length ${smuggled.length}`, smuggled],
];

/** From several addresses, each within its own limits. */
const visitorsOfCostly = 8;
const visitorOf = (place: number): string => `x-forwarded-for: 203.0.113.${place}`;

const bytesOf = (lines: readonly string[], body: string): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');

/** One that is no fault of its form: it asks for much. */
function costlyRequest({ below, pick }: Chance, host: string): HostileRequest {
  const { target, method, type, body } = pick(costlyRequests);
  const about = method === 'GET' ? [] : [`content-type: ${type}`, `content-length: ${body.length}`];
  const lines = [`${method} ${target} HTTP/1.1`, host, visitorOf(below(visitorsOfCostly)), ...about];
  const accept = ['accept: application/json, text/event-stream', 'connection: close'];
  return { kind: 'costly', target, single: false, bytes: bytesOf([...lines, ...accept], body) };
}

/** Generates hostile requests endlessly; the same ones for the same seed. */
export function hostileRequests(aims: Aims, seed: number): () => HostileRequest {
  const random = seededRandom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const chance: Chance = { below, pick: (from) => from[below(from.length)] ?? from[0] };
  const { pick } = chance;
  const visitor = visitorOf(9);
  const request = (kind: string, target: string, lines: readonly string[], body = '', single = false): HostileRequest => ({
    kind,
    target,
    single,
    bytes: bytesOf(lines, body),
  });

  return () => {
    const target = targetOf(aims, chance);
    const plainHost = `host: ${aims.host}`;
    switch (below(8)) {
      case 0:
        return request('method', target, [`${pick(methods)} ${target} HTTP/1.1`, plainHost, visitor]);
      case 6:
        return costlyRequest(chance, plainHost);
      case 7: {
        const asked = pick([target, ...socketPaths]);
        const wishes = ['connection: Upgrade', `upgrade: ${pick(protocols)}`, `sec-websocket-key: ${pick(['dGhlIHNhbXBsZQ==', '%'])}`];
        return request('upgrade', asked, [`GET ${asked} HTTP/1.1`, plainHost, visitor, ...wishes, 'sec-websocket-version: 13']);
      }
      case 1: {
        const many = Array.from({ length: pick([1, 2, 3, 150]) }, () => pick(headerTwists));
        return request('headers', target, [
          `${pick(['GET', 'POST'])} ${target} HTTP/1.1`,
          plainHost,
          visitor,
          `cookie: ${pick(cookies)}`,
          ...many,
        ]);
      }
      case 2: {
        const [framing, body] = pick(framings);
        return request('framing', target, [`POST ${target} HTTP/1.1`, plainHost, visitor, framing], body, true);
      }
      case 3:
      case 4: {
        const [type, body] = pick(bodies);
        const promised = pick([body.length, body.length, body.length, body.length + 10, Math.max(0, body.length - 3), 10_000_000_000]);
        return request(
          'body',
          target,
          [
            `${pick(['POST', 'POST', 'PUT', 'GET'])} ${target} HTTP/1.1`,
            plainHost,
            visitor,
            `content-type: ${type}`,
            `content-length: ${promised}`,
            'connection: close',
          ],
          body,
        );
      }
      default:
        return request('address', target, [
          `${pick(['GET', 'GET', 'GET', 'HEAD'])} ${target} ${pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''])}`,
          pick(hosts(aims.host)),
          visitor,
        ]);
    }
  };
}
