import http, { type IncomingMessage } from 'node:http';

/** A page as a visitor without cookies gets it. */
export interface VisitedPage {
  readonly status: number;
  /** Where a redirect leads; empty for other answers. */
  readonly location: string;
  readonly html: string;
}

const visitWithinMs = 30_000;
const bytesAtMost = 8_000_000;

/**
 * Asks the door itself for a page, over the address at which a request arrived.
 * @throws if no answer comes, one that is too long, or the reader leaves.
 */
export const visitPage = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  page: string,
  reader: AbortSignal,
): Promise<VisitedPage> =>
  new Promise((resolve, reject) => {
    const { host, 'x-forwarded-for': visitor } = headers;
    const visit = http.get({
      host: socket.localAddress,
      port: socket.localPort,
      path: page,
      agent: false,
      headers: { accept: 'text/html', ...(host && { host }), ...(visitor && { 'x-forwarded-for': visitor }) },
      signal: AbortSignal.any([reader, AbortSignal.timeout(visitWithinMs)]),
    });
    visit.once('error', reject);
    visit.once('response', (answer) => {
      const { statusCode: status = 500 } = answer;
      readText(answer).then((html) => resolve({ status, location: answer.headers.location ?? '', html }), reject);
    });
  });

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    // leaving the loop ends the visit
    if (length > bytesAtMost) throw new Error(`a page has more than ${bytesAtMost} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
