import type { IncomingMessage, ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An answer that failed before anything of it was sent. */
export interface HeldFailure {
  /** Sends the failure after all. @throws what the answer threw */
  send(): Promise<void>;
  /** Takes it back, so that something else can be answered, with a status of its own. */
  discard(): void;
}

/** Lets an answer pass but a failure (a status from 500, or an error), of which nothing is sent yet; null where all is well. */
export async function answerOrFail(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<HeldFailure | null> {
  const headersBefore = new Set(response.getHeaderNames());
  const { writeHead, write, end } = response;
  const held: (() => void)[] = [];
  const fails = (): boolean => held.length > 0 || (!response.headersSent && response.statusCode >= 500);
  const restore = (): void => void Object.assign(response, { writeHead, write, end });
  Object.assign(response, {
    writeHead: (status: number, ...others: unknown[]): ServerResponse => {
      const parameters = [status, ...others];
      response.statusCode = status;
      if (!fails()) return Reflect.apply(writeHead, response, parameters);
      held.push(() => void Reflect.apply(writeHead, response, parameters));
      return response;
    },
    write: (...parameters: unknown[]): boolean => {
      if (!fails()) return Reflect.apply(write, response, parameters);
      held.push(() => void Reflect.apply(write, response, parameters));
      return true;
    },
    end: (...parameters: unknown[]): ServerResponse => {
      if (!fails()) return Reflect.apply(end, response, parameters);
      held.push(() => void Reflect.apply(end, response, parameters));
      return response;
    },
  });
  try {
    await answer(request, response);
    if (held.length === 0) return null;
  } catch (error) {
    if (response.headersSent) throw error;
    held.push(() => {
      throw error;
    });
  } finally {
    restore();
  }
  return {
    send: async () => {
      for (const step of held) step();
    },
    discard: () => {
      for (const name of response.getHeaderNames()) if (!headersBefore.has(name)) response.removeHeader(name);
    },
  };
}
