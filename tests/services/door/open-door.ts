import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from '@jest/globals';
import { createDoor, type DoorDeps } from '#services/door/door.ts';
import { createForwarding } from '#services/door/forwarding.ts';
import { createLog } from '#services/platform/log.ts';
import { plainDoor } from './plain-door.ts';

const log = createLog({ name: 'test', level: 'silent' });
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Listens on the loopback address until the test is over; returns the port. */
export async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return (server.address() as AddressInfo).port;
}

export const okPage = async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.setHeader('cache-control', 's-maxage=86400, stale-while-revalidate');
  response.end('page');
};

/** An empty page cache. */
export const noPages: NonNullable<DoorDeps['stored']> = { freshPage: async () => null, lastGoodPage: async () => null };

/** A front door on a port of its own, closed after the test; missing dependencies get simple stubs. */
export async function openDoor(given: Partial<DoorDeps> = {}, servicesUrl = 'http://127.0.0.1:9'): Promise<string> {
  const forwarding = createForwarding({ servicesUrl, log });
  const door = createDoor({
    ...plainDoor,
    pages: okPage,
    hasFile: (path) => path === '/robots.txt',
    stored: noPages,
    forwarding,
    log,
    ...given,
  });
  closing.push(async () => forwarding.close());
  return `http://127.0.0.1:${await listen(door)}`;
}

export const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address, { headers, redirect: 'manual' });
