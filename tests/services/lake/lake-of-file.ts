import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openLake, type LakeUnderTest } from './lake-under-test.ts';

const openWithinMs = 60_000;

/** One lake on a database of its own for all tests of a file; call it at the top level. The lake exists once the tests run. */
export function lakeOfFile(): () => LakeUnderTest {
  let opened: { readonly database: Database; readonly lake: LakeUnderTest } | undefined;
  beforeAll(async () => {
    const database = await openTestDatabase();
    opened = { database, lake: await openLake(database) };
  }, openWithinMs);
  afterAll(async () => {
    await opened?.lake.close();
    await opened?.database.close();
  });
  return () => {
    if (!opened) throw new Error('the lake is open while the tests of the file run');
    return opened.lake;
  };
}
