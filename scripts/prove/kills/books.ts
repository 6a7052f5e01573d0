import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { paymentLister } from '#services/account-centre/account-centre.ts';
import { checkLedger } from '#services/mydoc/orders/ledger/ledger-check.ts';
import { reconcile } from '#services/mydoc/orders/ledger/reconcile.ts';
import type { Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { plentifulModel, region, scarceModel, type Purchase } from './buyers.ts';

const orderRow = z.object({ id: z.string(), account_id: z.string(), paid: z.coerce.number() });
const stockRow = z.object({ model: z.string(), remaining: z.coerce.number(), held: z.coerce.number(), delivered: z.coerce.number() });

type Model = typeof plentifulModel | typeof scarceModel;

/** Empties the stock, and creates the list of deliveries. */
export async function openShelves({ executor }: Database): Promise<void> {
  await executor.execute(sql`CREATE TABLE kills_delivery (name text PRIMARY KEY, model text NOT NULL, count integer NOT NULL)`);
  await executor.execute(
    sql`UPDATE server_stock SET remaining = 0 WHERE region = ${region} AND model IN (${plentifulModel}, ${scarceModel})`,
  );
}

/** Adds machines to the stock; idempotent by name. */
export async function deliver(database: Database, name: string, model: Model, count: number): Promise<void> {
  await database.transaction(async (tx) => {
    const noted = await readRows(
      tx,
      sql`INSERT INTO kills_delivery (name, model, count) VALUES (${name}, ${model}, ${count}) ON CONFLICT DO NOTHING RETURNING name`,
      z.unknown(),
    );
    if (noted.length > 0)
      await tx.execute(sql`UPDATE server_stock SET remaining = remaining + ${count} WHERE region = ${region} AND model = ${model}`);
  });
}

/** Where the database contradicts what buyers were told, what the ledger check finds, and what was sold twice; all at one instant. */
export async function findLedgerFaults(database: Database, purchases: readonly Purchase[]): Promise<string[]> {
  const told = purchases.filter(({ order }) => order !== null).map(({ accountId, order }) => ({ accountId, order }));
  return database.executor.transaction(
    async (tx) => {
      const orders = await readRows(
        tx,
        sql`
      SELECT placed.id, placed.account_id, coalesce((SELECT sum(paid_minor) FROM order_payment WHERE order_id = placed.id), 0) AS paid FROM server_order placed`,
        orderRow,
      );
      const ofAccount = new Map<string, string[]>();
      for (const { id, account_id: account } of orders) ofAccount.set(account, [...(ofAccount.get(account) ?? []), id]);
      const faults = told.flatMap(({ accountId, order }) => {
        const ids = ofAccount.get(accountId) ?? [];
        return ids.length === 1 && ids[0] === order
          ? []
          : [`the order ${order} was acknowledged, and its buyer has ${ids.length === 0 ? 'none' : ids.join(' and ')}`];
      });
      for (const [account, ids] of ofAccount) if (ids.length > 1) faults.push(`the account ${account} has ${ids.length} orders of one key`);
      const stock = await readRows(
        tx,
        sql`
      SELECT model, remaining, (SELECT count(*) FROM server_order placed WHERE placed.region = stock.region AND placed.model = stock.model AND placed.holds_stock) AS held,
        (SELECT sum(count) FROM kills_delivery delivery WHERE delivery.model = stock.model) AS delivered
      FROM server_stock stock WHERE region = ${region} AND model IN (${plentifulModel}, ${scarceModel})`,
        stockRow,
      );
      for (const { model, remaining, held, delivered } of stock) {
        if (remaining < 0 || remaining + held !== delivered)
          faults.push(`of ${delivered} machines ${model} ${held} are sold and ${remaining} are left`);
      }
      const { differences } = await checkLedger(tx);
      return [...faults, ...differences.map((difference) => `the ledger: ${JSON.stringify(difference)}`)];
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** Orders whose payment the account centre has acknowledged, and which are not paid here. */
export async function findUnbooked({ executor }: Database, purchases: readonly Purchase[]): Promise<string[]> {
  const paid = new Set(
    (
      await readRows(
        executor,
        sql`SELECT id, account_id, 1 AS paid FROM server_order WHERE state IN ('paid', 'provisioning', 'active')`,
        orderRow,
      )
    ).map(({ id }) => id),
  );
  return purchases.flatMap(({ order, isPaid }) =>
    isPaid && order !== null && !paid.has(order) ? [`the payment of ${order} was acknowledged, and is not booked`] : [],
  );
}

/** Differences between the account centre's list of payments and our ledger. */
export async function findFaultsAtCentre(database: Database): Promise<string[]> {
  const list = paymentLister(database.executor, { url: undefined, secrets: [] }, () => new Date());
  const { differences } = await reconcile({ executor: database.executor, list }, new Date(), { settledAfterMs: -60_000 });
  return differences.map((difference) => `the account centre: ${JSON.stringify(difference)}`);
}
