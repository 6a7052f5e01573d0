import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePageEntry } from './page-entry.ts';
import { RecentPages, type PageStore } from './page-store.ts';

const recentAtMost = 2_000;

/** Pages of a single replica: in memory, and on disk so that a restart while the CMS is down still has them. */
export function createDiskPageStore(directory: string, report: (problem: unknown) => void): PageStore {
  const recent = new RecentPages(recentAtMost);
  const fileOf = (key: string): string => path.join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    read: async (key) => {
      const known = recent.get(key);
      if (known) return known;
      const text = await readFile(fileOf(key), 'utf8').catch(() => null);
      const entry = text === null ? null : parsePageEntry(text);
      if (entry) recent.set(key, entry);
      return entry;
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
      recent.clear();
      await rm(directory, { recursive: true, force: true }).catch(report);
    },
  };
}
