import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface HeldDirectory {
  release(): Promise<void>;
}

/**
 * Locks a directory for this process, until it ends in whatever way: the system drops the lock's name with the process, so that no stale
 * lock remains. @throws if another process holds it.
 */
export async function holdDirectory(directory: string): Promise<HeldDirectory> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const name = `hostfront-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32)}`;
  const server = createServer();
  // Linux has socket names without files; elsewhere the file blocks only while its process lives or until the machine restarts
  await listen(server, process.platform === 'linux' ? `\0${name}` : path.join(tmpdir(), name), directory);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listen(server: Server, name: string, directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      const words = `${directory} is in use by another running stack. Stop that one first, or set DATA_DIRECTORY to another folder.`;
      reject(taken ? new Error(words) : error);
    });
    server.listen(name, () => resolve());
  });
}
