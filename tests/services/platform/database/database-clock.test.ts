import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabaseClock } from '#services/platform/database/database-clock.ts';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

test('a machine whose clock is hours off returns the database’s time', async () => {
  const hourMs = 3_600_000;
  const databaseNow = createDatabaseClock(database.executor, () => Date.now() - 5 * hourMs);
  const error = Math.abs((await databaseNow()) - Date.now());
  expect(error).toBeLessThan(5_000);
});

test('an unavailable database does not stop the clock', async () => {
  let nowMs = Date.now();
  let away = false;
  const executor = new Proxy(database.executor, {
    get: (target, name, receiver) =>
      name === 'execute' && away ? () => Promise.reject(new Error('away')) : Reflect.get(target, name, receiver),
  });
  const databaseNow = createDatabaseClock(executor, () => nowMs);
  const before = await databaseNow();
  away = true;
  nowMs += 60_000;
  expect((await databaseNow()) - before).toBe(60_000);
});
