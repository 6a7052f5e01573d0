import type { LakeDocument } from '../documents/document.ts';
import { readEditors } from '../editors/editor-table.ts';
import { machines, siteSoftware, type Person } from '../editors/machines.ts';
import type { LakeParts } from '../lake-parts.ts';
import { causeOf, isRefusal } from '../refusal.ts';
import { checkWrite } from '../writes/check-write.ts';
import { dueAtMs, isRelease, releaseId, stateOf } from './release-document.ts';
import { failureOf, publicationOfRelease, reactivated } from './release-mutations.ts';
import { noRightsAnyMore } from './release-reasons.ts';

/** Longest time in ms between two checks: the clock of the machine may have been set meanwhile. */
const checkAtLeastEveryMs = 30_000;
/** After a failure that is not the release's own: the database, say. */
const againAfterMs = 1_000;

export interface ReleaseClock {
  /** Starts the clock. Nothing is published before: the documents that the rules read may not be loaded yet. */
  start(): Promise<void>;
  /** Publishes the releases that are due, and checks again when the next one is. Called whenever releases or the lake's owner changed. */
  runDue(): Promise<void>;
  /** Ends after the publication that is being written. */
  stop(): Promise<void>;
}

export type ClockParts = Pick<LakeParts, 'store' | 'settings' | 'clock' | 'refusalOfPrices' | 'database' | 'log' | 'ready'>;

/**
 * Publishes scheduled releases at their instants. Only a release's document says when it is due, and it is loaded with the lake: only the
 * process that owns the lake checks, and one that was down publishes late what became due meanwhile.
 */
export function createReleaseClock(parts: ClockParts): ReleaseClock {
  const { index } = parts.store;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let started = false;

  const releases = (): LakeDocument[] => [...index.ofType('system.release')].filter(isRelease);

  const scheduleNext = (delayMs: number): void => {
    clearTimeout(timer);
    if (started) timer = setTimeout(() => void runDue(), Math.min(Math.max(0, delayMs), checkAtLeastEveryMs)).unref();
  };

  /** What is due of one release; false: it has to be tried again, and holds no other one meanwhile. */
  const carryOn = async (release: LakeDocument): Promise<boolean> => {
    try {
      await finishUnarchiving(parts, String(release.name), siteSoftware.id);
      const due = dueAtMs(release);
      if (due !== null && due <= parts.clock().getTime()) await publishDue(parts, String(release.name));
      return true;
    } catch (error) {
      parts.log.error({ err: error, release: release.name }, 'a scheduled release could not be published yet');
      return false;
    }
  };

  const publishAllDue = async (): Promise<void> => {
    if (!started) return;
    if (!parts.ready()) return scheduleNext(againAfterMs);
    let isDone = true;
    for (const release of releases()) if (started && !(await carryOn(release))) isDone = false;
    const next = Math.min(...releases().map((release) => dueAtMs(release) ?? Infinity));
    scheduleNext(isDone ? next - parts.clock().getTime() : againAfterMs);
  };

  const runDue = (): Promise<void> => {
    running = running.then(publishAllDue);
    return running;
  };

  return {
    start: () => {
      started = true;
      return runDue();
    },
    runDue,
    stop: async () => {
      started = false;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The second step back from the archive; nothing where it was made, or where the release has gone on since. */
export async function finishUnarchiving({ store }: Pick<ClockParts, 'store'>, name: string, author: string): Promise<void> {
  const isWaiting = (): boolean => {
    const release = store.index.get(releaseId(name));
    return release !== undefined && stateOf(release) === 'unarchiving';
  };
  if (!isWaiting()) return;
  await store.write({
    mutations: () => (isWaiting() ? [reactivated(name)] : []),
    author,
    authorize: async () => undefined,
    checkReferences: false,
    announced: true,
  });
}

/** Publishes a release as the person who scheduled it, with their present rights; a refusal is recorded at the release. */
async function publishDue(parts: ClockParts, name: string): Promise<void> {
  const { store, clock } = parts;
  const release = (): LakeDocument | undefined => store.index.get(releaseId(name));
  const author = String(release()?.scheduledBy);
  const isDue = (): boolean => {
    const now = release();
    const due = now ? dueAtMs(now) : null;
    return due !== null && due <= clock().getTime() && now?.scheduledBy === author;
  };
  try {
    await store.write({
      author,
      mutations: () => (isDue() ? publicationOfRelease(store.index, name, clock().toISOString()) : []),
      authorize: async ({ changes }) => {
        if (changes.length > 0) await checkWrite(parts, await personOf(parts, author), changes);
      },
      checkReferences: true,
      announced: true,
    });
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500) throw error;
    const reason = error.status === 403 ? noRightsAnyMore : causeOf(error);
    await store.write({
      author,
      mutations: () => (isDue() ? [failureOf(name, reason)] : []),
      authorize: async () => undefined,
      checkReferences: false,
      announced: true,
    });
  }
}

/** Whoever has no account any more may do nothing. */
async function personOf({ database }: ClockParts, id: string): Promise<Person> {
  const editor = (await readEditors(database.executor)).find((each) => each.id === id);
  return editor ?? machines.get(id) ?? { id, name: '', email: '', role: 'viewer' };
}
