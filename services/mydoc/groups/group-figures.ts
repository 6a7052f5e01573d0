import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GroupFigures } from '#lib/contracts/calls/group-calls.ts';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const number = z.coerce.number();
const stateRow = z.object({
  campaign_id: z.string(),
  slug: z.string(),
  running: number,
  succeeded: number,
  failed: number,
  void: number,
  hidden_coupons: number,
});
const moneyRow = z.object({
  campaign_id: z.string(),
  currency: z.enum(currencies),
  held_minor: number,
  kept_minor: number,
  refunds_asked: number,
  refunded_minor: number,
});

/** Its deadline has passed, though nobody may have written that it failed. */
const isOver = sql`(state IN ('open', 'full') AND deadline_at <= now())`;

/** What became of the groups of each campaign, and of their money; by the database's clock. */
export async function readGroupFigures(executor: Executor): Promise<GroupFigures[]> {
  const states = await readRows(
    executor,
    sql`SELECT campaign_id, max(slug) AS slug,
        count(*) FILTER (WHERE state IN ('leader-unpaid', 'open', 'full') AND NOT ${isOver}) AS running,
        count(*) FILTER (WHERE state = 'succeeded') AS succeeded,
        count(*) FILTER (WHERE state = 'failed' OR ${isOver}) AS failed,
        count(*) FILTER (WHERE state = 'void') AS void,
        count(*) FILTER (WHERE draw_outcome = 'won') AS hidden_coupons
      FROM buying_group GROUP BY campaign_id ORDER BY campaign_id`,
    stateRow,
  );
  const sums = await readRows(executor, moneyOfCampaigns, moneyRow);
  return states.map(({ campaign_id: campaignId, slug: campaign, hidden_coupons: hiddenCoupons, ...counts }) => ({
    campaignId,
    campaign,
    ...counts,
    hiddenCoupons,
    money: sums
      .filter((sum) => sum.campaign_id === campaignId)
      .map(({ currency, ...sum }) => ({
        currency,
        heldMinor: sum.held_minor,
        keptMinor: sum.kept_minor,
        refundsAsked: sum.refunds_asked,
        refundedMinor: sum.refunded_minor,
      })),
  }));
}

/** Held: the money of orders that wait for their group. Kept: of those that were built. */
const moneyOfCampaigns = sql`
  SELECT campaign_id, currency,
    coalesce(sum(rest_minor) FILTER (WHERE state = 'awaiting-group'), 0) AS held_minor,
    coalesce(sum(rest_minor) FILTER (WHERE state <> 'awaiting-group'), 0) AS kept_minor,
    sum(refunds) AS refunds_asked, sum(back_minor) AS refunded_minor
  FROM (
    SELECT one.campaign_id, placed.currency, placed.state,
      (SELECT coalesce(sum(paid_minor - refund_asked_minor), 0) FROM order_payment WHERE order_id = placed.id) AS rest_minor,
      (SELECT coalesce(sum(refund_asked_minor), 0) FROM order_payment WHERE order_id = placed.id) AS back_minor,
      (SELECT count(*) FROM order_refund WHERE order_id = placed.id) AS refunds
    FROM buying_group one JOIN server_order placed ON placed.group_id = one.id
  ) AS of_orders
  GROUP BY campaign_id, currency ORDER BY campaign_id, currency`;
