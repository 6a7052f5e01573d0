import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePageEntry, type PageEntry } from './page-entry.ts';
import { RecentPages, type PageStore } from './page-store.ts';

const recentAtMost = 2_000;

/** Pages of a single replica: in memory, and on disk so that a restart while the CMS is down still has them. */
export function createDiskPageStore(directory: string, report: (problem: unknown) => void): PageStore {
  const recent = new RecentPages(recentAtMost);
  const dropFile = path.join(directory, 'dropped-at');
  let droppedAtMs: number | undefined;
  const readDroppedAt = async (): Promise<number> => {
    if (droppedAtMs !== undefined) return droppedAtMs;
    const readMs = Number(await readFile(dropFile, 'utf8').catch(() => '0')) || 0;
    // all may have been dropped while the file was read
    return (droppedAtMs ??= readMs);
  };
  const fileOf = (key: string): string => path.join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    read: async (key) => {
      const known = recent.get(key) ?? (await readStored(fileOf(key)));
      if (!known) return null;
      recent.set(key, known);
      return { entry: known, dropped: known.lastModified <= (await readDroppedAt()) };
    },
    write: async (key, entry) => {
      recent.set(key, entry);
      const file = fileOf(key);
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(unfinished, JSON.stringify(entry));
        await rename(unfinished, file);
      } catch (error) {
        report(error);
      }
    },
    remove: async (key) => {
      recent.delete(key);
      await rm(fileOf(key), { force: true }).catch(report);
    },
    dropAll: async () => {
      droppedAtMs = Date.now();
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(dropFile, String(droppedAtMs));
      } catch (error) {
        report(error);
      }
    },
  };
}

async function readStored(file: string): Promise<PageEntry | null> {
  return parsePageEntry(await readFile(file, 'utf8').catch(() => ''));
}
