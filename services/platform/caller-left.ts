import type { ServerResponse } from 'node:http';

/** A signal that is aborted when the caller hangs up before the answer is complete. */
export function callerLeft(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
