import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { withCoupon, withSameCoupon } from '#services/mydoc/orders/quotes/coupon-quote.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { runningCampaign } from '../coupons/coupons-under-test.ts';
import { openCouponShop, withCampaigns, type CouponShop } from './quotes/coupon-shop.ts';
import { idOf, makeDue, type ShopUnderTest } from './shop-under-test.ts';

let coupons: CouponShop;
let shop: ShopUnderTest;

beforeAll(async () => {
  coupons = await openCouponShop();
  ({ shop } = coupons);
}, 60_000);

beforeEach(() => shop.publish(withCampaigns()));

afterAll(() => shop.close());

describe('R-6.4 a coupon in an order', () => {
  const orderWith = async (buyer: string, grant: string | undefined) => {
    const quote = await coupons.choose(buyer, await shop.quote(buyer), { coupon: grant ?? '' });
    return shop.create(buyer, quote.id);
  };

  test('is held by the order at its price, used when it is paid, and not returned when the buyer asks for the money', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const { message } = await orderWith(buyer, grants.TAKE20);
    expect(message).toMatchObject({
      totalMinor: 278,
      coupon: { name: { en: expect.any(String) } },
      discounts: [{ kind: 'coupon', code: 'TAKE20', amountMinor: 69 }],
      state: 'awaiting-payment',
    });
    expect(await coupons.stateOf(grants.TAKE20)).toBe('reserved by an order');
    const id = idOf(message);
    await shop.notify(id, await shop.pay(buyer, id));
    expect(await coupons.stateOf(grants.TAKE20)).toBe('used by an order');
    await shop.outbox.drain();
    const refund = await shop.call(buyer, 'order-server/refund', { id, amountMinor: '278', key: randomUUID() });
    expect(refund.code).toBe(2000);
    await shop.outbox.drain();
    expect((await shop.detail(buyer, id)).state).toBe('refunded');
    expect(await coupons.stateOf(grants.TAKE20)).toBe('used by an order');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test.each([
    ['cancelled', (buyer: string, id: string) => shop.call(buyer, 'order-server/cancel', { id })],
    ['closed unpaid', async (buyer: string, id: string) => makeDue(shop, id).then(() => shop.detail(buyer, id))],
  ])('pretix#165 comes back once when the order is %s, and can be used for another', async (how, end) => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const id = idOf((await orderWith(buyer, grants.TAKE20)).message);
    const paid = how === 'closed unpaid' ? await shop.pay(buyer, id) : null;
    await end(buyer, id);
    expect(await coupons.stateOf(grants.TAKE20)).toBe('available');
    await orderWith(buyer, grants.TAKE20);
    // money that comes late for the closed order does not touch what the next one holds
    if (paid !== null) expect(await shop.notify(id, paid)).toBe(200);
    expect(await coupons.stateOf(grants.TAKE20)).toBe('reserved by an order');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test.each([
    ['the rest of its validity', 72, 72],
    ['a day at least', 1, 24],
    ['a day, also if its time ended before the payment,', -1, 24],
  ])('comes back with %s when we cannot build the server', async (_name, hoursAtPayment, hoursAfter) => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    shop.centre.serverRefusal = 'unknown-account';
    const id = idOf((await orderWith(buyer, grants.TAKE20)).message);
    const { executor } = shop.mydoc.database;
    await executor.execute(
      sql`UPDATE coupon_grant SET expires_at = now() + ${hoursAtPayment}::integer * interval '1 hour' WHERE id = ${grants.TAKE20}::uuid`,
    );
    await shop.notify(id, await shop.pay(buyer, id));
    await shop.outbox.drain();
    shop.centre.behave();
    expect((await shop.detail(buyer, id)).state).toBe('refunded');
    expect(await coupons.stateOf(grants.TAKE20)).toBe('available');
    const left = await readRow(
      executor,
      sql`SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM coupon_grant WHERE id = ${grants.TAKE20}::uuid`,
      z.object({ hours: z.coerce.number() }),
    );
    expect(left?.hours).toBeCloseTo(hoursAfter, 1);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('saleor#15855 two orders at once with one coupon: one has it, the other is told', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const quotes = await Promise.all(
      ['1m', '2m', '3m'].map(async (period) =>
        coupons.choose(buyer, await shop.quote(buyer, {}, { period }), { coupon: grants.TAKE20 ?? '' }),
      ),
    );
    const answers = await Promise.all(quotes.map(({ id }) => shop.create(buyer, id)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([2000, 4130, 4130]);
    expect(await coupons.stateOf(grants.TAKE20)).toBe('reserved by an order');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('that another order holds is not in the new price of a quote', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const { listMonthMinor = 0, ...quote } = await coupons.choose(buyer, await shop.quote(buyer), { coupon: grants.TAKE20 ?? '' });
    const body = { ...quote, listMonthMinor };
    const catalogue = await seededCatalogue();
    const again = async () =>
      (await withSameCoupon(shop.mydoc.database.executor, { accountId: buyer, coupon: quote.coupon }, plain, catalogue)).totalMinor;
    const plain = withCoupon(body, null, catalogue);
    expect(await again()).toBe(278);
    await shop.create(buyer, quote.id);
    expect(await again()).toBe(347);
  });

  test.each<[string, (buyer: string, grant: string, quote: string) => Promise<unknown>]>([
    ['my coupons', async (buyer) => shop.call(buyer, 'coupon/mine', {})],
    ['the coupons of a quote', async (buyer, _grant, quote) => shop.call(buyer, 'order-server/quoteCoupons', { quote })],
    ['a choice', (buyer, grant, quote) => coupons.choose(buyer, quote, { coupon: grant })],
    ['an order of a quote that promised it', (buyer, _grant, quote) => shop.create(buyer, quote)],
  ])('of an unpaid order whose time is over is free for %s, though no job has closed the order', async (what, act) => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const grant = grants.TAKE20 ?? '';
    const next = await coupons.choose(buyer, await shop.quote(buyer, {}, { period: '2m' }), { coupon: grant });
    const overdue = idOf((await orderWith(buyer, grant)).message);
    await makeDue(shop, overdue);
    await act(buyer, grant, next.id);
    const isOrdered = what.startsWith('an order');
    expect(await coupons.stateOf(grant)).toBe(isOrdered ? 'reserved by an order' : 'available');
    expect((await shop.detail(buyer, overdue)).state).toBe('closed');
  });

  test('of 100 percent pays for the whole order: nothing is left to pay, and it is used at once', async () => {
    shop.publish(withCampaigns(runningCampaign('WHOLE100', { discountPercent: 100, minimumSpend: { USD: 1, HKD: 1, JPY: 1 } })));
    const { buyer, grants } = await coupons.buyerWith('WHOLE100');
    const { message } = await orderWith(buyer, grants.WHOLE100);
    expect(message).toMatchObject({ totalMinor: 0, state: 'paid' });
    expect(await coupons.stateOf(grants.WHOLE100)).toBe('used by an order');
    await shop.outbox.drain();
    expect((await shop.detail(buyer, idOf(message))).state).toBe('active');
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('R-5.12 holds with its quote, whatever becomes of the campaign or of its time', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const quote = await coupons.choose(buyer, await shop.quote(buyer), { coupon: grants.TAKE20 ?? '' });
    shop.publish(seedDocuments({}, new Date()));
    await shop.mydoc.database.executor.execute(sql`UPDATE coupon_grant SET expires_at = now() WHERE id = ${grants.TAKE20}::uuid`);
    expect((await shop.create(buyer, quote.id)).message).toMatchObject({ totalMinor: 278 });
  });
});
