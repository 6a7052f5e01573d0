import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { quoteMessage } from '#lib/contracts/calls/purchase-calls.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { idOf, keyOf, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { buyerWith, choose, claim, offer, withCampaigns } from './coupon-buyers.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop({ stockClock: 'frozen' });
}, 60_000);

beforeEach(() => shop.publish(withCampaigns()));

afterAll(() => shop.close());

describe('R-6.5 a coupon in a quote', () => {
  test('those that apply come first, the best is named; the others say why not, and what would help', async () => {
    const { buyer, grants } = await buyerWith(shop, 'TAKE20', 'YEAR30', 'DEAR50');
    const quote = await shop.quote(buyer);
    const { coupons, best } = await offer(shop, buyer, quote);
    expect(best).toBe(grants.TAKE20);
    expect(coupons.map(({ grant, verdict }) => [grant.campaign, verdict])).toEqual([
      ['TAKE20', { applies: true, savesMinor: 69 }],
      ['YEAR30', { applies: false, why: 'period', missingMinor: 0, cure: { kind: 'period', period: '1y' } }],
      ['DEAR50', { applies: false, why: 'minimum', missingMinor: 2_000 - 347, cure: expect.anything() }],
    ]);
  });

  test('is offered, and found by its code, however many that cannot be used came after it', async () => {
    const { buyer, grants } = await buyerWith(shop, 'TAKE20');
    await shop.mydoc.database.executor.execute(sql`
      INSERT INTO coupon_grant (
        id, campaign_id, account_id, person_id, ordinal, per_person_limit, request_key, terms, claimed_at, expires_at
      )
      SELECT
        gen_random_uuid(), 'old-' || number, account_id, person_id, 1, 1, gen_random_uuid(), terms, now() + interval '1 hour', now()
      FROM coupon_grant, generate_series(1, 60) AS number WHERE id = ${grants.TAKE20}::uuid`);
    const quote = await shop.quote(buyer);
    expect((await offer(shop, buyer, quote)).coupons.map(({ grant }) => grant.id)).toEqual([grants.TAKE20]);
    expect((await choose(shop, buyer, quote, { code: 'TAKE20' })).coupon?.grant).toBe(grants.TAKE20);
  });

  test('a model of which nothing is left is not proposed', async () => {
    const { buyer } = await buyerWith(shop, 'DEAR50');
    const quote = await shop.quote(buyer);
    const proposed = async () => (await offer(shop, buyer, quote)).coupons.map(({ verdict }) => (verdict.applies ? null : verdict.cure));
    const [first] = await proposed();
    if (first?.kind !== 'model') throw new Error('no model is proposed');
    const leave = (remaining: number) =>
      shop.mydoc.database.executor.execute(
        sql`INSERT INTO server_stock (region, model, remaining) VALUES ('US-0', ${first.model}, ${remaining})
          ON CONFLICT (region, model) DO UPDATE SET remaining = excluded.remaining`,
      );
    await leave(0);
    shop.letStockAge();
    expect(await proposed()).not.toContainEqual(first);
    await leave(100);
  });

  test('is a line of its own, in a quote of its own; the earlier one stays, and both end at the same time', async () => {
    const { buyer, grants } = await buyerWith(shop, 'TAKE20');
    const first = await shop.quote(buyer, {}, { password: 'server:Harbour-2026-x' });
    const before = quoteMessage.parse((await shop.call(buyer, 'order-server/quoteDetail', { id: first })).message);
    const chosen = await choose(shop, buyer, first, { coupon: grants.TAKE20 ?? '' });
    expect(chosen).toMatchObject({
      coupon: { grant: grants.TAKE20, campaign: 'TAKE20' },
      discounts: [{ kind: 'coupon', code: 'TAKE20', percent: 20, amountMinor: 69 }],
      totalMinor: before.totalMinor - 69,
      renewalMinor: before.renewalMinor,
      expiresAt: before.expiresAt,
      hasPassword: true,
    });
    expect(chosen.id).not.toBe(first);
    expect((await shop.call(buyer, 'order-server/quoteDetail', { id: first })).message).toEqual(before);
    const without = await choose(shop, buyer, chosen.id, { coupon: '' });
    expect(without).toMatchObject({ coupon: null, discounts: [], totalMinor: before.totalMinor });
  });

  test('is chosen in one quote however often; going back after its order leads to that quote', async () => {
    const { buyer, grants } = await buyerWith(shop, 'TAKE20');
    const first = await shop.quote(buyer);
    const chosen = await Promise.all([1, 2, 3].map(() => choose(shop, buyer, first, { coupon: grants.TAKE20 ?? '' })));
    const [{ id } = { id: '' }] = chosen;
    expect(new Set(chosen.map((quote) => quote.id))).toEqual(new Set([id]));
    expect((await choose(shop, buyer, id, { coupon: '' })).id).toBe(first);
    expect((await choose(shop, buyer, first, { coupon: grants.TAKE20 ?? '' })).id).toBe(id);
    expect(await shop.quote(buyer)).toBe(first);
    const { message } = await shop.create(buyer, id);
    expect(await shop.quote(buyer)).toBe(id);
    expect((await shop.create(buyer, await shop.quote(buyer))).message).toMatchObject({ id: idOf(message) });
  });

  test('after the order with it is closed there is a quote of its own again', async () => {
    const { buyer, grants } = await buyerWith(shop, 'TAKE20');
    const first = await shop.quote(buyer);
    const { id } = await choose(shop, buyer, first, { coupon: grants.TAKE20 ?? '' });
    const { message } = await shop.create(buyer, id);
    await shop.call(buyer, 'order-server/cancel', { id: idOf(message) });
    expect(await shop.quote(buyer)).toBe(first);
    expect((await choose(shop, buyer, first, { coupon: grants.TAKE20 ?? '' })).id).not.toBe(id);
  });

  test('sweeps expired quotes when it is chosen', async () => {
    const { buyer, grants } = await buyerWith(shop, 'TAKE20');
    const [old, quote] = [await shop.quote(buyer, {}, { period: '3y' }), await shop.quote(buyer)];
    const { executor } = shop.mydoc.database;
    await executor.execute(sql`UPDATE server_quote SET expires_at = now() - interval '2 days' WHERE id = ${old}::uuid`);
    await choose(shop, buyer, quote, { coupon: grants.TAKE20 ?? '' });
    expect(await readRow(executor, sql`SELECT id FROM server_quote WHERE id = ${old}::uuid`, z.object({ id: z.string() }))).toBeNull();
  });

  test.each([
    ['of another account', async () => (await buyerWith(shop, 'TAKE20')).grants.TAKE20],
    ['that does not apply', async (buyer: string) => claim(shop, buyer, 'YEAR30')],
    ['that is nobody’s', async () => randomUUID()],
  ])('one %s is refused', async (_name, grantOf) => {
    const { buyer } = await buyerWith(shop);
    const coupon = (await grantOf(buyer)) ?? '';
    const { message } = await shop.call(buyer, 'order-server/chooseCoupon', { quote: await shop.quote(buyer), coupon });
    expect(keyOf(message)).toBe('couponNotUsable');
  });

  test('another account’s quote, and an expired one, are refused', async () => {
    const { buyer, grants } = await buyerWith(shop, 'TAKE20');
    const quote = await shop.quote(buyer);
    const ask = async (account: string, path: string) =>
      keyOf((await shop.call(account, path, { quote, ...(path.endsWith('chooseCoupon') ? { coupon: grants.TAKE20 ?? '' } : {}) })).message);
    expect(await ask('stranger', 'order-server/quoteCoupons')).toBe('doesNotExist');
    expect(await ask('stranger', 'order-server/chooseCoupon')).toBe('doesNotExist');
    expect(await ask('', 'order-server/quoteCoupons')).toBe('loginRequired');
    await shop.mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() WHERE id = ${quote}::uuid`);
    expect(await ask(buyer, 'order-server/chooseCoupon')).toBe('quoteExpired');
  });
});
