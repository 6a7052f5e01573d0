/** Requests in flight, by key. */
export type InFlight<Answer> = Map<string, { answer: Promise<Answer>; waiting: number; abort: AbortController }>;

/**
 * Joins an identical request in flight, else starts one; a key of null always starts one. A caller that aborts gets 'aborted' at once; the
 * request itself is aborted when its last caller has left.
 */
export function shareInFlight<Answer>(
  inFlight: InFlight<Answer>,
  key: string | null,
  start: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer | 'aborted'> {
  const known = key === null ? undefined : inFlight.get(key);
  const request = known ?? startRequest(inFlight, key, start);
  request.waiting += 1;
  if (!signal) return request.answer;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      request.waiting -= 1;
      if (request.waiting === 0) {
        // a new caller must not join a request that is being aborted
        if (key !== null && inFlight.get(key) === request) inFlight.delete(key);
        request.abort.abort();
      }
      resolve('aborted');
    };
    signal.addEventListener('abort', leave, { once: true });
    request.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

function startRequest<Answer>(inFlight: InFlight<Answer>, key: string | null, start: (signal: AbortSignal) => Promise<Answer>) {
  const abort = new AbortController();
  const request = { answer: start(abort.signal), waiting: 0, abort };
  if (key !== null) {
    inFlight.set(key, request);
    const forget = (): void => {
      if (inFlight.get(key) === request) inFlight.delete(key);
    };
    request.answer.then(forget, forget);
  }
  return request;
}
