import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { retryOnConflict, type Executor } from '#services/platform/database/database.ts';
import type { VisitedPage } from './visited-page.ts';

export interface VisitTally {
  /** Counts a visit; resolves when it is written. */
  count(page: VisitedPage): Promise<void>;
  /** Resolves when no count is waiting, whether or not writing succeeded. */
  idle(): Promise<void>;
}

/**
 * Counts visits by day (UTC, the database's) and page. Visits during one statement are written together by the next: a busy page is one
 * row, and its visitors would otherwise queue for it.
 */
export function createVisitTally(executor: Executor): VisitTally {
  const waiting = new Map<VisitedPage, { visits: number; written: Promise<void> }>();
  const writing = new Map<VisitedPage, Promise<void>>();

  const writeNext = async (page: VisitedPage): Promise<void> => {
    // the embedded database runs on this thread: without yielding, each visit would be a statement of its own
    await setImmediate();
    await writing.get(page)?.catch(() => undefined);
    const visits = waiting.get(page)?.visits ?? 0;
    waiting.delete(page);
    const written = addVisits(executor, page, visits);
    writing.set(page, written);
    try {
      await written;
    } finally {
      if (writing.get(page) === written) writing.delete(page);
    }
  };

  const count = (page: VisitedPage): Promise<void> => {
    const batch = waiting.get(page);
    if (batch) {
      batch.visits += 1;
      return batch.written;
    }
    const next = { visits: 1, written: Promise.resolve() };
    waiting.set(page, next);
    next.written = writeNext(page);
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
