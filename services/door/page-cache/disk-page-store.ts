import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parsePageEntry, type PageEntry } from './page-entry.ts';
import type { PageStore } from './page-store.ts';

const recentAtMost = 2_000;
const removedAtMost = 10_000;

const changesSchema = z.object({ count: z.number(), droppedAt: z.number() });
type Changes = z.infer<typeof changesSchema>;

/** Pages of a single replica: in memory, and on disk so that a restart while the CMS is down still has them. */
export function createDiskPageStore(directory: string, report: (problem: unknown) => void): PageStore {
  const recent = new LRUCache<string, PageEntry>({ max: recentAtMost });
  const removedAt = new LRUCache<string, number>({ max: removedAtMost });
  const changesFile = path.join(directory, 'changes.json');
  let changes: Changes | undefined;
  const fileOf = (route: string): string => path.join(directory, `${createHash('sha256').update(route).digest('hex')}.json`);

  const readChanges = async (): Promise<Changes> => {
    if (changes) return changes;
    const stored = parseChanges(await readFile(changesFile, 'utf8').catch(() => ''));
    // another caller may have read it meanwhile
    if (!changes) await writeChanges(stored ?? unknownChanges());
    return changes ?? unknownChanges();
  };

  const writeChanges = async (next: Changes): Promise<void> => {
    changes = next;
    try {
      await mkdir(directory, { recursive: true });
      await replaceFile(changesFile, JSON.stringify(next), () => changes === next);
    } catch (error) {
      report(error);
    }
  };

  const find = async (route: string): Promise<PageEntry | null> => {
    const known = recent.get(route) ?? parsePageEntry(await readFile(fileOf(route), 'utf8').catch(() => ''));
    if (!known) return null;
    // a rendering may have been stored, or the page removed, while the file was read
    const latest = recent.get(route) ?? (isRemovedSince(route, known) ? null : known);
    if (latest) recent.set(route, latest);
    return latest;
  };

  const isRemovedSince = (route: string, { changeCount }: PageEntry): boolean => changeCount < (removedAt.get(route) ?? 0);

  return {
    read: async (route) => {
      const [entry, { droppedAt }] = await Promise.all([find(route), readChanges()]);
      return { entry, droppedAt };
    },
    write: async (route, entry) => {
      const stored = await find(route);
      if ((stored && stored.changeCount > entry.changeCount) || isRemovedSince(route, entry)) return;
      recent.set(route, entry);
      try {
        await mkdir(directory, { recursive: true });
        await replaceFile(fileOf(route), JSON.stringify(entry), () => recent.get(route) === entry);
      } catch (error) {
        report(error);
      }
    },
    remove: async (route, changeCount) => {
      removedAt.set(route, changeCount);
      recent.delete(route);
      await rm(fileOf(route), { force: true }).catch(report);
    },
    changeCount: async () => (await readChanges()).count,
    countChange: async () => {
      await readChanges();
      const { count, droppedAt } = changes ?? unknownChanges();
      await writeChanges({ count: count + 1, droppedAt });
      return count + 1;
    },
    dropAll: async () => {
      await readChanges();
      const count = (changes ?? unknownChanges()).count + 1;
      await writeChanges({ count, droppedAt: count });
    },
  };
}

/** Where the count is not known, it begins above any that was, and every page that was stored is rendered anew. */
function unknownChanges(): Changes {
  const nowMs = Date.now();
  return { count: nowMs, droppedAt: nowMs };
}

function parseChanges(text: string): Changes | null {
  try {
    return changesSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Puts a whole file in the place of another, unless a later one has come meanwhile. */
async function replaceFile(file: string, text: string, isStillWanted: () => boolean): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, text);
  if (isStillWanted()) await rename(unfinished, file);
  else await rm(unfinished, { force: true });
}
