import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

/** Counts a publication: every replica notices it. In a transaction, exactly if that commits. */
export async function countPublication(executor: Executor): Promise<void> {
  await executor.execute(sql`
    INSERT INTO content_counter (name, count) VALUES ('published', 1)
    ON CONFLICT (name) DO UPDATE SET count = content_counter.count + 1`);
}

export interface PublicationWatch {
  /** Polls now. Never throws: what one poll missed is found by the next. */
  poll(): Promise<void>;
  stop(): void;
}

const counterRow = z.object({ name: z.enum(['published', 'persisted']), count: z.coerce.number() });

/** A published change is on every replica within a second: this, and the time that the CMS takes to answer. */
const pollEveryMs = 300;

/**
 * Notices what any replica on the database has counted: a publication, or an answer of the CMS that was persisted. A database of one
 * process is polled on request alone.
 */
export function watchPublications(
  { executor, profile }: Pick<Database, 'executor' | 'profile'>,
  noticed: Readonly<Record<z.infer<typeof counterRow>['name'], () => void>>,
): PublicationWatch {
  const seen = new Map<string, number>();
  let polling: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const pollOnce = async (): Promise<void> => {
    for (const { name, count } of await readRows(executor, sql`SELECT name, count FROM content_counter`, counterRow)) {
      if (seen.get(name) === count) continue;
      seen.set(name, count);
      noticed[name]();
    }
  };
  // one after another: an older answer must not come last
  const poll = (): Promise<void> => (polling = polling.then(pollOnce).catch(() => undefined));
  const pollAgain = async (): Promise<void> => {
    await poll();
    if (!stopped) timer = setTimeout(() => void pollAgain(), pollEveryMs).unref();
  };
  if (profile.connections > 1) void pollAgain();

  return {
    poll,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
