import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface HeldDirectory {
  release(): Promise<void>;
}

/**
 * Holds a directory for this process alone, until it ends however it ends: the system forgets the name with the process, so that
 * no stale lock is ever left. @throws when another process holds it.
 */
export async function holdDirectory(directory: string): Promise<HeldDirectory> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const name = `hostfront-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32)}`;
  const server = createServer();
  // Linux has names without files; elsewhere the file is in the way only while its process lives or the machine is not restarted
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
