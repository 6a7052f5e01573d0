import type { ServerResponse } from 'node:http';

const never = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** A page that was not found or failed is stored nowhere: it may exist a moment later. */
export function keepErrorsOutOfCaches(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const guarded = (...parameters: Parameters<typeof writeHead>): ServerResponse => {
    if (parameters[0] >= 400) response.setHeader('cache-control', never);
    return writeHead(...parameters);
  };
  response.writeHead = guarded as typeof response.writeHead;
}
