import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a body may take to arrive, by what it is: a form or a call, or an editor's upload on a slow line. */
export const bodyTimeouts = { callMs: 30_000, uploadMs: 600_000 } as const;

/** What is still on its way after the answer is of no use to anyone. */
const afterAnswerMs = 1_000;
const uploadPath = /^\/lake\/v[\dX][\w-]*\/(assets|data)\//;

/** Closes the connection of a caller whose body takes too long. */
export function limitArrival(request: IncomingMessage, response: ServerResponse, timeouts: { callMs: number; uploadMs: number }): void {
  // a request that its reader gave up no longer knows its connection
  const { socket } = request;
  const endIfIncomplete = (): void => {
    if (!request.complete) socket.destroy();
  };
  const timer = setTimeout(endIfIncomplete, uploadPath.test(request.url ?? '') ? timeouts.uploadMs : timeouts.callMs);
  timer.unref();
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
  response.once('finish', () => {
    if (!request.complete) setTimeout(endIfIncomplete, afterAnswerMs).unref();
  });
}

/** Two hosts in one request are read differently by whoever stands in between. */
export const namesHostTwice = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, position) => position % 2 === 0 && name.toLowerCase() === 'host').length > 1;
