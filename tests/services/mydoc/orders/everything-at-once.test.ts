import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeDue, openShop, type ShopUnderTest } from './shop-under-test.ts';

const orders = 12;
const model = 'cvm.g4a.amd.c2m2';
let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const ends: readonly string[] = ['closed', 'active', 'refunded'];

test('payment notices, second clicks, cancelling, falling due, building and refunds of one order at the same moment leave one outcome and a balanced ledger', async () => {
  const before = await shop.remaining(model);
  const accounts = Array.from({ length: orders }, (_, index) => `buyer-${index}`);
  const placed = await Promise.all(
    accounts.map(async (account) => {
      const { id, totalMinor } = await shop.order(account, { model });
      const declined = await shop.pay(account, id);
      await shop.notify(id, declined, { outcome: 'declined' });
      return { account, id, totalMinor, payments: [declined, await shop.pay(account, id)] };
    }),
  );
  const work = async (): Promise<void> => {
    await Promise.all((await shop.outbox.waiting()).map((job) => shop.outbox.run(job, true)));
  };
  await Promise.all(
    placed.flatMap(({ account, id, totalMinor, payments }, index) => [
      ...payments.flatMap((payment) => [shop.notify(id, payment), shop.notify(id, payment)]),
      shop.call(account, 'order-server/cancel', { id }),
      shop.call(account, 'order-server/pay', { id, language: 'ja', key: randomUUID() }),
      ...(index % 3 === 0 ? [makeDue(shop, id), shop.detail(account, id)] : []),
      shop.call(account, 'order-server/refund', { id, amountMinor: String(totalMinor), key: id }),
      work(),
    ]),
  );
  await work();
  await Promise.all(
    placed.map(({ account, id, totalMinor }) =>
      shop.call(account, 'order-server/refund', { id, amountMinor: String(totalMinor), key: id }),
    ),
  );
  await Promise.all([work(), work()]);
  await shop.outbox.drain();

  let running = 0;
  for (const { account, id, totalMinor, payments } of placed) {
    const order = await shop.detail(account, id);
    expect(ends).toContain(order.state);
    expect([order.paidMinor, order.refundingMinor]).toEqual([payments.length * totalMinor, 0]);
    expect(order.paidMinor - order.refundedMinor).toBe(order.state === 'active' ? totalMinor : 0);
    expect(
      shop.centre.payments.filter(({ request }) => request.orderId === id).reduce((sum, { refundedMinor }) => sum + refundedMinor, 0),
    ).toBe(order.refundedMinor);
    running += order.state === 'active' ? 1 : 0;
  }
  expect(await shop.remaining(model)).toBe(before - running);
  expect(await shop.ledgerFaults()).toEqual([]);
}, 120_000);
