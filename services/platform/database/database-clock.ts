import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/** Returns the database's time, so that all replicas agree on what has begun. */
export type DatabaseClock = () => Promise<number>;

const instantRow = z.object({ ms: z.coerce.number() });
const trustedMs = 30_000;

/** The database's time in epoch ms, read at most twice a minute and advanced by this machine's clock in between. */
export function createDatabaseClock(
  executor: Executor,
  nowMs: () => number = () => performance.timeOrigin + performance.now(),
): DatabaseClock {
  let offsetMs: number | null = null;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    const before = nowMs();
    const row = await readRow(executor, sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`, instantRow);
    const after = nowMs();
    if (row) offsetMs = row.ms - (before + after) / 2;
    askedAtMs = after;
  };

  return async () => {
    if (nowMs() - askedAtMs > trustedMs) {
      asking ??= ask().finally(() => (asking = null));
      // the clock keeps running while the database is unavailable
      if (offsetMs === null) await asking;
      else asking.catch(() => undefined);
    }
    return nowMs() + (offsetMs ?? 0);
  };
}
