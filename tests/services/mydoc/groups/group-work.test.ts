import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { resumeGroups, settleAtDeadline } from '#services/mydoc/groups/group-work.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

const groupsAtOnce = atWidth(100, 1_000);
const workers = 3;
let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

/** Groups like this one, each of the leader's payment alone, by their ids. */
async function copyGroup(id: string, copies: number): Promise<string[]> {
  const { executor } = groups.shop.mydoc.database;
  const same = (table: string, change: Readonly<Record<string, string>>, where: string): ReturnType<typeof sql.raw> =>
    sql.raw(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(one, jsonb_build_object(${Object.entries(change)
        .map(([name, value]) => `'${name}', ${value}`)
        .join(', ')}))).* FROM ${table} one, test_copy copy WHERE ${where}`,
    );
  await executor.execute(sql`CREATE TABLE test_copy AS
    SELECT number, gen_random_uuid() AS group_id, gen_random_uuid() AS order_id FROM generate_series(1, ${copies}::integer) AS number`);
  const [ofGroup, ofOrder] = [`one.group_id = '${id}'`, `one.order_id IN (SELECT order_id FROM group_seat WHERE group_id = '${id}')`];
  const order = { order_id: 'copy.order_id' };
  await executor.execute(same('buying_group', { id: 'copy.group_id' }, `one.id = '${id}'`));
  const own = {
    ...{ id: 'copy.order_id', number: `'S-copy-' || copy.number`, group_id: 'copy.group_id' },
    ...{ request_key: 'gen_random_uuid()', quote_id: 'gen_random_uuid()' },
  };
  await executor.execute(same('server_order', own, ofGroup));
  await executor.execute(same('order_payment', { ...order, payment_id: `'copy-' || copy.number` }, ofOrder));
  await executor.execute(same('order_event', order, ofOrder));
  await executor.execute(same('ledger_entry', order, ofOrder));
  const seat = { ...order, group_id: 'copy.group_id', person_id: `'person-' || copy.number` };
  await executor.execute(same('group_seat', seat, ofGroup));
  const rows = await readRows(executor, sql`SELECT group_id FROM test_copy ORDER BY number`, z.object({ group_id: z.string() }));
  return rows.map(({ group_id }) => group_id);
}

const countRow = z.object({
  failed: z.coerce.number(),
  refunds: z.coerce.number(),
  refunding: z.coerce.number(),
  versions: z.coerce.number(),
});

test(`${groupsAtOnce} groups reach their deadline in one second: each is settled once, whoever settles it`, async () => {
  const { group } = await groups.opened('one-of-many', 2);
  const ids = [group.id, ...(await copyGroup(group.id, groupsAtOnce - 1))];
  const { database } = groups.shop.mydoc;
  await database.executor.execute(sql`UPDATE buying_group SET deadline_at = now()`);
  // the same groups by three workers, in different orders
  const orders = [ids, ids.toReversed(), ids.toSorted()];
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (const id of orders[worker] ?? []) await settleAtDeadline({ database, outbox: groups.shop.outbox }, id);
    }),
  );
  const counted = await readRow(
    database.executor,
    sql`SELECT (SELECT count(*) FROM buying_group WHERE state = 'failed' AND settled_at IS NOT NULL) AS failed,
      (SELECT count(*) FROM order_refund WHERE reason = 'group-failed') AS refunds,
      (SELECT count(*) FROM server_order WHERE state = 'refunding') AS refunding,
      (SELECT count(DISTINCT version) FROM buying_group) AS versions`,
    countRow,
  );
  expect(counted).toEqual({ failed: groupsAtOnce, refunds: groupsAtOnce, refunding: groupsAtOnce, versions: 1 });
  expect(await groups.shop.ledgerFaults()).toEqual([]);
  await database.executor.execute(sql`DELETE FROM test_outbox`);
}, 240_000);

test('a worker that comes too early asks again at the deadline; a process that starts takes up what is due, and only that', async () => {
  const { group } = await groups.opened('early', 3);
  const deps = { database: groups.shop.mydoc.database, outbox: groups.shop.outbox };
  await groups.shop.outbox.drain();
  await deps.database.executor.execute(sql`DELETE FROM test_outbox`);
  await settleAtDeadline(deps, group.id);
  expect((await groups.shop.outbox.waiting()).map(({ queue }) => queue)).toEqual(['group-deadline']);
  expect(await resumeGroups(deps)).toBe(0);
  await groups.endGroup(group.id);
  expect(await resumeGroups(deps)).toBe(1);
  await groups.shop.outbox.drain();
  expect(await groups.see(group.id)).toMatchObject({ state: 'failed' });
  expect(await resumeGroups(deps)).toBe(0);
});

test('a group that succeeded is settled once, though the process dies between any two steps', async () => {
  const { group } = await groups.opened('twice', 2);
  await groups.pay('twice-2', (await groups.join('twice-2', group.id)).orderId);
  const settle = (await groups.shop.outbox.waiting()).filter(({ queue }) => queue === 'group-settle');
  expect(settle).toHaveLength(1);
  for (const job of settle) for (const dies of [true, true, false]) await groups.shop.outbox.run(job, dies);
  await groups.shop.outbox.drain();
  expect(await groups.states(group.id)).toEqual(['active', 'active']);
  expect([await groups.coupons('twice'), await groups.coupons('twice-2')]).toEqual([['GROUP8'], ['GROUP8']]);
  expect(await resumeGroups({ database: groups.shop.mydoc.database, outbox: groups.shop.outbox })).toBe(0);
});
