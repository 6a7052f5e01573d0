import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { nextInstantMs } from '#lib/orders/server-term.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { lockAsOfNow, noteNextTerm, postponeTerm, type Outbox } from '../order-store.ts';
import type { StoredOrder } from '../order-row.ts';

const idRow = z.object({ id: z.string() });
const sweptAtOnce = 50;
const againAfter = '1 hour';

export interface TermSweepDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Reminds of the end of servers, ends them, and releases them: whatever the time has made due. Each is a change of its own, and is done
 * once however often and by however many replicas this runs. One that cannot be read holds no other up: it is logged, and looked at again
 * later. Returns how many orders were looked at.
 */
export async function sweepTerms(deps: TermSweepDeps): Promise<number> {
  const { database, outbox, log } = deps;
  const due = await readRows(
    database.executor,
    sql`SELECT id FROM server_order WHERE term_at <= now() ORDER BY term_at, id LIMIT ${sweptAtOnce}`,
    idRow,
  );
  for (const { id } of due) {
    try {
      await settleTerm({ database, outbox }, id);
    } catch (error) {
      // anything else may pass, and the job tries again
      if (!isUnreadable(error)) throw error;
      log.error({ err: error, order: id }, 'the end of a server could not be looked at');
      await postponeTerm(database.executor, id, againAfter);
    }
  }
  return due.length === sweptAtOnce ? due.length + (await sweepTerms(deps)) : due.length;
}

/** Sweeps the servers of an account alone: a reader then sees their state at this instant. */
export async function settleTermsOf({ database, outbox }: Pick<TermSweepDeps, 'database' | 'outbox'>, accountId: string): Promise<void> {
  const due = await readRows(
    database.executor,
    sql`SELECT id FROM server_order WHERE account_id = ${accountId} AND term_at <= now() ORDER BY term_at, id LIMIT ${sweptAtOnce}`,
    idRow,
  );
  for (const { id } of due) {
    try {
      await settleTerm({ database, outbox }, id);
    } catch (error) {
      // the sweep logs it
      if (!isUnreadable(error)) throw error;
    }
  }
}

const isUnreadable = (error: unknown): boolean => error instanceof z.core.$ZodError;

const settleTerm = ({ database, outbox }: Pick<TermSweepDeps, 'database' | 'outbox'>, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const stored = await lockAsOfNow(tx, outbox, id);
    if (stored) await noteNext(tx, stored);
  });

/** When the order has to be looked at again; never, once its server is gone. */
async function noteNext(tx: Executor, { row, order: { state, term } }: StoredOrder): Promise<void> {
  const atMs = term && (state === 'active' || state === 'expired') ? nextInstantMs(term) : null;
  await noteNextTerm(tx, row.id, atMs);
}
