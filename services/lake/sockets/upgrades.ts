import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { isSocketAddress, muxPath } from '#lib/contracts/socket-addresses.ts';
import type { Identity } from '../editors/identity.ts';
import type { LakeParts } from '../lake-parts.ts';
import { isSameOrigin } from '../origin.ts';
import { serveMux } from './mux.ts';
import { createPresence } from './presence.ts';

const messageBytesAtMost = 1024 * 1024;
const goingAway = 1001;
const closeTimeoutMs = 500;
const loggedOut = 4401;

export interface Upgrades {
  attach(server: Server): void;
  closeAll(): void;
}

/** Handles the lake's WebSocket upgrades of a server, and refuses every other. */
export function createUpgrades(parts: LakeParts): Upgrades {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesAtMost });
  const presence = createPresence();

  const serve = (path: string, socket: WebSocket, identity: Identity): void => {
    // a broken connection ends in 'close'; an 'error' without a listener would end the process
    socket.on('error', (error) => parts.log.debug({ err: error }, 'a WebSocket of the lake failed'));
    socket.on(
      'close',
      parts.sockets.add(identity, () => socket.close(loggedOut)),
    );
    if (path === muxPath) serveMux(socket, parts, identity);
    else presence.join(socket, identity);
  };

  const upgrade = async (path: string, request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> => {
    if (!isSameOrigin(request.headers, parts.settings.publicOrigin)) return refuse(connection, '403 Forbidden');
    if (!parts.ready()) return refuse(connection, '503 Service Unavailable');
    const identity = await parts.identities.of(request.headers);
    if (identity.role === 'anonymous') return refuse(connection, '403 Forbidden');
    sockets.handleUpgrade(request, connection, head, (socket) => serve(path, socket, identity));
  };

  return {
    attach: (server) => {
      server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
        connection.on('error', () => connection.destroy());
        const [path = ''] = (request.url ?? '').split('?', 1);
        if (!isSocketAddress(path)) return refuse(connection, '404 Not Found');
        upgrade(path, request, connection, head).catch((error: unknown) => {
          parts.log.error({ err: error }, 'a WebSocket of the lake could not be opened');
          connection.destroy();
        });
      });
    },
    closeAll: () => {
      for (const socket of sockets.clients) {
        socket.close(goingAway);
        setTimeout(() => socket.terminate(), closeTimeoutMs).unref();
      }
    },
  };
}

function refuse(connection: Duplex, status: string): void {
  // nobody reads this connection, so that it would not notice its client's end
  connection.once('finish', () => connection.destroy());
  connection.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
