import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { OrderState } from '#services/mydoc/orders/order-machine.ts';
import { createSandboxRegistrar } from '#services/mydoc/domains/sandbox-registrar.ts';
import { createOrderService } from '#services/mydoc/orders/order-area.ts';
import { createJobs, type Jobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { until } from '#tests/setup/until.ts';
import { makeDue, openShop, type ShopUnderTest } from './shop-under-test.ts';

const log = createLog({ name: 'test', level: 'silent' });
const patienceMs = 40_000;
const secondsToPay = 4;

let shop: ShopUnderTest;
let jobs: Jobs;

beforeAll(async () => {
  shop = await openShop({
    orderService: async (database, centre) => {
      jobs = createJobs({ database, log });
      await jobs.start();
      return createOrderService({
        database,
        jobs,
        log,
        ask: centre.ask,
        registrar: createSandboxRegistrar(),
        orderContent: () => shop.mydoc.mydoc.orderContent(),
      });
    },
  });
}, 90_000);

afterAll(async () => {
  await jobs.stop();
  await shop.close();
});

/** Reads the table directly, so that reading does not settle anything. */
const untilState = (id: string, state: OrderState): Promise<void> =>
  until(
    `the state ${state}`,
    async () => {
      const found = await shop.mydoc.database.executor.execute(sql`SELECT 1 FROM server_order WHERE id = ${id}::uuid AND state = ${state}`);
      return JSON.stringify(found).includes('"?column?":1');
    },
    patienceMs,
  );

test('the outbox closes an unpaid order at its instant, builds a paid one and pays refunds, without any request', async () => {
  // left behind by an earlier process: its jobs are gone, its orders are there
  const left = await shop.order('ann');
  await shop.notify(left.id, await shop.pay('ann', left.id));
  const overdue = await shop.order('bea');
  await makeDue(shop, overdue.id);
  await shop.mydoc.database.executor.execute(sql.raw(`DELETE FROM ${shop.mydoc.database.jobSchema}.job WHERE name LIKE 'order-%'`));
  shop.centre.nextServers = ['building', 'failed', 'running'];
  await shop.start();
  await untilState(left.id, 'active');
  await untilState(overdue.id, 'closed');

  shop.publish(
    seedDocuments({}, new Date()).map((document) =>
      document._id === 'siteSettings' ? { ...document, unpaidOrderTtlHours: secondsToPay / 3_600 } : document,
    ),
  );
  const forgotten = await shop.order('cat');
  await untilState(forgotten.id, 'closed');
  shop.publish(seedDocuments({}, new Date()));

  await shop.call('ann', 'order-server/refund', { id: left.id, amountMinor: '347', key: left.id });
  await untilState(left.id, 'refunded');
  // by a job of its own, before the refund or after it
  await until('the end of the server', async () => shop.centre.servers.get(left.id)?.state === 'ended', patienceMs);
  expect(await shop.ledgerFaults()).toEqual([]);
}, 120_000);
