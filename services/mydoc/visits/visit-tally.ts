import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { retryOnConflict, type Executor } from '#services/platform/database/database.ts';
import type { VisitedPage } from './visited-page.ts';

export interface Tally<Name extends string> {
  /** Counts one; resolves when it is written. */
  count(name: Name): Promise<void>;
  /** Resolves when no count is waiting, whether or not writing succeeded. */
  idle(): Promise<void>;
}

export type VisitTally = Tally<VisitedPage>;

/** Counts visits by day (UTC, the database's) and page. */
export const createVisitTally = (executor: Executor): VisitTally => createTally((page, visits) => addVisits(executor, page, visits));

/**
 * Counts by name. What comes during one statement is written together by the next: a busy page is one row, and its visitors would
 * otherwise queue for it.
 */
export function createTally<Name extends string>(write: (name: Name, count: number) => Promise<void>): Tally<Name> {
  const waiting = new Map<Name, { visits: number; written: Promise<void> }>();
  const writing = new Map<Name, Promise<void>>();

  const writeNext = async (name: Name): Promise<void> => {
    // the embedded database runs on this thread: without yielding, each visit would be a statement of its own
    await setImmediate();
    await writing.get(name)?.catch(() => undefined);
    const visits = waiting.get(name)?.visits ?? 0;
    waiting.delete(name);
    const written = write(name, visits);
    writing.set(name, written);
    try {
      await written;
    } finally {
      if (writing.get(name) === written) writing.delete(name);
    }
  };

  const count = (name: Name): Promise<void> => {
    const batch = waiting.get(name);
    if (batch) {
      batch.visits += 1;
      return batch.written;
    }
    const next = { visits: 1, written: Promise.resolve() };
    waiting.set(name, next);
    next.written = writeNext(name);
    return next.written;
  };

  const idle = async (): Promise<void> => {
    const open = [...[...waiting.values()].map(({ written }) => written), ...writing.values()];
    await Promise.allSettled(open);
  };

  return { count, idle };
}

async function addVisits(executor: Executor, page: VisitedPage, visits: number): Promise<void> {
  await retryOnConflict(() =>
    executor.execute(sql`
      INSERT INTO visit_count (day, page, visits) VALUES ((now() AT TIME ZONE 'UTC')::date, ${page}, ${visits})
      ON CONFLICT (day, page) DO UPDATE SET visits = visit_count.visits + excluded.visits`),
  );
}
