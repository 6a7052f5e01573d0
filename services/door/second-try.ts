import type { IncomingMessage, ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers a page, and where that fails asks once more. A dropped page is rendered before anyone is answered; when that rendering
 * fails, the store has put the last good page back, and the second try serves it.
 */
export async function withSecondTry(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const held = holdFailure(response);
  const { url } = request;
  try {
    await answer(request, response);
  } catch (error) {
    if (!held.isHolding()) throw error;
  }
  if (!held.release()) return;
  for (const name of response.getHeaderNames()) if (!held.headersBefore.has(name)) response.removeHeader(name);
  response.statusCode = 200;
  forgetFirstTry(request, url);
  await answer(request, response);
}

/** What Next notes on a request while it answers it. */
const notesOfNext = Symbol.for('NextInternalRequestMeta');

/** Next strips the language from the address and notes the failure; kept, the second try would answer in English, or fail by note. */
function forgetFirstTry(request: IncomingMessage, url: string | undefined): void {
  if (url !== undefined) request.url = url;
  Reflect.deleteProperty(request, notesOfNext);
}

/** Lets every answer pass but a failure, of which nothing is sent. */
function holdFailure(response: ServerResponse): { isHolding(): boolean; release(): boolean; headersBefore: ReadonlySet<string> } {
  const headersBefore = new Set(response.getHeaderNames());
  const { writeHead, write, end } = response;
  let holding = false;
  const fails = (): boolean => (holding ||= !response.headersSent && response.statusCode >= 500);
  const guarded = {
    writeHead: (...parameters: unknown[]): ServerResponse => {
      if (typeof parameters[0] === 'number') response.statusCode = parameters[0];
      return fails() ? response : Reflect.apply(writeHead, response, parameters);
    },
    write: (...parameters: unknown[]): boolean => (fails() ? true : Reflect.apply(write, response, parameters)),
    end: (...parameters: unknown[]): ServerResponse => (fails() ? response : Reflect.apply(end, response, parameters)),
  };
  Object.assign(response, guarded);
  return {
    headersBefore,
    isHolding: () => holding,
    release: () => {
      Object.assign(response, { writeHead, write, end });
      return holding;
    },
  };
}
