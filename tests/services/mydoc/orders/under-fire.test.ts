import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { paymentLister } from '#services/account-centre/account-centre.ts';
import { checkLedger } from '#services/mydoc/orders/ledger/ledger-check.ts';
import { reconcile } from '#services/mydoc/orders/ledger/reconcile.ts';
import type { Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { until } from '#tests/setup/until.ts';
import type { Buyer } from './add-buyers.ts';
import { askQuote, callAs, pay, readOrder, untilOrder, type Answer } from './buyer-at-shop.ts';
import type { KillPoint } from './kill-point.ts';
import { openFleet, type ShopFleet, type ShopProcess } from './shop-fleet.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';

const stock = { region: 'US-0', model: starter.model, remaining: 20 };
let fleet: ShopFleet;

beforeEach(async () => {
  fleet = await openFleet(stock);
}, 120_000);

afterEach(() => fleet.close());

const create = (shop: ShopProcess, buyer: Buyer, quote: string, key: string): Promise<Answer> =>
  callAs(shop, buyer, 'order-server/create', { quote, key, proof: buyer.proof, termsVersion: fleet.termsVersion });

const keyOf = ({ message }: Answer): string => z.object({ key: z.string() }).parse(message).key;

/** Repeats a request that a dying service may leave unanswered, at the service returned by `again`. */
async function insist<T>(
  shop: ShopProcess,
  again: () => Promise<ShopProcess>,
  work: (shop: ShopProcess) => Promise<T>,
): Promise<{ shop: ShopProcess; result: T }> {
  try {
    return { shop, result: await work(shop) };
  } catch (error) {
    const died = await Promise.race([shop.ended.then(() => true), delay(5_000, false, { ref: false })]);
    if (!died) throw error;
    return insist(await again(), again, work);
  }
}

const countRow = z.object({ count: z.coerce.number() });

const count = async ({ executor }: Database, table: string, where = 'true'): Promise<number> =>
  (await readRows(executor, sql.raw(`SELECT count(*) AS count FROM ${table} WHERE ${where}`), countRow))[0]?.count ?? Number.NaN;

const remainingRow = z.object({ remaining: z.number() });

const remaining = async ({ executor }: Database): Promise<number> =>
  (
    await readRows(
      executor,
      sql`SELECT remaining FROM server_stock WHERE region = ${stock.region} AND model = ${stock.model}`,
      remainingRow,
    )
  )[0]?.remaining ?? Number.NaN;

/** What the ledger check and the reconciliation find. */
async function faults(database: Database): Promise<unknown[]> {
  const list = paymentLister(database.executor, { url: undefined, secrets: [] }, () => new Date());
  const { differences } = await reconcile({ executor: database.executor, list }, new Date(), { settledAfterMs: -60_000 });
  return [...(await checkLedger(database.executor)).differences, ...differences];
}

/** From a quote to the refund, at services of which each dies at the next kill point. */
async function buyAndReturn(buyer: Buyer, points: readonly KillPoint[]): Promise<{ order: OrderMessage; deaths: number }> {
  let deaths = 0;
  let shop = await fleet.start(points[0]);
  const step = async <T>(work: (at: ShopProcess) => Promise<T>): Promise<T> => {
    const again = (): Promise<ShopProcess> => fleet.start(points[(deaths += 1)]);
    const done = await insist(shop, again, work);
    shop = done.shop;
    return done.result;
  };
  const quote = await step((at) => askQuote(at, buyer));
  const key = randomUUID();
  const { id } = await step(async (at) => readOrder(await create(at, buyer, quote, key)));
  const settles = (holds: (order: OrderMessage) => boolean): Promise<OrderMessage> =>
    untilOrder(() => step(async (at) => readOrder(await callAs(at, buyer, 'order-server/detail', { id }))), holds);
  await step((at) => pay(at, buyer, id));
  const { paidMinor } = await settles(({ state }) => state === 'active');
  const refundKey = randomUUID();
  await step((at) => callAs(at, buyer, 'order-server/refund', { id, amountMinor: String(paidMinor), key: refundKey }));
  // refund and end of the server are separate jobs
  const order = await settles(({ state, server }) => state === 'refunded' && server === null);
  // anything done twice has been done by then
  await until('an empty outbox', async () => (await shop.jobsInHand()) === 0, 60_000);
  await shop.kill();
  return { order, deaths };
}

/** In the order in which a purchase passes them. */
const recoveryPoints: readonly KillPoint[] = [
  // the order is committed, and no answer was sent
  { committed: 'INSERT INTO server_order' },
  // the attempt is recorded, and the account centre has not received it
  { committed: 'INSERT INTO order_payment' },
  // it has received it, and its answer is not recorded
  { answered: 'payment/start' },
  // the money is received, and no notice was sent
  { committed: 'UPDATE sandbox_payment' },
  // the notice is processed, and the outbox has not been worked
  { committed: 'INSERT INTO payment_notice' },
  // the server is being built, and that is not recorded
  { answered: 'provision' },
  // the refund is committed, and was not requested
  { committed: 'INSERT INTO order_refund' },
  // the refund is paid, and that is not recorded
  { answered: 'refund' },
];

describe('kill -9', () => {
  test('R-5.9 at each recovery point, then a restart: nothing is lost, nothing is done twice', async () => {
    const [buyer] = await fleet.buyers(1);
    if (!buyer) throw new Error('no buyer');
    const { order, deaths } = await buyAndReturn(buyer, recoveryPoints);
    expect(deaths).toBe(recoveryPoints.length);
    expect([order.paidMinor, order.refundedMinor, order.refundingMinor]).toEqual([order.totalMinor, order.totalMinor, 0]);
    // a server may be ready before anybody saw that its build had started
    expect(order.history.map(({ kind }) => kind).filter((kind) => kind !== 'provisioning-started')).toEqual([
      'placed',
      'paid',
      'active',
      'refund-requested',
      'refunded',
    ]);
    await fleet.look(async (database) => {
      const counts: [string, number][] = [];
      for (const table of [
        'server_order',
        'order_payment',
        'order_refund',
        'sandbox_payment',
        'sandbox_server',
        'sandbox_refund',
        'sandbox_ended_order',
      ])
        counts.push([table, await count(database, table)]);
      expect(counts.filter(([, rows]) => rows !== 1)).toEqual([]);
      expect([await remaining(database), await count(database, 'human_proof'), await faults(database)]).toEqual([20, 0, []]);
    });
  }, 300_000);
});

// several processes need a database server: the run on Postgres has one
if (process.env.TEST_DATABASE_URL) {
  describe('200 buyers for the last 20 servers', () => {
    test('R-5.8 at three processes, one of them killed in the middle: 20 have an order, the rest are told that it is sold out', async () => {
      const buyers = await fleet.buyers(200);
      const shops = await Promise.all([fleet.start(), fleet.start(), fleet.start()]);
      const [first, second, third] = shops as [ShopProcess, ShopProcess, ShopProcess];
      const placeOf = (number: number): ShopProcess => shops[number % shops.length] ?? first;
      const quotes = await Promise.all(buyers.map((buyer, number) => askQuote(placeOf(number), buyer)));
      let answered = 0;
      let killed: Promise<void> | null = null;
      let broken = 0;
      const buy = async (buyer: Buyer, number: number): Promise<Answer> => {
        const [key, quote] = [randomUUID(), quotes[number] ?? ''];
        const { result } = await insist(
          placeOf(number),
          async () => {
            broken += 1;
            return number % 2 === 0 ? first : third;
          },
          (shop) => create(shop, buyer, quote, key),
        );
        answered += 1;
        if (answered >= 15) killed ??= second.kill();
        return result;
      };
      const answers = await Promise.all(buyers.map(buy));
      await killed;
      expect(broken).toBeGreaterThan(0);
      const ordered = answers.filter(({ code }) => code === successCode);
      expect([
        ordered.length,
        answers.filter((answer) => answer.code !== successCode).every((answer) => keyOf(answer) === 'modelSoldOut'),
      ]).toEqual([20, true]);
      expect(new Set(ordered.map((answer) => readOrder(answer).id)).size).toBe(20);
      await fleet.look(async (database) => {
        expect(
          await Promise.all([
            count(database, 'server_order'),
            count(database, 'server_order', 'holds_stock'),
            count(database, 'human_proof'),
            remaining(database),
            faults(database),
          ]),
        ).toEqual([20, 20, 180, 0, []]);
      });
    }, 120_000);
  });
}
