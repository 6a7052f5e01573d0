import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#services/platform/error-facts.ts';

/** Files of a directory by their names, up to a number of bytes. @throws what the disk refuses. */
export interface RenderingFiles {
  /** Null for what is not there. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
  /** Bytes of all files now. */
  bytes(): Promise<number>;
}

const finished = /^[\w-]{43}$/;
/** Another process may share the directory: what it writes is finished long before. */
const draftsLiveMs = 10 * 60 * 1_000;

export function createRenderingFiles(directory: string, bytesAtMost: number): RenderingFiles {
  /** Sizes by name, what was used longest ago first. */
  let sizes: Promise<Map<string, number>> | undefined;
  let total = 0;

  const readDirectory = async (): Promise<Map<string, number>> => {
    const entries = await listFiles(directory);
    total = [...entries.values()].reduce((sum, size) => sum + size, 0);
    return entries;
  };

  const known = (): Promise<Map<string, number>> => {
    sizes ??= readDirectory().catch((error: unknown) => {
      sizes = undefined;
      throw error;
    });
    return sizes;
  };

  const forget = (entries: Map<string, number>, name: string): void => {
    total -= entries.get(name) ?? 0;
    entries.delete(name);
  };

  const makeRoom = async (entries: Map<string, number>): Promise<void> => {
    for (const name of [...entries.keys()]) {
      if (total <= bytesAtMost) return;
      forget(entries, name);
      await rm(join(directory, name), { force: true });
    }
  };

  const read = async (name: string): Promise<Buffer | null> => {
    const entries = await known();
    const size = entries.get(name);
    if (size === undefined) return null;
    try {
      const bytes = await readFile(join(directory, name));
      entries.delete(name);
      entries.set(name, size);
      const now = new Date();
      await utimes(join(directory, name), now, now);
      return bytes;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      forget(entries, name);
      return null;
    }
  };

  const write = async (name: string, bytes: Buffer): Promise<void> => {
    const entries = await known();
    if (bytes.length > bytesAtMost || entries.has(name)) return;
    const draft = join(directory, `${randomUUID()}.new`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(directory, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    forget(entries, name);
    entries.set(name, bytes.length);
    total += bytes.length;
    await makeRoom(entries);
  };

  return {
    read,
    write,
    bytes: async () => {
      await known();
      return total;
    },
  };
}

/** Sizes by name, what was used longest ago first; removes what a killed process was writing. */
async function listFiles(directory: string): Promise<Map<string, number>> {
  await mkdir(directory, { recursive: true });
  const found = await Promise.all((await readdir(directory)).map((name) => fileAt(directory, name)));
  const files = found.filter((file) => file !== null).sort((one, other) => one.usedAt - other.usedAt);
  const left = files.filter(({ name, usedAt }) => !finished.test(name) && usedAt < Date.now() - draftsLiveMs);
  await Promise.all(left.map(({ name }) => rm(join(directory, name), { force: true })));
  return new Map(files.filter(({ name }) => finished.test(name)).map(({ name, size }) => [name, size]));
}

/** Null for one that vanished since its name was read. */
async function fileAt(directory: string, name: string): Promise<{ name: string; size: number; usedAt: number } | null> {
  try {
    const { size, mtimeMs } = await stat(join(directory, name));
    return { name, size, usedAt: mtimeMs };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
