import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parsePageEntry, type PageEntry } from './page-entry.ts';
import type { PageStore } from './page-store.ts';

const recentAtMost = 2_000;
const removedAtMost = 10_000;

const changesSchema = z.object({ count: z.number(), droppedCount: z.number() });
type Changes = z.infer<typeof changesSchema>;

/** Pages of a single replica: in memory, and on disk so that a restart while the CMS is down still has them. */
export function createDiskPageStore(directory: string, report: (problem: unknown) => void): PageStore {
  const recent = new LRUCache<string, PageEntry>({ max: recentAtMost });
  const removedAt = new LRUCache<string, number>({ max: removedAtMost });
  const changesFile = path.join(directory, 'changes.json');
  let opened: Promise<{ changes: Changes }> | undefined;
  let changing: Promise<unknown> = Promise.resolve();
  const fileOf = (route: string): string => path.join(directory, `${createHash('sha256').update(route).digest('hex')}.json`);

  const keepChanges = async (changes: Changes): Promise<void> => {
    await mkdir(directory, { recursive: true });
    await replaceFile(changesFile, JSON.stringify(changes));
  };

  /** The change counter: read once, and rewritten for the next process if it was lost. */
  const known = (): Promise<{ changes: Changes }> => {
    opened ??= openChanges();
    return opened;
  };

  const openChanges = async (): Promise<{ changes: Changes }> => {
    const changes = await readChanges(changesFile);
    try {
      await keepChanges(changes);
    } catch (error) {
      report(error);
    }
    return { changes };
  };

  /** One after the other, and only what is on disk counts: after a restart the count is never below that of a stored page. */
  const change = (apply: (changes: Changes) => Changes): Promise<number> => {
    const changed = changing.then(async () => {
      const state = await known();
      const changes = apply(state.changes);
      await keepChanges(changes);
      state.changes = changes;
      return changes.count;
    });
    changing = changed.catch(() => undefined);
    return changed;
  };

  const find = async (route: string): Promise<PageEntry | null> => {
    const read = recent.get(route) ?? parsePageEntry(await readFile(fileOf(route), 'utf8').catch(() => ''));
    // a rendering may have been stored, or the page removed, while the file was read
    const latest = recent.get(route) ?? read;
    if (!latest || isRemovedSince(route, latest)) return null;
    recent.set(route, latest);
    return latest;
  };

  const isRemovedSince = (route: string, { changeCount }: PageEntry): boolean => changeCount < (removedAt.get(route) ?? 0);

  return {
    read: async (route) => {
      const [entry, { changes }] = await Promise.all([find(route), known()]);
      return { entry, droppedCount: changes.droppedCount };
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
    changeCount: async () => (await known()).changes.count,
    countChange: () => change(({ count, droppedCount }) => ({ count: count + 1, droppedCount })),
    dropAll: async () => void (await change(({ count }) => ({ count: count + 1, droppedCount: count + 1 }))),
  };
}

/** An unknown counter restarts above any previous value, so that every stored page is rendered again. */
async function readChanges(file: string): Promise<Changes> {
  try {
    return changesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const nowMs = Date.now();
    return { count: nowMs, droppedCount: nowMs };
  }
}

/** Replaces a file with a complete new one, unless a later one was written meanwhile. @throws if it cannot, and leaves nothing behind */
async function replaceFile(file: string, text: string, isStillWanted = () => true): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, text);
    if (isStillWanted()) await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
