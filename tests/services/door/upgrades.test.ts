import http from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test } from '@jest/globals';
import { createDoor } from '#services/door/door.ts';
import { createForwarding } from '#services/door/forwarding.ts';
import { createLog } from '#services/platform/log.ts';
import { until } from '#tests/setup/until.ts';
import { listen, noPages, okPage } from './open-door.ts';
import { plainDoor } from './plain-door.ts';

const log = createLog({ name: 'test', level: 'silent' });
const clients: net.Socket[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});

const socketAddress = '/lake/socket/mux';
const upgraded = 'HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n';

/** A client that asks for another protocol, and what it has read; it does not close its side by itself. */
function askToUpgrade(port: number, path: string, protocol = 'websocket'): { client: net.Socket; read: () => string } {
  const client = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client);
  client.on('error', () => undefined);
  let text = '';
  client.on('data', (bytes) => (text += String(bytes)));
  client.write(`GET ${path} HTTP/1.1\r\nhost: site\r\nconnection: Upgrade\r\nupgrade: ${protocol}\r\n\r\n`);
  return { client, read: () => text };
}

const heldBy = (server: http.Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

/** Services behind a door that waits 200 ms for a WebSocket; `held` tells how many connections door and services hold. */
async function openBoth(upgrade: (connection: Duplex) => void) {
  const taken: Duplex[] = [];
  const services = http.createServer((_request, response) => response.end('an answer'));
  services.on('upgrade', (_request, connection: Duplex) => {
    connection.on('error', () => undefined);
    taken.push(connection);
    upgrade(connection);
  });
  const servicesUrl = `http://127.0.0.1:${await listen(services)}`;
  const forwarding = createForwarding({ servicesUrl, log, idleForMs: 100, upgradeAtMostMs: 200 });
  const door = createDoor({ ...plainDoor, pages: okPage, stored: noPages, forwarding, log });
  const port = await listen(door);
  return { port, taken, held: async (): Promise<readonly [number, number]> => [await heldBy(door), await heldBy(services)] };
}

async function expectNoneHeld(held: () => Promise<readonly [number, number]>): Promise<void> {
  await until('no connection to be held', async () => String(await held()) === '0,0');
  expect(await held()).toEqual([0, 0]);
}

test.each([
  ['a page', '/about', 'websocket', 'page'],
  ['a page, as some programs ask for HTTP/2', '/about', 'h2c', 'page'],
  ['a call', '/myDoc/x', 'websocket', 'an answer'],
  ['an address of the lake without a WebSocket', '/lake/x', 'websocket', 'an answer'],
])('%s is answered as usual where another protocol is asked for', async (_what, path, protocol, body) => {
  const { port, taken, held } = await openBoth((connection) => connection.destroy());
  const { client, read } = askToUpgrade(port, path, protocol);
  await until('the answer', () => read().endsWith(body));
  expect(read()).toMatch(/^HTTP\/1\.1 200 /);
  expect(taken).toEqual([]);
  client.end();
  await expectNoneHeld(held);
});

test('a WebSocket of the lake is connected, and ends with its client', async () => {
  const { port, taken, held } = await openBoth((connection) => void connection.write(upgraded));
  const { client, read } = askToUpgrade(port, socketAddress);
  await until('the WebSocket to open', () => read().startsWith('HTTP/1.1 101'));
  for (const connection of taken) connection.pipe(connection);
  client.write('a word');
  await until('the word to come back', () => read().endsWith('a word'));
  client.end();
  await expectNoneHeld(held);
});

test('a refused WebSocket holds no connection, though its client keeps its own side open', async () => {
  const { port, held } = await openBoth((connection) => {
    connection.once('finish', () => connection.destroy());
    connection.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  const { read } = askToUpgrade(port, socketAddress);
  await until('the refusal', () => read().startsWith('HTTP/1.1 403'));
  await expectNoneHeld(held);
});

test('a WebSocket that the services do not open in time is given up, also once its client has gone', async () => {
  const { port, taken, held } = await openBoth(() => undefined);
  const { client } = askToUpgrade(port, socketAddress);
  await until('the services to be asked', () => taken.length === 1);
  client.end();
  await until('the door to hold no connection', async () => (await held())[0] === 0);
  // its own end is in the hands of the services
  taken[0]?.resume();
  taken[0]?.end();
  await expectNoneHeld(held);
});
