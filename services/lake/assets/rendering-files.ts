import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#services/platform/error-facts.ts';
import { findStoredFile, type StoredFile } from '#services/platform/files/stored-file.ts';
import { createRenderingEntries, type RenderingEntries } from './rendering-entries.ts';

/** Files of a directory by their names, up to a number of bytes; others make room for new ones. @throws what the disk refuses. */
export interface RenderingFiles {
  /** Null for what is not there. */
  read(name: string): Promise<Buffer | StoredFile | null>;
  write(name: string, bytes: Buffer, share?: string): Promise<void>;
  /** Bytes of all files now. */
  bytes(): Promise<number>;
}

/** Larger files are read while they are sent: they do not fit into the buffers of a connection. */
export const wholeBytesAtMost = 512 * 1024;

const finished = /^[\w-]{43}$/;
/** Another process may share the directory: what it writes is finished long before. */
const draftsLiveMs = 10 * 60 * 1_000;

export function createRenderingFiles(directory: string, bytesAtMost: number): RenderingFiles {
  let listed: Promise<RenderingEntries> | undefined;

  const known = (): Promise<RenderingEntries> => {
    listed ??= listFiles(directory).then(
      (found) => createRenderingEntries(found, bytesAtMost),
      (error: unknown) => {
        listed = undefined;
        throw error;
      },
    );
    return listed;
  };

  const makeRoom = async (entries: RenderingEntries): Promise<void> => {
    for (let name = entries.nextToGo(); name !== undefined; name = entries.nextToGo()) {
      entries.forget(name);
      await rm(join(directory, name), { force: true });
    }
  };

  const read = async (name: string): Promise<Buffer | StoredFile | null> => {
    const entries = await known();
    const size = entries.sizeOf(name);
    if (size === undefined) return null;
    const path = join(directory, name);
    try {
      const content = size > wholeBytesAtMost ? await findStoredFile(path) : await readFile(path);
      entries.used(name);
      const now = new Date();
      await utimes(path, now, now);
      return content;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      entries.forget(name);
      return null;
    }
  };

  const write = async (name: string, bytes: Buffer, share?: string): Promise<void> => {
    const entries = await known();
    if (bytes.length > bytesAtMost || entries.sizeOf(name) !== undefined) return;
    const draft = join(directory, `${randomUUID()}.new`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(directory, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    entries.add(name, bytes.length, share);
    await makeRoom(entries);
  };

  return { read, write, bytes: async () => (await known()).bytes() };
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
