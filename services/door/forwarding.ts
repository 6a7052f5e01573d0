import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import type { Logger } from '#services/platform/log.ts';
import { sendRefusal } from './refusal.ts';

export interface Forwarding {
  /** Forwards a request and streams the response back; an unreachable service becomes a 503 with a message. */
  request(request: IncomingMessage, response: ServerResponse): void;
  /** Connects a WebSocket to the services. */
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
  close(): void;
}

const idleConnectionsAtMost = 64;
/** Shorter than the services keep an idle connection (72 s): the door closes it first, so that no request meets a closing one. */
const idleForMs = 30_000;
/** How long the services have to open a WebSocket. */
const upgradeAtMostMs = 10_000;

/** Hop-by-hop headers: they concern one connection and are not forwarded. */
const ofConnection: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

/**
 * Forwards a response. The keep-alive header is the door's own: with that of the services, clients would reuse a connection that the door
 * is closing.
 */
function passOn(answer: IncomingMessage, response: ServerResponse): void {
  response.statusCode = answer.statusCode ?? 502;
  response.statusMessage = answer.statusMessage ?? '';
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !ofConnection.has(name)) response.setHeader(name, value);
  }
  answer.pipe(response);
}

/** Forwards to the services over keep-alive connections. The times are overridden by tests. */
export function createForwarding(deps: { servicesUrl: string; log: Logger; idleForMs?: number; upgradeAtMostMs?: number }): Forwarding {
  const upgradeTimeout = deps.upgradeAtMostMs ?? upgradeAtMostMs;
  // closes idle connections; those in use may be silent for as long as they like
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
      // once the last answer is written nobody reads this connection, so that it would not notice its client's end
      socket.once('finish', () => socket.destroy());
      proxy.ws(request, socket, { target: deps.servicesUrl, agent: undefined, upgradeTimeout }, head).catch(() => socket.destroy());
    },
    close: () => agent.destroy(),
  };
}

/**
 * The client's connection is kept or closed by the door. With `connection: close`, services that refuse a body would close at once, and
 * their refusal would be lost; a request without a length is left as the proxy makes it.
 */
function keepConnectionAlive(outgoing: ClientRequest): void {
  if (outgoing.getHeader('transfer-encoding') === undefined) outgoing.setHeader('connection', 'keep-alive');
}
