import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { freeOrderStatements } from '#services/mydoc/orders/order-tables.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

/** The definitions of the indexes of orders. */
async function orderIndexes(): Promise<readonly string[]> {
  const indexes = await readRows(
    database.executor,
    sql`SELECT indexdef FROM pg_indexes WHERE tablename = 'server_order'`,
    z.object({ indexdef: z.string() }),
  );
  return indexes.map(({ indexdef }) => indexdef);
}

test('an index finds the paid sales of a configuration', async () => {
  expect(await orderIndexes()).toContainEqual(expect.stringMatching(/\(region, model, currency, paid_at\) WHERE \(paid_at IS NOT NULL\)$/));
});

test.each(['account_id', 'person_id'])('an index finds every order by its %s', async (column) => {
  const whole = (await orderIndexes()).filter((definition) => !definition.includes(' WHERE '));
  expect(whole).toContainEqual(expect.stringContaining(`(${column}`));
});

test.each(['server_order_total_minor_check', 'check_total_minor'])(
  'an order may have nothing to pay where the check was %s',
  async (name) => {
    await database.executor.execute(sql.raw('ALTER TABLE server_order DROP CONSTRAINT server_order_total'));
    await database.executor.execute(sql.raw(`ALTER TABLE server_order ADD CONSTRAINT ${name} CHECK (total_minor > 0)`));
    for (const statement of freeOrderStatements) await database.executor.execute(sql.raw(statement));
    const checks = await readRows(
      database.executor,
      sql`SELECT conname FROM pg_constraint WHERE contype = 'c' AND conrelid = 'server_order'::regclass
      AND pg_get_constraintdef(oid) LIKE '%total_minor%'`,
      z.object({ conname: z.string() }),
    );
    expect(checks).toEqual([{ conname: 'server_order_total' }]);
  },
);
