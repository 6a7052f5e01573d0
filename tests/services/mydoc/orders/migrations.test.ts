import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

test('an index finds the paid sales of a configuration', async () => {
  const indexes = await readRows(
    database.executor,
    sql`SELECT indexdef FROM pg_indexes WHERE tablename = 'server_order'`,
    z.object({ indexdef: z.string() }),
  );
  const found = indexes.map(({ indexdef }) => indexdef);
  expect(found).toContainEqual(expect.stringMatching(/\(region, model, currency, paid_at\) WHERE \(paid_at IS NOT NULL\)$/));
});

test.each(['account_id', 'person_id'])('an index finds every order by its %s', async (column) => {
  const indexes = await readRows(
    database.executor,
    sql`SELECT indexdef FROM pg_indexes WHERE tablename = 'server_order'`,
    z.object({ indexdef: z.string() }),
  );
  const whole = indexes.map(({ indexdef }) => indexdef).filter((definition) => !definition.includes(' WHERE '));
  expect(whole).toContainEqual(expect.stringContaining(`(${column}`));
});
