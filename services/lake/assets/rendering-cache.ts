import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-facts.ts';
import type { Logger } from '#services/platform/log.ts';

/**
 * Renderings on disk, at most so many bytes: those that were used longest ago make room. Losing one costs only its rendering: what the
 * disk refuses is logged, and no picture fails for it.
 */
export interface KeptRenderings {
  /** Null for what is not kept or cannot be read. */
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Bytes that are kept now. */
  bytes(): Promise<number>;
}

const finished = /^[\w-]{43}$/;
/** Another process may share the directory: what it writes is finished long before. */
const draftsLiveMs = 10 * 60 * 1_000;

export function createKeptRenderings(directory: string, bytesAtMost: number, log: Logger): KeptRenderings {
  /** Sizes by name, what was used longest ago first. */
  let sizes: Promise<Map<string, number>> | undefined;
  let total = 0;

  const known = (): Promise<Map<string, number>> => {
    sizes ??= listed().catch((error: unknown) => {
      sizes = undefined;
      throw error;
    });
    return sizes;
  };

  const listed = async (): Promise<Map<string, number>> => {
    await mkdir(directory, { recursive: true });
    const found = await Promise.all((await readdir(directory)).map((name) => fileAt(directory, name)));
    const files = found.filter((file) => file !== null).sort((one, other) => one.usedAt - other.usedAt);
    // what a killed process was writing
    const left = files.filter(({ name, usedAt }) => !finished.test(name) && usedAt < Date.now() - draftsLiveMs);
    await Promise.all(left.map(({ name }) => rm(join(directory, name), { force: true })));
    const entries = new Map(files.filter(({ name }) => finished.test(name)).map(({ name, size }) => [name, size]));
    total = [...entries.values()].reduce((sum, size) => sum + size, 0);
    return entries;
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

  const read = async (key: string): Promise<Buffer | null> => {
    const entries = await known();
    const name = nameOf(key);
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

  const write = async (key: string, bytes: Buffer): Promise<void> => {
    const entries = await known();
    const name = nameOf(key);
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
    get: async (key) => {
      try {
        return await read(key);
      } catch (error) {
        log.warn({ err: error }, 'a kept rendering could not be read');
        return null;
      }
    },
    put: async (key, bytes) => {
      try {
        await write(key, bytes);
      } catch (error) {
        log.warn({ err: error }, 'a rendering could not be kept');
      }
    },
    bytes: async () => {
      await known();
      return total;
    },
  };
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

const nameOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
