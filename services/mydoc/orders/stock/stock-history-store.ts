import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MigrationSet } from '#services/platform/database/migrations.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { stockState, type StockEntry } from '#lib/purchase/stock.ts';
import type { StockChange } from '#lib/purchase/stock-history.ts';
import type { StockRow } from './stock-store.ts';

const states = ['available', 'few', 'sold-out'] as const satisfies readonly StockEntry['state'][];

export const stockHistoryMigrations: MigrationSet = {
  area: 'stock-history',
  migrations: [
    {
      number: 1,
      name: 'what was in stock since when',
      statements: [
        `CREATE TABLE IF NOT EXISTS stock_seen (
          region text NOT NULL,
          model text NOT NULL,
          state text NOT NULL CHECK (state IN ('available', 'few', 'sold-out')),
          since timestamptz NOT NULL DEFAULT now(),
          PRIMARY KEY (region, model))`,
        `CREATE TABLE IF NOT EXISTS stock_change (
          id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
          region text NOT NULL,
          model text NOT NULL,
          state text NOT NULL,
          since timestamptz NOT NULL DEFAULT now())`,
        'CREATE INDEX IF NOT EXISTS stock_change_since ON stock_change (region, model, since)',
      ],
    },
  ],
};

const seenRow = z.object({ region: z.string(), model: z.string(), state: z.enum(states) });

/** A model that is in another state than at the look before. */
export interface SeenChange {
  readonly region: string;
  readonly model: string;
  readonly state: StockEntry['state'];
  /** Absent: it was never looked at. */
  readonly before: StockEntry['state'] | undefined;
}

/**
 * Records what is in another state than when it was last recorded, each change by one of several replicas. In a transaction, so that what
 * follows from a change is done exactly if it is recorded.
 */
export async function recordStock(tx: Executor, stock: readonly StockRow[]): Promise<readonly SeenChange[]> {
  const seen = new Map(
    (await readRows(tx, sql`SELECT region, model, state FROM stock_seen`, seenRow)).map(({ region, model, state }) => [
      `${region} ${model}`,
      state,
    ]),
  );
  const changes: SeenChange[] = [];
  for (const { region, model, remaining } of stock) {
    const { state } = stockState(remaining);
    const before = seen.get(`${region} ${model}`);
    if (state === before) continue;
    const written = await readRow(
      tx,
      sql`
      INSERT INTO stock_seen (region, model, state) VALUES (${region}, ${model}, ${state})
      ON CONFLICT (region, model) DO UPDATE SET state = excluded.state, since = now() WHERE stock_seen.state <> excluded.state
      RETURNING region, model, state`,
      seenRow,
    );
    if (!written) continue;
    await tx.execute(sql`INSERT INTO stock_change (region, model, state) VALUES (${region}, ${model}, ${state})`);
    changes.push({ region, model, state, before });
  }
  return changes;
}

const changeRow = seenRow.extend({ since_ms: z.coerce.number() });

/** The changes of each model that counts since an instant: those after it, and the last one before. */
export async function readStockChanges(executor: Executor, fromMs: number): Promise<ReadonlyMap<string, readonly StockChange[]>> {
  const from = sql`${new Date(fromMs).toISOString()}::timestamptz`;
  const rows = await readRows(
    executor,
    sql`
    SELECT region, model, state, extract(epoch FROM since) * 1000 AS since_ms FROM stock_change change
    WHERE since >= ${from} OR since = (
      SELECT max(since) FROM stock_change earlier WHERE earlier.region = change.region AND earlier.model = change.model AND earlier.since < ${from})
    ORDER BY since, id`,
    changeRow,
  );
  const changes = new Map<string, StockChange[]>();
  for (const { region, model, state, since_ms } of rows) {
    const key = `${region} ${model}`;
    changes.set(key, [...(changes.get(key) ?? []), { sinceMs: since_ms, state }]);
  }
  return changes;
}

/** Deletes what no page shows any more; the last change of each model stays. */
export async function forgetOldStock(executor: Executor): Promise<void> {
  await executor.execute(sql`
    DELETE FROM stock_change WHERE since < now() - interval '40 days' AND EXISTS (
      SELECT 1 FROM stock_change later WHERE later.region = stock_change.region AND later.model = stock_change.model
        AND later.since > stock_change.since AND later.since < now() - interval '31 days')`);
}
