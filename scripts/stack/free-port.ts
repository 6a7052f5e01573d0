import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const triesAtMost = 200;
/** Above the known services, below what systems hand out by themselves. */
const [anyFirst, anyLast] = [20_000, 32_000];

export const isFreePort = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first free port of the loopback address from `first` on. */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + triesAtMost; port += 1) {
    if (await isFreePort(port)) return port;
  }
  throw new Error(`no free port between ${first} and ${first + triesAtMost}`);
}

/** A free port for what may stand anywhere; those that look at the same moment seldom look at the same place. */
export const findAnyPort = (): Promise<number> => findFreePort(randomInt(anyFirst, anyLast));
