import type { BrowserContext } from '@playwright/test';
import { origin } from './stack.ts';

/** Console errors, requests to another host, and event streams of every page in a context. */
export interface Watch {
  readonly complaints: string[];
  readonly eventStreams: string[];
  readonly sockets: string[];
}

/** A presence socket that the Studio itself closes before it is open. */
const closedEarly = /socket\/production.*closed before the connection is established/;

/** Collects errors, requests to other hosts, event streams outside the shared socket, and sockets. Set up before the first page opens. */
export function watch(context: BrowserContext): Watch {
  const seen: Watch = { complaints: [], eventStreams: [], sockets: [] };
  context.on('weberror', (error) => seen.complaints.push(String(error.error())));
  context.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !closedEarly.test(text)) seen.complaints.push(text);
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !/^(data|blob):/.test(request.url())) seen.complaints.push(`asked ${request.url()}`);
    const accepted = request.headers().accept ?? '';
    if (request.resourceType() === 'eventsource' || accepted.includes('text/event-stream')) seen.eventStreams.push(request.url());
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => seen.sockets.push(new URL(socket.url()).pathname));
  });
  return seen;
}
