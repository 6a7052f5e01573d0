import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { freeOrderStatements, orderNumberStatements, rootQuoteStatements } from '#services/mydoc/orders/order-tables.ts';
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

test('orders from before get a number each, and keep it', async () => {
  await database.executor.execute(sql.raw('ALTER TABLE server_order DROP COLUMN number'));
  await database.executor.execute(sql`
    INSERT INTO server_order (id, account_id, request_key, quote_id, region, model, family, currency, total_minor, body, terms_version,
      one_per_person, refund_rule, months, list_month_minor, holds_stock, due_at)
    SELECT gen_random_uuid(), 'earlier', gen_random_uuid(), gen_random_uuid(), 'US-0', 'm', 'f', 'USD', 1, '{}', 1, false, 'guarantee', 1, 1,
      false, now() FROM generate_series(1, 200)`);
  const numbers = async () => {
    for (const statement of orderNumberStatements) await database.executor.execute(sql.raw(statement));
    return readRows(database.executor, sql`SELECT number FROM server_order ORDER BY id`, z.object({ number: z.string() }));
  };
  const first = await numbers();
  expect(first.length).toBeGreaterThanOrEqual(200);
  expect(new Set(first.map(({ number }) => number)).size).toBe(first.length);
  for (const { number } of first) expect(number).toMatch(/^S-[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/);
  expect(await numbers()).toEqual(first);
  expect(await orderIndexes()).toContainEqual(expect.stringMatching(/UNIQUE INDEX server_order_number .*\(number\)$/));
  await database.executor.execute(sql.raw("DELETE FROM server_order WHERE account_id = 'earlier'"));
});

describe('orders that were placed of copies of a quote before there was one of them', () => {
  const run = async (): Promise<void> => {
    for (const statement of rootQuoteStatements) await database.executor.execute(sql.raw(statement));
  };
  const addQuote = async (root: string | null): Promise<string> => {
    const id = randomUUID();
    await database.executor.execute(sql`INSERT INTO server_quote (id, account_id, fingerprint, root_id, body, expires_at)
      VALUES (${id}::uuid, 'buyer', ${id}, ${root}::uuid, '{}', now())`);
    return id;
  };
  /** An order placed `hour` hours after the first one. */
  const addOrder = async (quote: string, hour: number): Promise<string> => {
    await database.executor.execute(sql`
      INSERT INTO server_order (id, account_id, request_key, quote_id, region, model, family, currency, total_minor, body, terms_version,
        one_per_person, refund_rule, months, list_month_minor, holds_stock, created_at, due_at)
      VALUES (${quote}::uuid, 'buyer', ${quote}::uuid, ${quote}::uuid, 'US-0', 'm', 'f', 'USD', 1, '{}', 1, false, 'guarantee', 1, 1,
        false, timestamptz '2026-01-01' + ${hour}::integer * interval '1 hour', now())`);
    return quote;
  };
  const rootOf = async (order: string) =>
    (
      await readRows(
        database.executor,
        sql`SELECT root_quote_id FROM server_order WHERE id = ${order}::uuid`,
        z.object({ root_quote_id: z.string().nullable() }),
      )
    )[0]?.root_quote_id;

  beforeEach(async () => {
    await database.executor.execute(sql`DROP INDEX server_order_one_per_root_quote`);
  });

  test('the first order of a copy names the quote, a later one does not; again nothing changes', async () => {
    const root = await addQuote(null);
    const later = await addOrder(await addQuote(root), 2);
    const first = await addOrder(await addQuote(root), 1);
    const alone = await addOrder(await addQuote(null), 1);
    for (const _time of [1, 2]) {
      await run();
      expect([await rootOf(first), await rootOf(later), await rootOf(alone)]).toEqual([root, null, null]);
    }
  });

  test('where the quote itself was ordered too, its own order counts', async () => {
    const root = await addQuote(null);
    const copy = await addOrder(await addQuote(root), 1);
    await addOrder(root, 2);
    await run();
    expect([await rootOf(copy), await rootOf(root)]).toEqual([null, null]);
  });
});
