import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#services/platform/error-facts.ts';
import { findStoredFile, type StoredFile } from '#services/platform/files/stored-file.ts';

/**
 * Files of a directory by their names, up to a number of bytes. What was used longest ago makes room: of the share that has written the most
 * in this process, so that nobody pushes out what others use; of all where no share has more than a small part. @throws what the disk
 * refuses.
 */
export interface RenderingFiles {
  /** Null for what is not there. */
  read(name: string): Promise<Buffer | StoredFile | null>;
  write(name: string, bytes: Buffer, share?: string): Promise<void>;
  /** Bytes of all files now. */
  bytes(): Promise<number>;
}

/** The part of all bytes that a share may write before its own files make room. */
const ownPart = 1 / 16;
/** Larger files are read while they are sent: they do not fit into the buffers of a connection. */
const wholeBytesAtMost = 512 * 1024;

export const isLarge = ({ length }: Buffer): boolean => length > wholeBytesAtMost;

interface Entry {
  readonly size: number;
  readonly share?: string | undefined;
}

const finished = /^[\w-]{43}$/;
/** Another process may share the directory: what it writes is finished long before. */
const draftsLiveMs = 10 * 60 * 1_000;

export function createRenderingFiles(directory: string, bytesAtMost: number): RenderingFiles {
  /** Files by name, what was used longest ago first. */
  let listed: Promise<Map<string, Entry>> | undefined;
  let total = 0;
  const totals = new Map<string, number>();

  const readDirectory = async (): Promise<Map<string, Entry>> => {
    const entries = await listFiles(directory);
    total = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
    return entries;
  };

  const known = (): Promise<Map<string, Entry>> => {
    listed ??= readDirectory().catch((error: unknown) => {
      listed = undefined;
      throw error;
    });
    return listed;
  };

  const count = ({ size, share }: Entry, sign: 1 | -1): void => {
    total += sign * size;
    if (share === undefined) return;
    const ofShare = (totals.get(share) ?? 0) + sign * size;
    if (ofShare > 0) totals.set(share, ofShare);
    else totals.delete(share);
  };

  const forget = (entries: Map<string, Entry>, name: string): void => {
    const entry = entries.get(name);
    if (entry) count(entry, -1);
    entries.delete(name);
  };

  const makeRoom = async (entries: Map<string, Entry>): Promise<void> => {
    while (total > bytesAtMost) {
      const name = nextToGo(entries, totals, bytesAtMost * ownPart);
      if (name === undefined) return;
      forget(entries, name);
      await rm(join(directory, name), { force: true });
    }
  };

  const read = async (name: string): Promise<Buffer | StoredFile | null> => {
    const entries = await known();
    const entry = entries.get(name);
    if (!entry) return null;
    const path = join(directory, name);
    try {
      const content = entry.size > wholeBytesAtMost ? await findStoredFile(path) : await readFile(path);
      // unless it made room meanwhile
      if (entries.delete(name)) entries.set(name, entry);
      const now = new Date();
      await utimes(path, now, now);
      return content;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      forget(entries, name);
      return null;
    }
  };

  const write = async (name: string, bytes: Buffer, share?: string): Promise<void> => {
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
    const entry = { size: bytes.length, share };
    entries.set(name, entry);
    count(entry, 1);
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

/** The file that makes room for others. */
function nextToGo(entries: ReadonlyMap<string, Entry>, totals: ReadonlyMap<string, number>, ownAtMost: number): string | undefined {
  let [largest, most]: [string | undefined, number] = [undefined, ownAtMost];
  for (const [share, bytes] of totals) if (bytes > most) [largest, most] = [share, bytes];
  for (const [name, { share }] of entries) if (largest === undefined || share === largest) return name;
  return undefined;
}

/** Files by name, what was used longest ago first; removes what a killed process was writing. */
async function listFiles(directory: string): Promise<Map<string, Entry>> {
  await mkdir(directory, { recursive: true });
  const found = await Promise.all((await readdir(directory)).map((name) => fileAt(directory, name)));
  const files = found.filter((file) => file !== null).sort((one, other) => one.usedAt - other.usedAt);
  const left = files.filter(({ name, usedAt }) => !finished.test(name) && usedAt < Date.now() - draftsLiveMs);
  await Promise.all(left.map(({ name }) => rm(join(directory, name), { force: true })));
  return new Map(files.filter(({ name }) => finished.test(name)).map(({ name, size }) => [name, { size }]));
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
