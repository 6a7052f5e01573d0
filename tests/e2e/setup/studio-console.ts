import type { BrowserContext } from '@playwright/test';

/** What a browser complains of and how it reads events, seen from every page of a context. */
export interface Watch {
  readonly complaints: string[];
  readonly eventStreams: string[];
  readonly sockets: string[];
}

/** The Studio asks its maker's servers for fonts, versions and feedback; the policy refuses that, and the browser says so. */
const refusedByPolicy = /https:\/\/[\w.-]*(sanity\.io|sanity-cdn\.com)\/|Failed to fetch version for package/;
/** A socket of presence that the Studio itself closes before it is open. */
const closedEarly = /socket\/production.*closed before the connection is established/;

/** Collects errors, event streams outside the shared socket, and sockets. Asked for before the first page opens. */
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
