import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { siteSoftware } from '#services/lake/editors/machines.ts';
import { isBeingFilled } from '#services/lake/legal/being-filled.ts';
import { lakeMigrations } from '#services/lake/lake.ts';
import type { Database } from '#services/platform/database/database.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, [lakeMigrations]);
}, 60_000);

afterAll(() => database.close());

const written = (id: string, sequence: number, author: string) =>
  database.executor.execute(
    sql`INSERT INTO lake_transaction (id, sequence, author, created_at, results) VALUES (${id}, ${sequence}, ${author}, ${new Date().toISOString()}, '[]')`,
  );
const filled = (...authors: readonly string[]): Promise<boolean> =>
  isBeingFilled(database.executor, new Map(authors.map((author, index) => [`document-${index}`, author])));

test('a lake is being filled while nobody but the write token has written, whatever of that is still there', async () => {
  expect(await filled()).toBe(true);
  await written('by-token', 1, siteSoftware.id);
  expect(await filled(siteSoftware.id, siteSoftware.id)).toBe(true);
  expect(await filled(siteSoftware.id, 'editor-1')).toBe(false);
  expect(await filled('system-seed')).toBe(false);
  await written('by-person', 2, 'editor-1');
  // what the person wrote was deleted, or written over by the token
  expect(await filled(siteSoftware.id)).toBe(false);
  expect(await filled()).toBe(false);
});
