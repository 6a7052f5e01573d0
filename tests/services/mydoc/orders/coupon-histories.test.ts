import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { myCoupons } from '#lib/contracts/calls/coupon-calls.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import type { Moment } from '#tests/setup/databases/mortal-database.ts';
import { historiesOf } from '#tests/setup/random-histories.ts';
import { runningCampaign } from '../coupons/coupons-under-test.ts';
import type { Answer } from '../mydoc-under-test.ts';
import type { WaitingJob } from './outbox-under-test.ts';
import { anyOrder, claim } from './quotes/coupon-shop.ts';
import { idOf, makeDue, openShop, tosVersion, type ShopUnderTest } from './shop-under-test.ts';

const { numRuns, seed } = historiesOf({ numRuns: 12, seed: 20_261_122 });
const historyTimeoutMs = 10_000;
const replicas = 2;
/** An order takes fewer statements. */
const statementsAtMost = 30;
let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop({ replicas });
  shop.publish([
    ...seedDocuments({}, new Date()),
    runningCampaign('TAKE20', { discountPercent: 20, minimumSpend: anyOrder, perPersonLimit: 2, stock: 1_000_000 }),
  ]);
}, 60_000);

afterAll(() => shop.close());

const weighted = (weight: number, ...doing: readonly Step['do'][]) => ({ weight, arbitrary: fc.constantFrom(...doing) });

interface Step {
  readonly do: 'quote' | 'order' | 'both' | 'pay' | 'pay-and-fail' | 'cancel' | 'due' | 'refund' | 'job-again' | 'expire';
  /** Selects one of the quotes, orders or jobs that there are. */
  readonly which: number;
  readonly coupon: number;
  readonly replica: number;
  /** When the replica loses a connection to the database, if it does; the request is asked again at the other one, or not. */
  readonly moment: Moment | null;
  readonly again: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    weighted(4, 'quote'),
    weighted(4, 'order'),
    weighted(2, 'both', 'job-again'),
    weighted(4, 'pay', 'pay-and-fail'),
    weighted(4, 'cancel', 'due', 'refund'),
    weighted(1, 'expire'),
  ),
  which: fc.nat(5),
  coupon: fc.nat(1),
  replica: fc.nat(replicas - 1),
  moment: fc.oneof(fc.constant(null), fc.nat(statementsAtMost), fc.constant('committed' as const)),
  again: fc.boolean(),
});

const systemBusy = 503;

/** A request at a replica that may die meanwhile. Null: nobody was told what came of it. */
async function ask({ replica, moment, again }: Step, request: (replica: number) => Promise<Answer>): Promise<Answer | null> {
  const { result, before } = await shop.dyingAt(moment, () => request(replica));
  if (result.code !== systemBusy) return result;
  expect(before).not.toBeNull();
  return again ? request(replicas - 1 - replica) : null;
}

const listOf = async (account: string): Promise<string[]> =>
  z
    .array(z.object({ id: z.string() }))
    .parse((await shop.call(account, 'order-server/list')).message)
    .map(({ id }) => id);

interface Coupon {
  readonly id: string;
  /** Its time is over: what a closed order gives back is expired. */
  isOver: boolean;
  state: 'available' | 'reserved' | 'used' | 'expired';
}

interface Quoted {
  readonly id: string;
  readonly coupon: Coupon;
}

interface Ordered {
  readonly id: string;
  readonly coupon: Coupon;
  state: 'unpaid' | 'paid' | 'over';
}

/** A buyer's coupons, quotes and orders, by the rules in words alone. */
class Buyer {
  readonly account: string;
  readonly coupons: Coupon[] = [];
  readonly quotes: Quoted[] = [];
  readonly orders: Ordered[] = [];

  constructor(account: string) {
    this.account = account;
  }

  async claim(): Promise<void> {
    this.coupons.push({ id: await claim(shop, this.account, 'TAKE20'), isOver: false, state: 'available' });
  }

  readonly #jobs: WaitingJob[] = [];

  async act(doing: Step): Promise<void> {
    const { which } = doing;
    const order = this.orders[which % Math.max(1, this.orders.length)];
    const quoteAt = (place: number): Quoted | undefined => this.quotes[place % Math.max(1, this.quotes.length)];
    switch (doing.do) {
      case 'quote':
        return this.quote(doing, this.coupons[doing.coupon]);
      case 'order':
        return this.order(doing, quoteAt(which));
      case 'both':
        return this.both([quoteAt(which), quoteAt(which + 1)]);
      case 'pay':
      case 'pay-and-fail':
        return order?.state === 'unpaid' ? this.pay(doing, order) : undefined;
      case 'cancel':
      case 'due':
        return order?.state === 'unpaid' ? this.close(doing, order) : undefined;
      case 'refund':
        return order?.state === 'paid' ? this.refund(doing, order) : undefined;
      case 'job-again': {
        const job = this.#jobs[which % Math.max(1, this.#jobs.length)];
        return job && void (await shop.outbox.run(job, true));
      }
      case 'expire': {
        const coupon = this.coupons[doing.coupon];
        if (coupon?.state !== 'available') return;
        await shop.mydoc.database.executor.execute(sql`UPDATE coupon_grant SET expires_at = now() WHERE id = ${coupon.id}::uuid`);
        Object.assign(coupon, { state: 'expired', isOver: true });
      }
    }
  }

  /** Another period each time, so that no two quotes are the same. */
  async quote(doing: Step, coupon: Coupon | undefined): Promise<void> {
    const periods = ['1m', '2m', '3m', '6m', '1q', '1y', '2y', '3y'];
    const plain = await shop.quote(this.account, {}, { period: periods[this.quotes.length % periods.length] });
    const fields = { quote: plain, coupon: coupon?.id ?? '' };
    const answer = await ask(doing, (replica) => shop.callAt(replica, this.account, 'order-server/chooseCoupon', fields));
    if (!answer) return;
    expect(answer.code).toBe(coupon?.state === 'available' ? 2000 : 4130);
    if (answer.code === 2000 && coupon) this.quotes.push({ id: idOf(answer.message), coupon });
  }

  async order(doing: Step, quote: Quoted | undefined): Promise<void> {
    if (!quote) return;
    const form = await formOf(quote);
    const answer = await ask(doing, (replica) => shop.callAt(replica, this.account, 'order-server/create', form));
    if (answer) return this.ordered(quote, answer);
    const placed = (await listOf(this.account)).find((id) => this.orders.every((each) => each.id !== id));
    if (placed !== undefined) this.ordered(quote, { code: 2000, message: { id: placed } });
  }

  /** Two orders at once, each at another replica; those that were placed are noted first. */
  async both(quotes: readonly (Quoted | undefined)[]): Promise<void> {
    const chosen = quotes.filter((quote) => quote !== undefined);
    const asked = await Promise.all(chosen.map(async (quote) => ({ quote, form: await formOf(quote) })));
    const answers = await Promise.all(
      asked.map(async ({ quote, form }, replica) => ({
        quote,
        answer: await shop.callAt(replica, this.account, 'order-server/create', form),
      })),
    );
    for (const { quote, answer } of answers.toSorted((one, other) => one.answer.code - other.answer.code)) this.ordered(quote, answer);
  }

  ordered({ coupon }: Quoted, { code, message }: Pick<Answer, 'code' | 'message'>): void {
    const known = code === 2000 && this.orders.some(({ id }) => id === idOf(message));
    if (known) return;
    // what a quote promised holds though the time of its coupon is over meanwhile
    const isFree = coupon.state === 'available' || coupon.state === 'expired';
    expect(code).toBe(isFree ? 2000 : 4130);
    if (code !== 2000) return;
    this.orders.push({ id: idOf(message), coupon, state: 'unpaid' });
    coupon.state = 'reserved';
  }

  /** The centre's notice comes again until it is counted, jobs are done again until they are done. */
  async pay({ do: doing, replica, moment, again }: Step, order: Ordered): Promise<void> {
    const fails = doing === 'pay-and-fail';
    shop.centre.serverRefusal = fails ? 'unknown-account' : null;
    const payment = await shop.pay(this.account, order.id);
    const notice = { noticeId: randomUUID(), at: new Date().toISOString() };
    const notify = (at: number): Promise<number> => shop.notify(order.id, payment, notice, at);
    const { result: status, before } = await shop.dyingAt(moment, () => notify(replica));
    if (status !== 200) expect(before).not.toBeNull();
    if (status !== 200 || again) expect(await notify(replicas - 1 - replica)).toBe(200);
    for (const job of await shop.outbox.waiting()) {
      this.#jobs.push(job);
      await shop.dyingAt(moment, () => shop.outbox.run(job, again));
    }
    await shop.outbox.drain();
    shop.centre.serverRefusal = null;
    order.state = fails ? 'over' : 'paid';
    order.coupon.state = fails ? 'available' : 'used';
    // we failed: what was left of its time comes back, a day at least
    if (fails) order.coupon.isOver = false;
  }

  async close(doing: Step, order: Ordered): Promise<void> {
    if (doing.do === 'due') await makeDue(shop, order.id);
    const path = doing.do === 'due' ? 'order-server/detail' : 'order-server/cancel';
    const answer = await ask(doing, (replica) => shop.callAt(replica, this.account, path, { id: order.id }));
    const { state } = await shop.detail(this.account, order.id);
    if (state === 'awaiting-payment') return expect([doing.do, answer]).toEqual(['cancel', null]);
    order.state = 'over';
    order.coupon.state = order.coupon.isOver ? 'expired' : 'available';
  }

  async refund(doing: Step, order: Ordered): Promise<void> {
    const { message } = await shop.call(this.account, 'order-server/refundOffer', { id: order.id });
    const amountMinor = String(z.object({ amountMinor: z.number() }).safeParse(message).data?.amountMinor ?? 1);
    const fields = { id: order.id, amountMinor, key: randomUUID() };
    const answer = await ask(doing, (replica) => shop.callAt(replica, this.account, 'order-server/refund', fields));
    this.#jobs.push(...(await shop.outbox.waiting()));
    await shop.outbox.drain();
    const { state } = await shop.detail(this.account, order.id);
    if (state === 'active') expect(answer?.code ?? null).not.toBe(2000);
    else order.state = 'over';
  }
}

/** Another proof for each order. */
const formOf = async ({ id }: Quoted): Promise<Record<string, string>> => ({
  quote: id,
  key: randomUUID(),
  proof: await shop.proof(),
  termsVersion: tosVersion,
});

const countRow = z.object({ used: z.coerce.number(), shared: z.coerce.number() });

/** The coupons that are used, and those that more than one order has at once. */
const countSpent = (account: string): Promise<z.output<typeof countRow> | null> =>
  readRow(
    shop.mydoc.database.executor,
    sql`SELECT (SELECT count(*) FROM coupon_grant WHERE state = 'used' AND account_id = ${account}) AS used,
      (SELECT count(*) FROM (SELECT 1 FROM server_order WHERE account_id = ${account}
        AND state IN ('awaiting-payment', 'paid', 'provisioning', 'active')
        GROUP BY body->'coupon'->>'grant' HAVING count(*) > 1) AS shared) AS shared`,
    countRow,
  );

test(
  `R-6.4 after any of ${numRuns} histories with crashes at two replicas a coupon is where the rules say, spent once at most, and the ledger balances`,
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
        run += 1;
        const buyer = new Buyer(`coupon-run-${run}`);
        shop.profiles.set(buyer.account, { barred: false, personId: `p-${buyer.account}`, realName: 'verified' });
        await buyer.claim();
        await buyer.claim();
        for (const doing of steps) await buyer.act(doing);
        const { grants } = myCoupons.output.parse((await shop.call(buyer.account, 'coupon/mine')).message);
        const stored = grants.filter(({ campaign }) => campaign === 'TAKE20').map(({ id, state }) => `${id} ${state}`);
        expect(stored.toSorted()).toEqual(buyer.coupons.map(({ id, state }) => `${id} ${state}`).toSorted());
        expect(await countSpent(buyer.account)).toEqual({ used: buyer.coupons.filter(({ state }) => state === 'used').length, shared: 0 });
      }),
      { numRuns, seed },
    );
    expect(await shop.ledgerFaults()).toEqual([]);
  },
  numRuns * historyTimeoutMs,
);
