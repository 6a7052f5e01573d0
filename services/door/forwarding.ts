import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import type { Logger } from '#services/platform/log.ts';
import { sendRefusal } from './refusal.ts';

export interface Forwarding {
  /** Passes a request on and its answer back, streams included; an unreachable service becomes a 503 with a word. */
  request(request: IncomingMessage, response: ServerResponse): void;
  /** Joins a WebSocket to the services. */
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
  close(): void;
}

const idleConnectionsAtMost = 64;
/** Shorter than the services hold a connection that nobody uses (72 s): the door closes it first, so that no request meets a closing one. */
const idleForMs = 30_000;

/** Headers that speak of the one connection they came on, and mean nothing on the next. */
const ofConnection: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

/** Passes an answer on. How long its connection is held is the door's own word: who believed the services would ask on one that is closed meanwhile. */
function passOn(answer: IncomingMessage, response: ServerResponse): void {
  response.statusCode = answer.statusCode ?? 502;
  response.statusMessage = answer.statusMessage ?? '';
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !ofConnection.has(name)) response.setHeader(name, value);
  }
  answer.pipe(response);
}

/** Forwards to the services over kept connections. `idleForMs` is for a test that cannot wait for the usual time. */
export function createForwarding(deps: { servicesUrl: string; log: Logger; idleForMs?: number }): Forwarding {
  // ends connections that are idle; those in use may be silent for as long as they like
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: idleConnectionsAtMost, timeout: deps.idleForMs ?? idleForMs });
  const proxy = createProxyServer({ target: deps.servicesUrl, agent, xfwd: false, proxyTimeout: 0, selfHandleResponse: true });
  proxy.on('proxyRes', (answer, _request, response) => passOn(answer, response));
  const refuse = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
    deps.log.warn({ err: error, url: request.url }, 'services not reachable');
    sendRefusal(request, response, 'systemBusy');
  };
  proxy.on('error', (error, request, target) => {
    if (request && target && 'writeHead' in target) refuse(request, target, error);
    else target?.destroy();
  });
  proxy.on('proxyReq', keepConnectionAlive);
  return {
    request: (request, response) => {
      proxy.web(request, response).catch((error: unknown) => refuse(request, response, error));
    },
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      proxy.ws(request, socket, { target: deps.servicesUrl, agent: undefined }, head).catch(() => socket.destroy());
    },
    close: () => agent.destroy(),
  };
}

/**
 * Whether a visitor keeps a connection is between the visitor and the door. Services that refuse a body and close at once would lose their
 * refusal on the way; a request without a length is left as the proxy makes it.
 */
function keepConnectionAlive(outgoing: ClientRequest): void {
  if (outgoing.getHeader('transfer-encoding') === undefined) outgoing.setHeader('connection', 'keep-alive');
}
