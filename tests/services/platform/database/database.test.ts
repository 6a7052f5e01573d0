import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { untilItAnswers, type Database } from '#services/platform/database/database.ts';
import { isOutage } from '#services/platform/process/outage.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

describe('a database that does not answer yet', () => {
  const away = Object.assign(new Error('failed'), { code: 'ECONNREFUSED' });

  /** Fails this often, then answers like a database. */
  function failing(error: Error, times: number): Pick<Database, 'executor'> {
    let failed = 0;
    const execute = async (statement: unknown): Promise<unknown> => {
      failed += 1;
      if (failed <= times) throw error;
      return Reflect.apply(database.executor.execute, database.executor, [statement]);
    };
    return { executor: Object.create(database.executor, { execute: { value: execute } }) as Database['executor'] };
  }

  test('is waited for, and that is reported once', async () => {
    const told: unknown[] = [];
    await untilItAnswers(failing(away, 3), (error) => told.push(error));
    expect(told).toEqual([away]);
  });

  test('is given up when it does not come in time, and at once where it fails otherwise', async () => {
    await expect(untilItAnswers(failing(away, 1_000), () => undefined, 0)).rejects.toBe(away);
    const mistake = Object.assign(new Error('no such role'), { code: '28000' });
    await expect(untilItAnswers(failing(mistake, 1_000), () => undefined)).rejects.toBe(mistake);
  });
});

// one connection means one process: nobody else can end it there
if (process.env.TEST_DATABASE_URL) {
  test('a connection that the server ends in the middle of a transaction fails that transaction, and nothing else', async () => {
    const pidRow = z.object({ pid: z.number() });
    const transaction = database.transaction(async (tx) => {
      const own = await readRow(tx, sql`SELECT pg_backend_pid() AS pid`, pidRow);
      await database.executor.execute(sql`SELECT pg_terminate_backend(${own?.pid ?? 0})`);
      // until it has noticed
      for (let asked = 0; asked < 5; asked += 1) await database.executor.execute(sql`SELECT pg_sleep(0.05)`);
      await tx.execute(sql`SELECT 1`);
    });
    expect(isOutage(await transaction.catch((error: unknown) => error))).toBe(true);
    expect(await readRow(database.executor, sql`SELECT 1 AS pid`, pidRow)).toEqual({ pid: 1 });
  });
}
