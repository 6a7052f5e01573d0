import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { quoteCoupons } from '#lib/contracts/calls/coupon-use-calls.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import { anyOrder, openCouponShop, withCampaigns, type CouponShop } from './coupon-shop.ts';
import { countOrdersOf, idOf, keyOf, type ShopUnderTest } from '../shop-under-test.ts';

let coupons: CouponShop;
let shop: ShopUnderTest;

beforeAll(async () => {
  coupons = await openCouponShop();
  ({ shop } = coupons);
}, 60_000);

beforeEach(() => shop.publish(withCampaigns()));

afterAll(() => shop.close());

const offer = async (buyer: string, quote: string) =>
  quoteCoupons.output.parse((await shop.call(buyer, 'order-server/quoteCoupons', { quote })).message);

describe('R-6.5 a coupon in a quote', () => {
  test('those that apply come first, the best is named; the others say why not, and what would help', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20', 'YEAR30', 'DEAR50');
    const quote = await shop.quote(buyer);
    const { coupons: offered, best } = await offer(buyer, quote);
    expect(best).toBe(grants.TAKE20);
    expect(offered.map(({ grant, verdict }) => [grant.campaign, verdict])).toEqual([
      ['TAKE20', { applies: true, savesMinor: 69 }],
      ['YEAR30', { applies: false, why: 'period', missingMinor: 0, cure: { kind: 'period', period: '1y' } }],
      ['DEAR50', { applies: false, why: 'minimum', missingMinor: 2_000 - 347, cure: expect.anything() }],
    ]);
  });

  test('is offered, and found by its code, however many that cannot be used came after it', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    await shop.mydoc.database.executor.execute(sql`
      INSERT INTO coupon_grant (id, campaign_id, account_id, person_id, ordinal, per_person_limit, request_key, terms,
        claimed_at, expires_at)
      SELECT gen_random_uuid(), 'old-' || number, account_id, person_id, 1, 1, gen_random_uuid(), terms, now() + interval '1 hour', now()
      FROM coupon_grant, generate_series(1, 60) AS number WHERE id = ${grants.TAKE20}::uuid`);
    const quote = await shop.quote(buyer);
    expect((await offer(buyer, quote)).coupons.map(({ grant }) => grant.id)).toEqual([grants.TAKE20]);
    expect((await coupons.choose(buyer, quote, { code: 'TAKE20' })).coupon?.grant).toBe(grants.TAKE20);
  });

  test('without Windows is the nearest change for a coupon that is not for it, and the coupon applies to what is proposed', async () => {
    shop.publish(withCampaigns(runningCampaign('FREE15', { minimumSpend: anyOrder, notForWindows: true })));
    const { buyer, grants } = await coupons.buyerWith('FREE15');
    const on = (code: string) => shop.quote(buyer, { image: { kind: 'image', code }, disk: { type: 'ssd_cloud_disk', sizeGib: 60 } });
    const windows = await on('windows-server-2025');
    const [refused] = (await offer(buyer, windows)).coupons;
    expect(refused?.verdict).toEqual({ applies: false, why: 'image', missingMinor: 0, cure: { kind: 'image', image: 'debian-13' } });
    expect(refused?.grant.notForWindows).toBe(true);
    const chosen = await shop.call(buyer, 'order-server/chooseCoupon', { quote: windows, coupon: grants.FREE15 ?? '' });
    expect(keyOf(chosen.message)).toBe('couponNotUsable');
    expect((await offer(buyer, await on('debian-13'))).best).toBe(grants.FREE15);
  });

  test('a larger boot disk is the nearest change where little is missing, and the coupon applies with it', async () => {
    const { buyer, grants } = await coupons.buyerWith('NEAR5');
    const [refused] = (await offer(buyer, await shop.quote(buyer))).coupons;
    if (refused?.verdict.applies !== false || refused.verdict.cure?.kind !== 'disk') throw new Error('no disk is proposed');
    const { sizeGib } = refused.verdict.cure;
    const of = async (size: number) =>
      (await offer(buyer, await shop.quote(buyer, { disk: { type: 'ssd_cloud_disk', sizeGib: size } }))).best;
    expect([await of(sizeGib), await of(sizeGib - 1)]).toEqual([grants.NEAR5, null]);
  });

  test('a model of which nothing is left is not proposed', async () => {
    const models = ['model-g4a-c2m2', 'model-g4a-c2m4'].map((_ref) => ({ _ref, _type: 'reference', _key: _ref }));
    shop.publish(withCampaigns(runningCampaign('LARGER5', { minimumSpend: anyOrder, products: { rule: 'only', models } })));
    const { buyer } = await coupons.buyerWith('LARGER5');
    const quote = await shop.quote(buyer);
    const proposed = async () => (await offer(buyer, quote)).coupons.map(({ verdict }) => (verdict.applies ? null : verdict.cure));
    const [first] = await proposed();
    if (first?.kind !== 'model') throw new Error('no model is proposed');
    const { executor } = shop.mydoc.database;
    const leave = (remaining: number) =>
      executor.execute(
        sql`INSERT INTO server_stock (region, model, remaining) VALUES ('US-0', ${first.model}, ${remaining})
          ON CONFLICT (region, model) DO UPDATE SET remaining = excluded.remaining`,
      );
    await leave(0);
    // a reading of the stock is shared for a moment
    await delay(300);
    expect(await proposed()).not.toContainEqual(first);
    await leave(100);
  });

  test('is a line of its own, in a quote of its own; the earlier one stays, and both end at the same time', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const first = await shop.quote(buyer, {}, { password: 'server:Harbour-2026-x' });
    const before = await coupons.detail(buyer, first);
    const chosen = await coupons.choose(buyer, first, { coupon: grants.TAKE20 ?? '' });
    expect(chosen).toMatchObject({
      coupon: { grant: grants.TAKE20, campaign: 'TAKE20', name: { en: expect.any(String) } },
      discounts: [{ kind: 'coupon', code: 'TAKE20', percent: 20, amountMinor: 69 }],
      totalMinor: before.totalMinor - 69,
      renewalMinor: before.renewalMinor,
      expiresAt: before.expiresAt,
      hasPassword: true,
    });
    expect(chosen.id).not.toBe(first);
    expect((await shop.call(buyer, 'order-server/quoteDetail', { id: first })).message).toEqual({ ...before, order: null });
    const without = await coupons.choose(buyer, chosen.id, { coupon: '' });
    expect(without).toMatchObject({ coupon: null, discounts: [], totalMinor: before.totalMinor });
  });

  test('is chosen in one quote however often; going back after its order leads to that quote', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const first = await shop.quote(buyer);
    const chosen = await Promise.all([1, 2, 3].map(() => coupons.choose(buyer, first, { coupon: grants.TAKE20 ?? '' })));
    const [{ id } = { id: '' }] = chosen;
    expect(new Set(chosen.map((quote) => quote.id))).toEqual(new Set([id]));
    expect((await coupons.choose(buyer, id, { coupon: '' })).id).toBe(first);
    expect((await coupons.choose(buyer, first, { coupon: grants.TAKE20 ?? '' })).id).toBe(id);
    expect(await shop.quote(buyer)).toBe(first);
    const { message } = await shop.create(buyer, id);
    expect(await shop.quote(buyer)).toBe(id);
    expect(idOf((await shop.create(buyer, await shop.quote(buyer))).message)).toBe(idOf(message));
  });

  test.each([
    ['without it', (_copy: string, first: string) => first],
    ['with it', (copy: string, _first: string) => copy],
  ])('an order %s is the one of both quotes, and what is chosen then is what was ordered', async (_how, which) => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20', 'SECOND20');
    const first = await shop.quote(buyer);
    const { id: copy } = await coupons.choose(buyer, first, { coupon: grants.TAKE20 ?? '' });
    const ordered = which(copy, first);
    const { message } = await shop.create(buyer, ordered);
    for (const quote of [first, copy]) {
      expect(idOf((await shop.create(buyer, quote)).message)).toBe(idOf(message));
      for (const coupon of ['', grants.TAKE20 ?? '', grants.SECOND20 ?? ''])
        expect((await coupons.choose(buyer, quote, { coupon })).id).toBe(ordered);
    }
    expect(await countOrdersOf(shop, buyer)).toBe(1);
  });

  test('one that a quote was ordered with is offered for that quote, and for no other', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20', 'SECOND20');
    const first = await shop.quote(buyer);
    const { id: copy } = await coupons.choose(buyer, first, { coupon: grants.TAKE20 ?? '' });
    const { message } = await shop.create(buyer, copy);
    const offered = async (quote: string) => (await offer(buyer, quote)).coupons.map(({ grant, verdict }) => [grant.id, verdict.applies]);
    expect(await offered(copy)).toContainEqual([grants.TAKE20, true]);
    expect(await offered(copy)).toContainEqual([grants.SECOND20, true]);
    expect(await offered(first)).toEqual([[grants.SECOND20, true]]);
    await shop.call(buyer, 'order-server/cancel', { id: idOf(message) });
    expect((await offered(copy)).toSorted()).toEqual(
      [
        [grants.TAKE20, true],
        [grants.SECOND20, true],
      ].toSorted(),
    );
  });

  test('two orders at once, with it and without it, are one order', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const first = await shop.quote(buyer);
    const { id: copy } = await coupons.choose(buyer, first, { coupon: grants.TAKE20 ?? '' });
    const before = await shop.remaining();
    const answers = await Promise.all([first, copy, first, copy].map((quote) => shop.create(buyer, quote)));
    expect(answers.map(({ code }) => code)).toEqual([2000, 2000, 2000, 2000]);
    const orders = [...new Set(answers.map(({ message }) => idOf(message)))];
    expect(orders).toHaveLength(1);
    expect(await countOrdersOf(shop, buyer)).toBe(1);
    expect(await shop.remaining()).toBe(before - 1);
    // other tests of this file set an order's state by hand
    expect((await shop.ledgerFaults()).filter(({ orderId }) => orders.includes(orderId))).toEqual([]);
  });

  test('after the order with it is closed there is a quote of its own again', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const first = await shop.quote(buyer);
    const { id } = await coupons.choose(buyer, first, { coupon: grants.TAKE20 ?? '' });
    const { message } = await shop.create(buyer, id);
    await shop.call(buyer, 'order-server/cancel', { id: idOf(message) });
    const next = await shop.quote(buyer);
    expect([first, id]).not.toContain(next);
    const again = await coupons.choose(buyer, next, { coupon: grants.TAKE20 ?? '' });
    expect((await shop.create(buyer, again.id)).message).toMatchObject({ state: 'awaiting-payment', totalMinor: again.totalMinor });
  });

  test.each([
    ['cancelled', async (buyer: string, order: string) => void (await shop.call(buyer, 'order-server/cancel', { id: order }))],
    [
      'overdue',
      async (_buyer: string, order: string) =>
        void (await shop.mydoc.database.executor.execute(sql`UPDATE server_order SET due_at = now() WHERE id = ${order}::uuid`)),
    ],
    [
      'refunded',
      async (_buyer: string, order: string) =>
        void (await shop.mydoc.database.executor.execute(sql`UPDATE server_order SET state = 'refunded' WHERE id = ${order}::uuid`)),
    ],
  ])('after the order without it is %s, the coupon that was forgotten can be chosen and ordered', async (_how, end) => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20', 'SECOND20');
    const first = await shop.quote(buyer, {}, { password: 'server:Harbour-2026-x' });
    const before = await coupons.detail(buyer, first);
    const order = idOf((await shop.create(buyer, first)).message);
    await end(buyer, order);
    const fields = { coupon: grants.TAKE20 ?? '' };
    const chosen = await coupons.choose(buyer, first, fields);
    expect(chosen).toMatchObject({ coupon: { grant: grants.TAKE20 }, expiresAt: before.expiresAt, hasPassword: true });
    // in another tab, and with another coupon, it is still one order
    expect((await coupons.choose(buyer, first, fields)).id).toBe(chosen.id);
    const other = await coupons.choose(buyer, first, { coupon: grants.SECOND20 ?? '' });
    const { message } = await shop.create(buyer, chosen.id);
    expect(message).toMatchObject({ state: 'awaiting-payment', totalMinor: chosen.totalMinor });
    expect(idOf((await shop.create(buyer, other.id)).message)).toBe(idOf(message));
    expect((await coupons.choose(buyer, first, { coupon: '' })).id).toBe(chosen.id);
    expect(await shop.quote(buyer, {}, { password: 'server:Harbour-2026-x' })).toBe(chosen.id);
    expect(idOf((await shop.create(buyer, first)).message)).toBe(order);
    expect(await countOrdersOf(shop, buyer)).toBe(2);
  });

  test('stays in the quote that takes the place of an expired one, while it is free and applies', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const { id } = await coupons.choose(buyer, await shop.quote(buyer), { coupon: grants.TAKE20 ?? '' });
    await shop.mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() WHERE account_id = ${buyer}`);
    const again = async (account: string, more: object = {}): Promise<Quote> =>
      coupons.detail(account, await shop.quote(account, {}, { inPlaceOf: id, ...more }));
    const renewed = await again(buyer);
    expect(renewed).toMatchObject({ coupon: { grant: grants.TAKE20 }, totalMinor: 278 });
    expect((await again(buyer)).id).toBe(renewed.id);
    expect(await coupons.detail(buyer, await shop.quote(buyer))).toMatchObject({ coupon: null, totalMinor: 347 });
    expect(await again(buyer, { promotion: 'nothing' })).toMatchObject({ coupon: { grant: grants.TAKE20 } });
    expect(await again((await coupons.buyerWith()).buyer)).toMatchObject({ coupon: null, totalMinor: 347 });
    await shop.create(buyer, renewed.id);
    expect(await again(buyer)).toMatchObject({ coupon: null, totalMinor: 347 });
  });

  test('the quote that takes the place of another tells what that was; of a stranger’s nothing', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const { id } = await coupons.choose(buyer, await shop.quote(buyer), { coupon: grants.TAKE20 ?? '' });
    await shop.mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() WHERE account_id = ${buyer}`);
    const quoteOf = async (account: string, more: object) => (await shop.askQuote(account, {}, more)).message;
    expect(await quoteOf(buyer, { inPlaceOf: id, period: '1y' })).toMatchObject({
      replaced: {
        currency: 'USD',
        totalMinor: 278,
        renewalMinor: 347,
        hasPassword: false,
        coupon: { grant: grants.TAKE20 },
        discounts: [{ kind: 'coupon', amountMinor: 69 }],
      },
    });
    expect(await quoteOf('a stranger', { inPlaceOf: id })).not.toHaveProperty('replaced');
    expect(await quoteOf(buyer, {})).not.toHaveProperty('replaced');
  });

  test('sweeps expired quotes when it is chosen', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
    const [old, quote] = [await shop.quote(buyer, {}, { period: '3y' }), await shop.quote(buyer)];
    const { executor } = shop.mydoc.database;
    await executor.execute(sql`UPDATE server_quote SET expires_at = now() - interval '2 days' WHERE id = ${old}::uuid`);
    await coupons.choose(buyer, quote, { coupon: grants.TAKE20 ?? '' });
    expect(await readRow(executor, sql`SELECT id FROM server_quote WHERE id = ${old}::uuid`, z.object({ id: z.string() }))).toBeNull();
  });

  test.each([
    ['of another account', async () => (await coupons.buyerWith('TAKE20')).grants.TAKE20],
    [
      'that does not apply',
      async (buyer: string) =>
        z
          .object({ grant: z.object({ id: z.string() }) })
          .parse((await shop.call(buyer, 'coupon/claim', { campaign: 'YEAR30', key: randomUUID() })).message).grant.id,
    ],
    ['that is nobody’s', async () => randomUUID()],
  ])('one %s is refused', async (_name, grantOf) => {
    const { buyer } = await coupons.buyerWith();
    const coupon = (await grantOf(buyer)) ?? '';
    const { message } = await shop.call(buyer, 'order-server/chooseCoupon', { quote: await shop.quote(buyer), coupon });
    expect(keyOf(message)).toBe('couponNotUsable');
  });

  test('another account’s quote, and an expired one, are refused', async () => {
    const { buyer, grants } = await coupons.buyerWith('TAKE20');
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
