import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { couponFigures, type CampaignFigures } from '#lib/contracts/calls/coupon-calls.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { runningCampaign } from '../coupons/coupons-under-test.ts';
import type { Answer } from '../mydoc-under-test.ts';
import { anyOrder, openCouponShop, withCampaigns, type CouponShop } from './quotes/coupon-shop.ts';
import { editorToken, type ShopUnderTest } from './shop-under-test.ts';
import { readOrder } from './buyer-at-shop.ts';

let coupons: CouponShop;
let shop: ShopUnderTest;

beforeAll(async () => {
  coupons = await openCouponShop();
  ({ shop } = coupons);
  shop.publish(withCampaigns(runningCampaign('BACK20', { discountPercent: 20, minimumSpend: anyOrder })));
}, 60_000);

afterAll(() => shop.close());

const ask = (headers: Record<string, string>): Promise<Answer> => shop.mydoc.call(couponFigures.path, {}, headers);

async function figuresOf(code: string): Promise<Omit<CampaignFigures, 'campaignId'> | undefined> {
  const { campaigns } = couponFigures.output.parse((await ask({ authorization: `Bearer ${editorToken}` })).message);
  const found = campaigns.find(({ campaignId }) => campaignId === `coupon-${code}`);
  if (!found) return undefined;
  const { campaignId: _code, ...figures } = found;
  return figures;
}

/** An unpaid order with a coupon of this campaign. */
async function orderWith(campaign: string): Promise<{ buyer: string; order: OrderMessage }> {
  const { buyer, grants } = await coupons.buyerWith(campaign);
  const quote = await coupons.choose(buyer, await shop.quote(buyer), { coupon: grants[campaign] ?? '' });
  return { buyer, order: readOrder(await shop.create(buyer, quote.id)) };
}

async function deliver(buyer: string, { id }: OrderMessage): Promise<void> {
  await shop.notify(id, await shop.pay(buyer, id));
  await shop.outbox.drain();
}

async function refund(buyer: string, { id, totalMinor }: OrderMessage): Promise<void> {
  await shop.call(buyer, 'order-server/refund', { id, amountMinor: String(totalMinor), key: randomUUID() });
  await shop.outbox.drain();
}

describe('R-6 figures of campaigns', () => {
  test.each([
    ['a visitor', {}],
    ['a buyer', { cookie: 'hf_session=ann' }],
    ['a wrong token', { authorization: 'Bearer guessed' }],
    ['a wrong session of the Studio', { cookie: 'hf_editor=guessed' }],
  ])('are nobody’s but the editors’: %s is told that there is no such call', async (_who, headers: Record<string, string>) => {
    expect(await ask(headers)).toMatchObject({ status: 404, message: { key: 'noSuchCall' } });
  });

  test('count what was claimed, is reserved, was used and expired, with what came in and what it cost', async () => {
    expect(await figuresOf('TAKE20')).toBeUndefined();
    const unused = await coupons.buyerWith('TAKE20');
    const late = await coupons.buyerWith('TAKE20');
    await shop.mydoc.database.executor.execute(sql`UPDATE coupon_grant SET expires_at = now() WHERE id = ${late.grants.TAKE20}::uuid`);
    expect(unused.grants.TAKE20).toEqual(expect.any(String));
    const { buyer, order } = await orderWith('TAKE20');
    expect(await figuresOf('TAKE20')).toEqual({ claimed: 3, available: 1, reserved: 1, used: 0, expired: 1, orders: [] });
    await deliver(buyer, order);
    const kept = { currency: 'USD', orders: 1, keptMinor: order.totalMinor, discountMinor: order.renewalMinor - order.totalMinor };
    expect(await figuresOf('TAKE20')).toEqual({ claimed: 3, available: 1, reserved: 0, used: 1, expired: 1, orders: [kept] });
  });

  test('count no revenue and no cost of an order that was refunded in full; its coupon stays used', async () => {
    const { buyer, order } = await orderWith('BACK20');
    await deliver(buyer, order);
    await refund(buyer, order);
    expect(await figuresOf('BACK20')).toMatchObject({
      used: 1,
      available: 0,
      orders: [{ currency: 'USD', orders: 1, keptMinor: 0, discountMinor: 0 }],
    });
  });
});
