import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a body may take to arrive, by kind: a form or a call, or an editor's upload over a slow line. */
export const bodyTimeouts = { callMs: 30_000, uploadMs: 600_000 } as const;

/** Whatever arrives after the response is of no use to anyone. */
const afterAnswerMs = 1_000;
const uploadPath = /^\/lake\/v[\dX][\w-]*\/(assets|data)\//;

/** Closes the connection of a client whose body takes too long. */
export function limitArrival(request: IncomingMessage, response: ServerResponse, timeouts: { callMs: number; uploadMs: number }): void {
  // a request whose handler gave up has lost its connection
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

/** A request with two Host headers may be read differently by each server on the way. */
export const namesHostTwice = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, position) => position % 2 === 0 && name.toLowerCase() === 'host').length > 1;
