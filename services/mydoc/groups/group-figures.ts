import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GroupFigures } from '#lib/contracts/calls/group-figures-call.ts';
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

/**
 * What the time has made of `buying_group one`, though nobody may have written it yet: it failed at its deadline, and is void once its
 * leader's time to pay is over.
 */
const stateNow = sql`CASE
  WHEN one.state IN ('open', 'full') AND one.deadline_at <= now() THEN 'failed'
  WHEN one.state = 'leader-unpaid' AND NOT EXISTS (
    SELECT 1 FROM group_seat WHERE group_id = one.id AND state = 'held' AND held_until > now()) THEN 'void'
  ELSE one.state END`;

/** What became of the groups of each campaign, and of their money; by the database's clock. */
export async function readGroupFigures(executor: Executor): Promise<GroupFigures[]> {
  const states = await readRows(
    executor,
    sql`SELECT campaign_id, max(slug) AS slug,
        count(*) FILTER (WHERE state IN ('leader-unpaid', 'open', 'full')) AS running,
        count(*) FILTER (WHERE state = 'succeeded') AS succeeded,
        count(*) FILTER (WHERE state = 'failed') AS failed,
        count(*) FILTER (WHERE state = 'void') AS void,
        count(*) FILTER (WHERE draw_outcome = 'won') AS hidden_coupons
      FROM (SELECT campaign_id, slug, draw_outcome, ${stateNow} AS state FROM buying_group one) AS seen
      GROUP BY campaign_id ORDER BY campaign_id`,
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

/**
 * Held: paid for groups that run. Kept: of those that succeeded. What is left of a failed group's money goes back, asked for or not yet.
 */
const moneyOfCampaigns = sql`
  SELECT campaign_id, currency,
    coalesce(sum(rest_minor) FILTER (WHERE state IN ('open', 'full')), 0) AS held_minor,
    coalesce(sum(rest_minor) FILTER (WHERE state = 'succeeded'), 0) AS kept_minor,
    sum(refunds + CASE WHEN state = 'failed' AND rest_minor > 0 THEN 1 ELSE 0 END) AS refunds_asked,
    sum(back_minor + CASE WHEN state = 'failed' THEN rest_minor ELSE 0 END) AS refunded_minor
  FROM (
    SELECT one.campaign_id, placed.currency, ${stateNow} AS state,
      (SELECT coalesce(sum(paid_minor - refund_asked_minor), 0) FROM order_payment WHERE order_id = placed.id) AS rest_minor,
      (SELECT coalesce(sum(refund_asked_minor), 0) FROM order_payment WHERE order_id = placed.id) AS back_minor,
      (SELECT count(*) FROM order_refund WHERE order_id = placed.id) AS refunds
    FROM buying_group one JOIN server_order placed ON placed.group_id = one.id
  ) AS of_orders
  GROUP BY campaign_id, currency ORDER BY campaign_id, currency`;
