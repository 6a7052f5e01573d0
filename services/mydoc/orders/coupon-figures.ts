import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CampaignFigures } from '#lib/contracts/calls/coupon-calls.ts';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const number = z.coerce.number();
const stateRow = z.object({ campaign_id: z.string(), claimed: number, available: number, reserved: number, used: number, expired: number });
const moneyRow = z.object({
  campaign_id: z.string(),
  currency: z.enum(currencies),
  orders: number,
  kept_minor: number,
  discount_minor: number,
});

/** What became of the coupons of each campaign, and what the orders with them brought; by the database's clock. */
export async function readCouponFigures(executor: Executor): Promise<CampaignFigures[]> {
  const states = await readRows(
    executor,
    sql`SELECT campaign_id, count(*) AS claimed,
        count(*) FILTER (WHERE state = 'available' AND expires_at > now()) AS available,
        count(*) FILTER (WHERE state = 'reserved') AS reserved,
        count(*) FILTER (WHERE state = 'used') AS used,
        count(*) FILTER (WHERE state = 'available' AND expires_at <= now()) AS expired
      FROM coupon_grant GROUP BY campaign_id ORDER BY campaign_id`,
    stateRow,
  );
  const sums = await readRows(executor, moneyOfCampaigns, moneyRow);
  return states.map(({ campaign_id: campaignId, ...counts }) => ({
    campaignId,
    ...counts,
    orders: sums
      .filter((sum) => sum.campaign_id === campaignId)
      .map((sum) => ({ currency: sum.currency, orders: sum.orders, keptMinor: sum.kept_minor, discountMinor: sum.discount_minor })),
  }));
}

const moneyOfCampaigns = sql`
  SELECT campaign_id, currency, count(*) AS orders, sum(kept_minor) AS kept_minor,
    coalesce(sum(discount_minor) FILTER (WHERE kept_minor > 0 OR total_minor = 0), 0) AS discount_minor
  FROM (
    SELECT given.campaign_id, placed.currency, placed.total_minor,
      (SELECT coalesce(sum(paid_minor - refund_asked_minor), 0) FROM order_payment WHERE order_id = placed.id) AS kept_minor,
      (SELECT coalesce(sum((line->>'amountMinor')::bigint), 0) FROM jsonb_array_elements(placed.body->'discounts') AS line
        WHERE line->>'kind' = 'coupon') AS discount_minor
    FROM coupon_grant given JOIN server_order placed ON placed.id = given.order_id
    WHERE given.state = 'used'
  ) AS of_orders
  GROUP BY campaign_id, currency ORDER BY campaign_id, currency`;
