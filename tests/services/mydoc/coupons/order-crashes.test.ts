import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRow } from '#services/platform/database/rows.ts';
import type { Moment } from '#tests/setup/databases/mortal-database.ts';
import { openCouponShop, withCampaigns, type CouponShop } from '../orders/quotes/coupon-shop.ts';
import { idOf, tosVersion } from '../orders/shop-under-test.ts';

/** None takes more statements. */
const statementsAtMost = 40;
/** After so many moments in turn the work had been done by then. */
const survivedAtMost = 3;
/** A reading for all buyers may come between two statements: those that matter have their names, too. */
const named = ['UPDATE coupon_grant SET', 'COMMIT'] as const;
const moments: readonly Moment[] = [
  ...Array.from({ length: statementsAtMost }, (_, number) => number),
  ...named.map((statement): Moment => `before ${statement}`),
  'committed',
];
let coupons: CouponShop;

beforeAll(async () => {
  coupons = await openCouponShop({ replicas: 2 });
  coupons.shop.publish(withCampaigns());
}, 60_000);

afterAll(() => coupons.shop.close());

interface Prepared {
  readonly grant: string;
  /** At a replica, as often as it takes. */
  act(replica: number): Promise<unknown>;
}

async function quoted(): Promise<{ buyer: string; grant: string; quote: string }> {
  const { buyer, grants } = await coupons.buyerWith('TAKE20');
  const grant = grants.TAKE20 ?? '';
  const { id } = await coupons.choose(buyer, await coupons.shop.quote(buyer), { coupon: grant });
  return { buyer, grant, quote: id };
}

async function placed(): Promise<{ buyer: string; grant: string; order: string }> {
  const { buyer, grant, quote } = await quoted();
  return { buyer, grant, order: idOf((await coupons.shop.create(buyer, quote)).message) };
}

async function paid(): Promise<{ grant: string; order: string }> {
  const { buyer, grant, order } = await placed();
  await coupons.shop.notify(order, await coupons.shop.pay(buyer, order));
  return { grant, order };
}

/** What becomes of a coupon, by the states of its order and of itself. */
const moves: readonly { name: string; before: string; after: string; prepare(): Promise<Prepared> }[] = [
  {
    name: 'reserved by an order',
    before: 'no order, available',
    after: 'awaiting-payment, reserved',
    prepare: async () => {
      const { buyer, grant, quote } = await quoted();
      const form = { quote, key: randomUUID(), proof: await coupons.shop.proof(), termsVersion: tosVersion };
      return { grant, act: (replica) => coupons.shop.callAt(replica, buyer, 'order-server/create', form) };
    },
  },
  {
    name: 'used by a payment',
    before: 'awaiting-payment, reserved',
    after: 'paid, used',
    prepare: async () => {
      const { buyer, grant, order } = await placed();
      const payment = await coupons.shop.pay(buyer, order);
      const notice = { noticeId: randomUUID(), at: new Date().toISOString() };
      return { grant, act: (replica) => coupons.shop.notify(order, payment, notice, replica) };
    },
  },
  {
    name: 'freed by an order that is given up',
    before: 'awaiting-payment, reserved',
    after: 'closed, available',
    prepare: async () => {
      const { buyer, grant, order } = await placed();
      return { grant, act: (replica) => coupons.shop.callAt(replica, buyer, 'order-server/cancel', { id: order }) };
    },
  },
  {
    name: 'returned by a server that cannot be built',
    before: 'paid, used',
    after: 'refunding, available',
    prepare: async () => {
      const { grant, order } = await paid();
      const job = (await coupons.shop.outbox.waiting()).find(
        ({ queue, payload }) => queue === 'order-provision' && payload.orderId === order,
      );
      if (!job) throw new Error('nothing is to be built');
      return { grant, act: () => coupons.shop.outbox.run(job, true) };
    },
  },
];

const stateRow = z.object({ state: z.string() });

const stateOf = async (grant: string): Promise<string | undefined> =>
  (
    await readRow(
      coupons.shop.mydoc.database.executor,
      sql`SELECT coalesce((SELECT state FROM server_order WHERE body->'coupon'->>'grant' = coupon_grant.id::text), 'no order') || ', ' || state AS state
        FROM coupon_grant WHERE id = ${grant}::uuid`,
      stateRow,
    )
  )?.state;

test.each(moves)(
  'R-6.4 a coupon is $name whole or not at all, whenever the connection dies',
  async ({ before, after, prepare }) => {
    coupons.shop.centre.serverRefusal = 'unknown-account';
    const deaths: string[] = [];
    let survived = 0;
    for (const moment of moments) {
      if (typeof moment === 'number' && survived >= survivedAtMost) continue;
      const { grant, act } = await prepare();
      const { before: died } = await coupons.shop.dyingAt(moment, () => act(0));
      survived = died === null ? survived + 1 : 0;
      if (died !== null) {
        deaths.push(died);
        expect([before, after]).toContain(await stateOf(grant));
        if (died.startsWith('UPDATE coupon_grant')) expect(await stateOf(grant)).toBe(before);
        await act(1);
      }
      expect([moment, died, await stateOf(grant)]).toEqual([moment, died, after]);
    }
    expect(deaths).toEqual(expect.arrayContaining([...named, 'committed']));
    expect(await coupons.shop.ledgerFaults()).toEqual([]);
  },
  120_000,
);

test('R-6.4 what a failed order returns is its own coupon, and no other of the buyer', async () => {
  const { buyer, grants } = await coupons.buyerWith('TAKE20', 'SECOND20');
  const buy = async (grant: string | undefined, period: string): Promise<void> => {
    const plain = await coupons.shop.quote(buyer, {}, { period });
    const { id: quote } = await coupons.choose(buyer, plain, { coupon: grant ?? '' });
    const order = idOf((await coupons.shop.create(buyer, quote)).message);
    await coupons.shop.notify(order, await coupons.shop.pay(buyer, order));
    await coupons.shop.outbox.drain();
  };
  coupons.shop.centre.serverRefusal = null;
  await buy(grants.TAKE20, '1m');
  coupons.shop.centre.serverRefusal = 'unknown-account';
  await buy(grants.SECOND20, '2m');
  expect([await stateOf(grants.TAKE20 ?? ''), await stateOf(grants.SECOND20 ?? '')]).toEqual(['active, used', 'refunded, available']);
});
