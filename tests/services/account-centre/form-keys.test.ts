import { expect, test } from '@jest/globals';
import { readFormKeys } from '#services/account-centre/sandbox/accounts/key-table.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const firstVisitors = 20;

test('forms that are shown in the same first moment are all signed by a key that persists', async () => {
  const database = await openTestDatabase();
  const shown = await Promise.all(Array.from({ length: firstVisitors }, () => readFormKeys(database.executor)));
  const kept = await readFormKeys(database.executor);
  expect(kept).toHaveLength(1);
  for (const [newest] of shown) expect(kept).toContainEqual(newest);
  await database.close();
});
