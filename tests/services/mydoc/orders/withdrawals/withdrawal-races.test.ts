import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { sweepTerms } from '#services/mydoc/orders/server-terms/sweep-terms.ts';
import { createLog } from '#services/platform/log.ts';
import { renewalsAt } from '../renewals/renewal-shop.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

const model = 'cvm.g4a.amd.c2m2';
const log = createLog({ name: 'test', level: 'silent' });
let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

test('R-6.7 withdrawals, refunds, renewals and the end of the time of one order at the same moment give its money back once', async () => {
  const before = await shop.remaining(model);
  const accounts = Array.from({ length: 8 }, (_, index) => `racer-${index}`);
  const placed = await Promise.all(accounts.map(async (account) => ({ account, order: await shop.active(account, { model }) })));
  const withdraw = (account: string, contract: string, index: number) =>
    shop.mydoc.call(
      'order-server/withdraw',
      { contract, name: 'Ada', email: 'ada@example.com', country: 'DE', key: randomUUID() },
      { cookie: `hf_session=${account}`, 'x-forwarded-for': `192.0.2.${index}` },
    );
  await Promise.all(
    placed.flatMap(({ account, order: { id, number, totalMinor } }, index) => [
      withdraw(account, number, index),
      shop.call(account, 'order-server/refund', { id, amountMinor: String(totalMinor), key: randomUUID() }),
      withdraw(account, id, index),
      renewalsAt(shop)
        .renew(account, id)
        .catch(() => null),
      ...(index % 2 === 0
        ? [
            shop.mydoc.database.executor.execute(
              sql`UPDATE server_order SET active_at = active_at - interval '32 days', term_at = now() WHERE id = ${id}::uuid`,
            ),
            sweepTerms({ database: shop.mydoc.database, outbox: shop.outbox, log }),
          ]
        : []),
    ]),
  );
  await Promise.all((await shop.outbox.waiting()).map((job) => shop.outbox.run(job, true)));
  await shop.outbox.drain();
  for (const { account, order } of placed) {
    const after = await shop.detail(account, order.id);
    expect(['withdrawn', 'refunded']).toContain(after.state);
    expect([after.paidMinor - after.refundedMinor, after.refundingMinor]).toEqual([0, 0]);
    const ofCentre = shop.centre.payments
      .filter(({ request }) => request.orderId === order.id)
      .reduce((sum, { refundedMinor }) => sum + refundedMinor, 0);
    expect(ofCentre).toBe(after.paidMinor);
    for (const { id } of after.renewals)
      expect(await shop.detail(account, id)).toMatchObject({ refundingMinor: 0, state: expect.not.stringMatching(/^renewed$/) });
  }
  expect(await shop.remaining(model)).toBe(before);
  expect(await shop.ledgerFaults()).toEqual([]);
}, 120_000);
