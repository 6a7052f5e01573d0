import type { BrowserContext } from '@playwright/test';

/** Console errors and event streams of every page in a context. */
export interface Watch {
  readonly complaints: string[];
  readonly eventStreams: string[];
  readonly sockets: string[];
}

/** The Studio requests fonts, versions and feedback from its maker's servers; the policy blocks that, and the browser reports it. */
const refusedByPolicy = /https:\/\/[\w.-]*(sanity\.io|sanity-cdn\.com)\/|Failed to fetch version for package/;
/** A presence socket that the Studio itself closes before it is open. */
const closedEarly = /socket\/production.*closed before the connection is established/;

/** Collects errors, event streams outside the shared socket, and sockets. Set up before the first page opens. */
export function watch(context: BrowserContext): Watch {
  const seen: Watch = { complaints: [], eventStreams: [], sockets: [] };
  context.on('weberror', (error) => seen.complaints.push(String(error.error())));
  context.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !refusedByPolicy.test(text) && !closedEarly.test(text)) seen.complaints.push(text);
  });
  context.on('request', (request) => {
    const accepted = request.headers().accept ?? '';
    if (request.resourceType() === 'eventsource' || accepted.includes('text/event-stream')) seen.eventStreams.push(request.url());
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => seen.sockets.push(new URL(socket.url()).pathname));
  });
  return seen;
}
