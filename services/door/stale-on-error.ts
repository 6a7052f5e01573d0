import type { IncomingMessage, ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A response that failed before any of it was sent. */
export interface HeldFailure {
  /** Sends the failure after all. @throws what the handler threw */
  send(): Promise<void>;
  /** Discards it, so that something else can be sent, with its own status. */
  discard(): void;
}

/** Lets a response pass unless it fails (status 500 or above, or an error) before anything was sent; null if it succeeded. */
export async function answerOrFail(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<HeldFailure | null> {
  const headersBefore = new Set(response.getHeaderNames());
  const { writeHead, write, end } = response;
  const held: (() => void)[] = [];
  /** What becomes of a failure's bytes. Middleware that compresses keeps these methods and writes after the handler is done. */
  let verdict: 'open' | 'passed' | 'discarded' = 'open';
  let endHeld = (): void => undefined;
  const heldToItsEnd = new Promise<void>((resolve) => (endHeld = resolve));
  const fails = (): boolean =>
    verdict !== 'passed' && (verdict === 'discarded' || held.length > 0 || (!response.headersSent && response.statusCode >= 500));
  const hold = (step: () => void): void => {
    if (verdict === 'open') held.push(step);
  };
  const restore = (): void => void Object.assign(response, { writeHead, write, end });
  Object.assign(response, {
    writeHead: (status: number, ...others: unknown[]): ServerResponse => {
      const parameters = [status, ...others];
      if (verdict !== 'discarded') response.statusCode = status;
      if (!fails()) return Reflect.apply(writeHead, response, parameters);
      hold(() => void Reflect.apply(writeHead, response, parameters));
      return response;
    },
    write: (...parameters: unknown[]): boolean => {
      if (!fails()) return Reflect.apply(write, response, parameters);
      hold(() => void Reflect.apply(write, response, parameters));
      return true;
    },
    end: (...parameters: unknown[]): ServerResponse => {
      if (!fails()) return Reflect.apply(end, response, parameters);
      hold(() => void Reflect.apply(end, response, parameters));
      endHeld();
      return response;
    },
  });
  try {
    // a handler that streams its failure waits until it is sent, which is decided after this
    await Promise.race([answer(request, response), heldToItsEnd]);
    if (held.length === 0) {
      verdict = 'passed';
      return null;
    }
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
      verdict = 'passed';
      for (const step of held) step();
    },
    discard: () => {
      verdict = 'discarded';
      for (const name of response.getHeaderNames()) if (!headersBefore.has(name)) response.removeHeader(name);
    },
  };
}
