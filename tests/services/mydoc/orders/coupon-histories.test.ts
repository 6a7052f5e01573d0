import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { myCoupons } from '#lib/contracts/calls/coupon-calls.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { historiesOf } from '#tests/setup/random-histories.ts';
import { runningCampaign } from '../coupons/coupons-under-test.ts';
import { anyOrder, claim } from './quotes/coupon-shop.ts';
import { idOf, makeDue, openShop, type ShopUnderTest } from './shop-under-test.ts';

const { numRuns, seed } = historiesOf({ numRuns: 12, seed: 20_261_122 });
const historyTimeoutMs = 10_000;
let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
  shop.publish([
    ...seedDocuments({}, new Date()),
    runningCampaign('TAKE20', { discountPercent: 20, minimumSpend: anyOrder, perPersonLimit: 2, stock: 1_000_000 }),
  ]);
}, 60_000);

afterAll(() => shop.close());

const which = fc.nat(5);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('quote' as const), which, coupon: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('order' as const), which, coupon: fc.constant(0) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'pay-and-fail' as const), which, coupon: fc.constant(0) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'due' as const, 'refund' as const), which, coupon: fc.constant(0) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const), which, coupon: fc.nat(1) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Coupon {
  readonly id: string;
  /** Its time is over: what a closed order gives back is expired. */
  isOver: boolean;
  state: 'available' | 'reserved' | 'used' | 'expired';
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
  readonly quotes: { readonly id: string; readonly coupon: Coupon }[] = [];
  readonly orders: Ordered[] = [];

  constructor(account: string) {
    this.account = account;
  }

  async claim(): Promise<void> {
    this.coupons.push({ id: await claim(shop, this.account, 'TAKE20'), isOver: false, state: 'available' });
  }

  async act({ do: doing, which: index, coupon: place }: Step): Promise<void> {
    const order = this.orders[index % Math.max(1, this.orders.length)];
    switch (doing) {
      case 'quote':
        return this.quote(this.coupons[place]);
      case 'order':
        return this.order(this.quotes[index % Math.max(1, this.quotes.length)]);
      case 'pay':
      case 'pay-and-fail':
        return order?.state === 'unpaid' ? this.pay(order, doing === 'pay-and-fail') : undefined;
      case 'cancel':
      case 'due':
        if (order?.state !== 'unpaid') return;
        if (doing === 'cancel') await shop.call(this.account, 'order-server/cancel', { id: order.id });
        else await makeDue(shop, order.id).then(() => shop.detail(this.account, order.id));
        order.state = 'over';
        order.coupon.state = order.coupon.isOver ? 'expired' : 'available';
        return;
      case 'refund':
        return order?.state === 'paid' ? this.refund(order) : undefined;
      case 'expire': {
        const coupon = this.coupons[place];
        if (coupon?.state !== 'available') return;
        await shop.mydoc.database.executor.execute(sql`UPDATE coupon_grant SET expires_at = now() WHERE id = ${coupon.id}::uuid`);
        Object.assign(coupon, { state: 'expired', isOver: true });
      }
    }
  }

  /** Another period each time, so that no two quotes are the same. */
  async quote(coupon: Coupon | undefined): Promise<void> {
    const periods = ['1m', '2m', '3m', '6m', '1q', '1y', '2y', '3y'];
    const plain = await shop.quote(this.account, {}, { period: periods[this.quotes.length % periods.length] });
    const { code, message } = await shop.call(this.account, 'order-server/chooseCoupon', { quote: plain, coupon: coupon?.id ?? '' });
    expect(code).toBe(coupon?.state === 'available' ? 2000 : 4130);
    if (code === 2000 && coupon) this.quotes.push({ id: idOf(message), coupon });
  }

  async order(quote: Buyer['quotes'][number] | undefined): Promise<void> {
    if (!quote) return;
    const { code, message } = await shop.create(this.account, quote.id);
    const known = code === 2000 && this.orders.some(({ id }) => id === idOf(message));
    if (known) return;
    // what a quote promised holds though the time of its coupon is over meanwhile
    const isFree = quote.coupon.state === 'available' || quote.coupon.state === 'expired';
    expect(code).toBe(isFree ? 2000 : 4130);
    if (code !== 2000) return;
    this.orders.push({ id: idOf(message), coupon: quote.coupon, state: 'unpaid' });
    quote.coupon.state = 'reserved';
  }

  async pay(order: Ordered, fails: boolean): Promise<void> {
    shop.centre.serverRefusal = fails ? 'unknown-account' : null;
    await shop.notify(order.id, await shop.pay(this.account, order.id));
    await shop.outbox.drain();
    shop.centre.serverRefusal = null;
    order.state = fails ? 'over' : 'paid';
    order.coupon.state = fails ? 'available' : 'used';
    // we failed: what was left of its time comes back, a day at least
    if (fails) order.coupon.isOver = false;
  }

  async refund(order: Ordered): Promise<void> {
    const { message } = await shop.call(this.account, 'order-server/refundOffer', { id: order.id });
    const amountMinor = String(z.object({ amountMinor: z.number() }).safeParse(message).data?.amountMinor ?? 1);
    await shop.call(this.account, 'order-server/refund', { id: order.id, amountMinor, key: randomUUID() });
    await shop.outbox.drain();
    order.state = 'over';
  }
}

test(
  `R-6.4 after any of ${numRuns} histories a coupon is where the rules say, spent once at most, and the ledger balances`,
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
        const spent = await shop.mydoc.database.executor.execute(
          sql`SELECT count(*) AS count FROM coupon_grant WHERE state = 'used' AND account_id = ${buyer.account}`,
        );
        expect(z.object({ rows: z.array(z.object({ count: z.coerce.number() })) }).parse(spent).rows[0]?.count).toBe(
          buyer.coupons.filter(({ state }) => state === 'used').length,
        );
      }),
      { numRuns, seed },
    );
    expect(await shop.ledgerFaults()).toEqual([]);
  },
  numRuns * historyTimeoutMs,
);
