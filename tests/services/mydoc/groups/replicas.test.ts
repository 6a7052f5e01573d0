import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createGroup, groupDetail, joinGroup, type GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { checkLedger } from '#services/mydoc/orders/ledger/ledger-check.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import type { Buyer } from '../orders/add-buyers.ts';
import { callAs, lookUntil, pay } from '../orders/buyer-at-shop.ts';
import { openFleet, type ShopFleet, type ShopProcess } from '../orders/shop-fleet.ts';

const people = atWidth(120, 500);
const [headCount, lastSeats, atOnce] = [5, 3, 64];
/** The embedded database belongs to one process. */
const replicas = process.env.TEST_DATABASE_URL ? 3 : 1;
const model = 'cvm.g4a.amd.c2m4';
let fleet: ShopFleet;

beforeAll(async () => {
  fleet = await openFleet({ region: 'US-0', model, remaining: 400 });
}, 120_000);

afterAll(() => fleet.close());

const seat = () => ({ currency: 'USD', image: 'debian-13', termsVersion: fleet.termsVersion, key: randomUUID() });

/** A call, repeated under its key while the service says that it is too busy. */
async function insist(shop: ShopProcess, buyer: Buyer, path: string, fields: Record<string, string>): Promise<unknown> {
  const { code, message } = await callAs(shop, buyer, path, fields);
  if (code === successCode) return message;
  const { key } = z.object({ key: z.string() }).parse(message);
  return key === 'systemBusy' ? insist(shop, buyer, path, fields) : key;
}

const see = async (shop: ShopProcess, buyer: Buyer, id: string): Promise<GroupMessage> =>
  groupDetail.output.parse(await insist(shop, buyer, groupDetail.path, { id }));

const startAll = (): Promise<ShopProcess[]> => Promise.all(Array.from({ length: replicas }, () => fleet.start()));

const countRow = z.object({ seats: z.coerce.number(), taken: z.coerce.number(), persons: z.coerce.number(), orders: z.coerce.number() });

const countSeats = (id: string) =>
  fleet.look(({ executor }) =>
    readRow(
      executor,
      sql`SELECT count(*) AS seats, count(DISTINCT person_id) AS persons,
        (SELECT taken FROM buying_group WHERE id = ${id}::uuid) AS taken,
        (SELECT count(*) FROM server_order WHERE group_id = ${id}::uuid) AS orders
        FROM group_seat WHERE group_id = ${id}::uuid AND state IN ('held', 'paid')`,
      countRow,
    ),
  );

test(`${people} people want the ${lastSeats} last seats at ${replicas} processes: ${lastSeats} have one; the group fails once after 2 hours without a process`, async () => {
  const [leader, friend, ...others] = await fleet.buyers(people + 2, 'verified');
  if (!leader || !friend) throw new Error('there are no buyers');
  const shops = await startAll();
  const [first] = shops;
  if (!first) throw new Error('there is no shop');
  const created = createGroup.output.parse(
    await insist(first, leader, createGroup.path, { campaign: 'vps', headCount: String(headCount), ...seat() }),
  );
  const { id } = created.group;
  await pay(first, leader, created.orderId);
  await lookUntil(
    () => see(first, leader, id),
    ({ state }) => state === 'open',
  );
  const joined = joinGroup.output.parse(await insist(first, friend, joinGroup.path, { id, ...seat() }));
  await pay(first, friend, joined.orderId);
  await lookUntil(
    () => see(first, leader, id),
    ({ paid }) => paid === 2,
  );

  const answers: string[] = [];
  const waiting = [...others.entries()];
  const joinOn = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [place, buyer] = next;
      const shop = shops[place % shops.length] ?? first;
      const answer = await insist(shop, buyer, joinGroup.path, { id, ...seat() });
      answers.push(typeof answer === 'string' ? answer : 'joined');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, joinOn));
  expect(answers.filter((answer) => answer === 'joined')).toHaveLength(lastSeats);
  expect(answers.every((answer) => ['joined', 'groupFull', 'groupEndedOrFull'].includes(answer))).toBe(true);
  for (const shop of shops) await shop.kill();
  expect(await countSeats(id)).toEqual({ seats: headCount, taken: headCount, persons: headCount, orders: headCount });

  // nobody worked for two hours, in which seats and the group came to their end
  await fleet.look(async ({ executor, jobSchema }) => {
    const ago = sql`now() - interval '2 hours'`;
    await executor.execute(sql`UPDATE buying_group SET deadline_at = ${ago}`);
    await executor.execute(sql`UPDATE group_seat SET held_until = ${ago}`);
    await executor.execute(sql`UPDATE server_order SET due_at = ${ago}`);
    await executor.execute(
      sql`UPDATE ${sql.identifier(jobSchema)}.job SET start_after = ${ago} WHERE name IN ('order-close', 'group-deadline') AND state = 'created'`,
    );
  });
  const again = await startAll();
  for (const shop of again)
    await lookUntil(
      () => shop.jobsInHand(),
      (jobs) => jobs === 0,
    );
  const [last] = again;
  if (!last) throw new Error('there is no shop');
  const ended = await see(last, leader, id);
  expect(ended).toMatchObject({ state: 'failed', refusal: 'groupEnded', mine: { state: 'refunded', orderState: 'refunded' } });
  for (const shop of again) await shop.kill();
  const { refunds, paid, differences } = await fleet.look(async ({ executor }) => ({
    ...(await readRow(
      executor,
      sql`SELECT (SELECT count(*) FROM order_refund) AS refunds, (SELECT count(*) FROM order_payment WHERE paid_minor > 0) AS paid`,
      z.object({ refunds: z.coerce.number(), paid: z.coerce.number() }),
    )),
    differences: (await checkLedger(executor)).differences,
  }));
  expect([refunds, paid, differences]).toEqual([2, 2, []]);
}, 300_000);
