import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { buildServer } from '#services/account-centre/sandbox/console/server-table.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { openSandbox, type SandboxUnderTest } from '#tests/services/account-centre/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await openSandbox();
}, 60_000);

afterAll(() => sandbox.close());

test('R-5.9 more servers than one network has addresses have an address each, of a network for documentation', async () => {
  const { executor } = sandbox.database;
  const account = await readRow(executor, sql`SELECT id FROM sandbox_account LIMIT 1`, z.object({ id: z.string() }));
  const addresses: string[] = [];
  for (let number = 1; number <= 300; number += 1) {
    const server = await buildServer(
      executor,
      { idempotencyKey: `key-${number}`, orderId: 'order', accountId: account?.id ?? '', name: 'web', description: '', region: 'US-0' },
      0,
    );
    addresses.push(server.address);
  }
  expect(new Set(addresses).size).toBe(300);
  expect(addresses.filter((address) => !/^(203\.0\.113|198\.51\.100|192\.0\.2)\.([1-9]\d?|1\d\d|2[0-4]\d|25[0-4])$/.test(address))).toEqual(
    [],
  );
});
