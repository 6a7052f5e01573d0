import type { ServerResponse } from 'node:http';

/** A signal that aborts when the client disconnects before the response is complete. */
export function callerLeft(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
