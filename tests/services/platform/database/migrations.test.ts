import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { migrate, type MigrationSet } from '#services/platform/database/migrations.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { openEmptyDatabase } from '#tests/setup/test-database.ts';

/** Two steps that create a table `<area>_harbour`, in a test's own area. */
const stepsOf = (area: string) => ({
  first: { number: 1, name: 'harbours', statements: [`CREATE TABLE ${area}_harbour (name text PRIMARY KEY)`] },
  second: { number: 2, name: 'depth', statements: [`ALTER TABLE ${area}_harbour ADD COLUMN depth integer`] },
  upTo: (...migrations: MigrationSet['migrations'][number][]): MigrationSet => ({ area, migrations }),
});

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
});

afterAll(() => database.close());

describe('migrations', () => {
  test('two processes that start at once apply each step exactly once', async () => {
    const { first, upTo } = stepsOf('charts');
    await Promise.all([migrate(database, [upTo(first)]), migrate(database, [upTo(first)]), migrate(database, [upTo(first)])]);
    const applied = await readRows(
      database.executor,
      sql`SELECT name FROM schema_migration WHERE area = 'charts'`,
      z.object({ name: z.string() }),
    );
    expect(applied).toEqual([{ name: 'harbours' }]);
  });

  test('a later release adds only what is new, and keeps the rows', async () => {
    const { first, second, upTo } = stepsOf('later');
    await migrate(database, [upTo(first)]);
    await database.executor.execute(sql`INSERT INTO later_harbour (name) VALUES ('Tokyo')`);
    await migrate(database, [upTo(first, second)]);
    const row = await readRow(
      database.executor,
      sql`SELECT name, depth FROM later_harbour`,
      z.object({ name: z.string(), depth: z.null() }),
    );
    expect(row).toEqual({ name: 'Tokyo', depth: null });
  });

  test('an older release refuses to write into a newer database, in a sentence', async () => {
    const { first, second, upTo } = stepsOf('older');
    await migrate(database, [upTo(first, second)]);
    await expect(migrate(database, [upTo(first)])).rejects.toThrow('newer than this release (1)');
  });

  test('a step that needs what the database cannot do is noted, and does nothing', async () => {
    const trigger = {
      number: 1,
      name: 'only where there are triggers',
      needs: 'triggers' as const,
      statements: ['CREATE TABLE guarded (x integer)'],
    };
    const without = { ...database, profile: { ...database.profile, triggers: false } };
    await migrate(without, [{ area: 'guards', migrations: [trigger] }]);
    expect(await readRow(database.executor, sql`SELECT to_regclass('guarded') AS found`, z.object({ found: z.unknown() }))).toEqual({
      found: null,
    });
    const noted = await readRows(
      database.executor,
      sql`SELECT name FROM schema_migration WHERE area = 'guards'`,
      z.object({ name: z.string() }),
    );
    expect(noted).toEqual([{ name: 'only where there are triggers' }]);
  });

  test('a step that fails leaves nothing of itself behind', async () => {
    const { first, second, upTo } = stepsOf('broken');
    const broken = { number: 3, name: 'broken', statements: ['CREATE TABLE half (x integer)', 'SELECT nonsense'] };
    await expect(migrate(database, [upTo(first, second, broken)])).rejects.toThrow();
    const half = await readRow(database.executor, sql`SELECT to_regclass('half') AS found`, z.object({ found: z.unknown() }));
    expect(half).toEqual({ found: null });
  });
});
