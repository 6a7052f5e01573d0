import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fromStore, previewsDrafts } from '#next-internals/headers.ts';
import { entityTag, hasTag } from '#lib/discovery/entity-tag.ts';
import type { FreshPage } from '#lib/revalidation/page-cache-registry.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Computed once per rendering and cached with it. */
interface Prepared {
  readonly tag: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

const brotliQuality = 6;
const gzipLevel = 6;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: gzipLevel }),
  identity: async (body: Buffer) => body,
} as const satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** A text that is kept: `of` is the same object for the same text. */
interface CachedText {
  readonly of: object;
  readonly text: string;
  readonly type: string;
}

const prepared = new WeakMap<object, Prepared>();

function prepare({ of, text }: CachedText): Prepared {
  const known = prepared.get(of);
  if (known) return known;
  const made: Prepared = { tag: entityTag(text), bodies: new Map() };
  prepared.set(of, made);
  return made;
}

function bodyIn(encoding: Encoding, { text }: CachedText, { bodies }: Prepared): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known) return known;
  const made = compressors[encoding](Buffer.from(text, 'utf8'));
  bodies.set(encoding, made);
  made.catch(() => bodies.delete(encoding));
  return made;
}

/** The smallest encoding that the browser accepts; one with q=0 does not count. */
function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** A visitor who previews drafts is never served from the cache, and requests for page data go to Next. */
const plainPath = /^\/[\w\-./~]*$/;

/** Whether a request may be answered with a cached page at all. */
export const isCacheable = ({ method, headers }: IncomingMessage, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && plainPath.test(path) && !previewsDrafts(headers.cookie) && headers.range === undefined;

/** Answers with a page from the cache, without rendering or compressing it again. */
export function sendCachedPage(request: IncomingMessage, response: ServerResponse, page: FreshPage, compress: boolean): Promise<void> {
  response.setHeader(...fromStore);
  return sendCachedText(request, response, { of: page, text: page.html, type: 'text/html; charset=utf-8' }, compress);
}

/** Answers with a page, or the text of one, as fresh as pages are; not again to who has it. */
export async function sendCachedText(
  request: IncomingMessage,
  response: ServerResponse,
  kept: CachedText,
  compress: boolean,
): Promise<void> {
  const ready = prepare(kept);
  response.setHeader('etag', ready.tag);
  response.setHeader('cache-control', 's-maxage=1, stale-while-revalidate=1');
  response.setHeader('content-type', kept.type);
  const varies = response.getHeader('vary');
  response.setHeader('vary', varies === undefined ? 'Accept-Encoding' : `${String(varies)}, Accept-Encoding`);
  if (hasTag(request.headers['if-none-match'], ready.tag)) {
    response.writeHead(304);
    response.end();
    return;
  }
  const encoding = compress ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const body = await bodyIn(encoding, kept, ready);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : body);
}
