import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { claimCoupon } from '#lib/contracts/calls/coupon-calls.ts';
import { quoteCoupons } from '#lib/contracts/calls/coupon-use-calls.ts';
import { quoteMessage, type Quote } from '#lib/contracts/calls/purchase-calls.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

/** A minimum spend that every order reaches. */
export const anyOrder = { USD: 1, HKD: 1, JPY: 1 };
const year = [{ _ref: 'period-1y', _type: 'reference', _key: 'a' }];

/** The seed with campaigns that run: two for any order, one for a year alone, one that few orders are worth, one by its code. */
export const withCampaigns = (...more: readonly unknown[]) => [
  ...seedDocuments({}, new Date()),
  runningCampaign('TAKE20', { discountPercent: 20, minimumSpend: anyOrder, perPersonLimit: 5, stock: 10_000 }),
  runningCampaign('YEAR30', { discountPercent: 30, minimumSpend: anyOrder, periods: { rule: 'only', periods: year } }),
  runningCampaign('DEAR50', { discountPercent: 50, minimumSpend: { USD: 20, HKD: 160, JPY: 3000 } }),
  runningCampaign('SECRET9', { discountPercent: 9, minimumSpend: anyOrder, how: 'code', stock: 2 }),
  ...more,
];

/** Claims a coupon; its id. */
export const claim = async (shop: ShopUnderTest, buyer: string, campaign: string): Promise<string> =>
  claimCoupon.output.parse((await shop.call(buyer, claimCoupon.path, { campaign, key: randomUUID() })).message).grant.id;

let buyers = 0;

/** A verified person with some coupons; the ids of these by campaign. */
export async function buyerWith(
  shop: ShopUnderTest,
  ...campaigns: readonly string[]
): Promise<{ buyer: string; grants: Record<string, string> }> {
  buyers += 1;
  const buyer = `buyer ${buyers}`;
  shop.profiles.set(buyer, { barred: false, personId: `p-${buyer}`, realName: 'verified' });
  const grants: Record<string, string> = {};
  for (const campaign of campaigns) grants[campaign] = await claim(shop, buyer, campaign);
  return { buyer, grants };
}

/** The quote that choosing a coupon leads to. */
export const choose = async (shop: ShopUnderTest, buyer: string, quote: string, fields: Record<string, string>): Promise<Quote> =>
  quoteMessage.parse((await shop.call(buyer, 'order-server/chooseCoupon', { quote, ...fields })).message);

/** The coupons of an account for one of its quotes. */
export const offer = async (shop: ShopUnderTest, buyer: string, quote: string) =>
  quoteCoupons.output.parse((await shop.call(buyer, 'order-server/quoteCoupons', { quote })).message);

/** The state of a coupon, and whether an order has it. */
export const stateOf = async (shop: ShopUnderTest, grant: string | undefined): Promise<string> =>
  (
    await readRow(
      shop.mydoc.database.executor,
      sql`SELECT state || CASE WHEN order_id IS NULL THEN '' ELSE ' by an order' END AS state FROM coupon_grant WHERE id = ${grant}::uuid`,
      z.object({ state: z.string() }),
    )
  )?.state ?? 'none';
