import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { isBlockedPort } from './blocked-ports.ts';

const triesAtMost = 200;
/** Above well-known services, below the systems' ephemeral ports. */
const anyFirst = 20_000;
const anyLast = 32_000;

export const isFreePort = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first free port of the loopback address from `first` on at which browsers open a page. */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + triesAtMost; port += 1) {
    if (!isBlockedPort(port) && (await isFreePort(port))) return port;
  }
  throw new Error(`no free port between ${first} and ${first + triesAtMost}`);
}

/** A random free port; processes that search at the same moment seldom try the same one. */
export const findAnyPort = (): Promise<number> => findFreePort(randomInt(anyFirst, anyLast));
