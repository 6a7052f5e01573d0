import type { IncomingMessage, ServerResponse } from 'node:http';

const never = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Seconds that a shared cache may keep a page: an edit is visible everywhere within that time. */
const sharedSeconds = 1;

/**
 * What shared caches may do with a page's response: keep a page for a moment; keep no 404, error or redirect, since the page may exist a
 * moment later. A redirect that Next made without the query gets it back.
 */
export function guardPageAnswer(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const guarded = (...parameters: Parameters<typeof writeHead>): ServerResponse => {
    const cacheControl = String(response.getHeader('cache-control') ?? '');
    if (parameters[0] >= 300 && parameters[0] !== 304) response.setHeader('cache-control', never);
    else if (cacheControl.includes('s-maxage'))
      response.setHeader('cache-control', `s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`);
    const location = response.getHeader('location');
    if (typeof location === 'string') response.setHeader('location', withQuery(location, request.url ?? ''));
    return writeHead(...parameters);
  };
  response.writeHead = guarded as typeof response.writeHead;
}

function withQuery(location: string, address: string): string {
  const at = address.indexOf('?');
  if (at < 0 || location.includes('?')) return location;
  const [path = '', place] = location.split('#', 2);
  return `${path}${address.slice(at)}${place === undefined ? '' : `#${place}`}`;
}
