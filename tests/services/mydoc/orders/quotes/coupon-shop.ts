import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { claimCoupon } from '#lib/contracts/calls/coupon-calls.ts';
import { quoteMessage, type Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

/** A minimum spend that every order reaches. */
export const anyOrder = { USD: 1, HKD: 1, JPY: 1 };
const year = [{ _ref: 'period-1y', _type: 'reference', _key: 'a' }];

/** The seed with some campaigns of coupons, and more. */
export const withCampaigns = (...more: readonly unknown[]) => [
  ...seedDocuments({}, new Date()),
  runningCampaign('TAKE20', { discountPercent: 20, minimumSpend: anyOrder, perPersonLimit: 5, stock: 10_000 }),
  runningCampaign('SECOND20', { discountPercent: 20, minimumSpend: anyOrder }),
  runningCampaign('YEAR30', { discountPercent: 30, minimumSpend: anyOrder, periods: { rule: 'only', periods: year } }),
  runningCampaign('DEAR50', { discountPercent: 50, minimumSpend: { USD: 20, HKD: 160, JPY: 3000 } }),
  runningCampaign('NEAR5', { discountPercent: 5, minimumSpend: { USD: 4, HKD: 32, JPY: 700 } }),
  runningCampaign('SECRET9', { discountPercent: 9, minimumSpend: anyOrder, how: 'code' }),
  ...more,
];

/** Claims a coupon; its id. */
export const claim = async (shop: ShopUnderTest, buyer: string, campaign: string): Promise<string> =>
  claimCoupon.output.parse((await shop.call(buyer, claimCoupon.path, { campaign, key: randomUUID() })).message).grant.id;

export interface CouponShop {
  readonly shop: ShopUnderTest;
  /** A verified person with some coupons; the ids of these by campaign. */
  buyerWith(...campaigns: readonly string[]): Promise<{ buyer: string; grants: Record<string, string> }>;
  choose(buyer: string, quote: string, fields: Record<string, string>): Promise<Quote>;
  detail(buyer: string, quote: string): Promise<Quote>;
  /** The state of a grant, and whether an order has it. */
  stateOf(grant: string | undefined): Promise<string>;
}

/** A shop whose buyers have coupons. */
export async function openCouponShop(settings: { replicas?: number } = {}): Promise<CouponShop> {
  const shop = await openShop(settings);
  let buyers = 0;
  const quoteOf = async (buyer: string, path: string, fields: Record<string, string>): Promise<Quote> =>
    quoteMessage.parse((await shop.call(buyer, path, fields)).message);
  return {
    shop,
    buyerWith: async (...campaigns) => {
      buyers += 1;
      const buyer = `buyer ${buyers}`;
      shop.profiles.set(buyer, { barred: false, personId: `p-${buyer}`, realName: 'verified' });
      const grants: Record<string, string> = {};
      for (const campaign of campaigns) grants[campaign] = await claim(shop, buyer, campaign);
      return { buyer, grants };
    },
    choose: (buyer, quote, fields) => quoteOf(buyer, 'order-server/chooseCoupon', { quote, ...fields }),
    detail: (buyer, id) => quoteOf(buyer, 'order-server/quoteDetail', { id }),
    stateOf: async (grant) =>
      (
        await readRow(
          shop.mydoc.database.executor,
          sql`SELECT state || CASE WHEN order_id IS NULL THEN '' ELSE ' by an order' END AS state
            FROM coupon_grant WHERE id = ${grant}::uuid`,
          z.object({ state: z.string() }),
        )
      )?.state ?? 'none',
  };
}
