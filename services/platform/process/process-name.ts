import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';

export interface ProcessName {
  readonly name: string;
  release(): Promise<void>;
}

/**
 * The scope in which abstract sockets are visible: one boot of one machine, and one network namespace in it, which a container has for
 * itself. Null if the system has no such sockets.
 */
function readPlace(): string | null {
  if (process.platform !== 'linux') return null;
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${readlinkSync('/proc/self/ns/net')}`;
  } catch {
    return null;
  }
}

const socketOf = (name: string): string => `\0hostfront-${name.split('/').at(-1) ?? ''}`;

/** Gives this process a unique name; the system releases it with the process, however that ends. */
export async function nameThisProcess(): Promise<ProcessName> {
  const place = readPlace();
  const id = randomUUID();
  if (place === null) return { name: id, release: async () => undefined };
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketOf(id), resolve);
  });
  server.unref();
  return { name: `${place}/${id}`, release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Whether the process of a name has certainly ended; never true of one elsewhere, which cannot be seen from here. */
export async function hasEnded(name: string): Promise<boolean> {
  const place = readPlace();
  if (place === null || !name.startsWith(`${place}/`)) return false;
  return new Promise((resolve) => {
    const socket = connect(socketOf(name));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED'));
  });
}
