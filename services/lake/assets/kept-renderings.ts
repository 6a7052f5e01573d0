import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-facts.ts';
import { isFullDisk } from '#services/platform/startup-failure.ts';

/** Renderings on disk, at most so many bytes: those that were used longest ago make room. Losing one costs only its rendering. */
export interface KeptRenderings {
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Bytes that are kept now. */
  bytes(): Promise<number>;
}

const finished = /^[\w-]{43}$/;

export function createKeptRenderings(directory: string, bytesAtMost: number): KeptRenderings {
  /** Sizes by name, what was used longest ago first. */
  let sizes: Promise<Map<string, number>> | undefined;
  let total = 0;

  const known = (): Promise<Map<string, number>> => (sizes ??= listed());

  const listed = async (): Promise<Map<string, number>> => {
    await mkdir(directory, { recursive: true });
    const names = await readdir(directory);
    // what a killed process was writing
    await Promise.all(names.filter((name) => !finished.test(name)).map((name) => rm(join(directory, name), { force: true })));
    const files = await Promise.all(names.filter((name) => finished.test(name)).map(async (name) => ({ name, facts: await stat(join(directory, name)) })));
    files.sort((one, other) => one.facts.mtimeMs - other.facts.mtimeMs);
    total = files.reduce((sum, { facts }) => sum + facts.size, 0);
    return new Map(files.map(({ name, facts }) => [name, facts.size]));
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

  return {
    get: async (key) => {
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
    },
    put: async (key, bytes) => {
      const entries = await known();
      const name = nameOf(key);
      if (bytes.length > bytesAtMost || entries.has(name)) return;
      const draft = join(directory, `${randomUUID()}.new`);
      try {
        await writeFile(draft, bytes);
        await rename(draft, join(directory, name));
      } catch (error) {
        await rm(draft, { force: true });
        if (isFullDisk(error)) return;
        throw error;
      }
      entries.set(name, bytes.length);
      total += bytes.length;
      await makeRoom(entries);
    },
    bytes: async () => {
      await known();
      return total;
    },
  };
}

const nameOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
