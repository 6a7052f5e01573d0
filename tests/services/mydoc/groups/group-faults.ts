import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const idRow = z.object({ id: z.string() });

type Faults = Readonly<Record<string, SQL>>;

/** A seat with its order, its group, and what of its money is kept. */
const joinedSeats = sql`group_seat seat JOIN buying_group one ON one.id = seat.group_id AND one.created_at >= (SELECT at FROM test_since)
  JOIN server_order placed ON placed.id = seat.order_id`;

const keptMinor = sql`(SELECT coalesce(sum(paid_minor - refund_asked_minor), 0) FROM order_payment WHERE order_id = placed.id)`;

const latest = sql`NOT EXISTS (SELECT 1 FROM group_seat later WHERE later.order_id = seat.order_id AND later.place > seat.place)`;

/** The invariants of docs/contracts/group-buy.md, by their names: each statement finds what breaks it. */
const faults: Faults = {
  'seats never over head count': sql`SELECT one.id FROM buying_group one
    WHERE created_at >= (SELECT at FROM test_since) AND ((SELECT count(*) FROM group_seat WHERE group_id = one.id AND state IN ('held', 'paid')) > head_count
      OR (SELECT count(*) FROM group_seat WHERE group_id = one.id AND state IN ('held', 'paid')) <> taken)`,
  'one seat a person': sql`SELECT min(person_id) AS id FROM group_seat WHERE state IN ('held', 'paid') GROUP BY campaign_id, person_id HAVING count(*) > 1`,
  'a seat is what its order is': sql`SELECT placed.id FROM ${joinedSeats} WHERE ${latest} AND seat.state <> CASE
    WHEN placed.state = 'awaiting-payment' THEN 'held' WHEN placed.state = 'closed' THEN 'released'
    WHEN placed.state IN ('refunding', 'refunded') THEN 'refunded' ELSE 'paid' END`,
  'terms are frozen': sql`SELECT placed.id FROM ${joinedSeats} WHERE placed.group_fee_percent <> (one.campaign->>'activationFeePercent')::numeric
      OR (placed.body->'discounts'->0->>'percent')::numeric <> (one.campaign->>'discountPercent')::numeric
      OR seat.coupon_id <> one.campaign->'memberCoupon'->>'_id'
    UNION ALL SELECT id FROM buying_group one
      WHERE created_at >= (SELECT at FROM test_since) AND NOT (campaign->'headCounts') @> to_jsonb(head_count)`,
  'nothing runs before success': sql`SELECT placed.id FROM ${joinedSeats}
    WHERE placed.state IN ('paid', 'provisioning', 'active') AND one.state <> 'succeeded'`,
  'success is full and paid': sql`SELECT one.id FROM buying_group one
    WHERE created_at >= (SELECT at FROM test_since) AND state = 'succeeded' AND head_count <>
    (SELECT count(*) FROM group_seat WHERE group_id = one.id AND state IN ('paid', 'refunded'))`,
  'a group that failed keeps nothing': sql`SELECT placed.id FROM ${joinedSeats}
    WHERE one.state IN ('failed', 'void') AND one.settled_at IS NOT NULL AND ${keptMinor} <> 0`,
  'no coupon twice': sql`SELECT min(account_id) AS id FROM group_seat WHERE coupon_id IS NOT NULL GROUP BY campaign_id, person_id, coupon_id HAVING count(*) > 1
    UNION ALL SELECT min(held.account_id) AS id FROM coupon_grant held JOIN group_seat seat ON seat.order_id = held.request_key AND seat.state <> 'released'
      GROUP BY held.campaign_id, seat.campaign_id, held.person_id HAVING count(DISTINCT held.id) > 1
    UNION ALL SELECT min(account_id) AS id FROM coupon_grant GROUP BY campaign_id, request_key HAVING count(*) > 1`,
};

/** The faults that remain when everything is done. */
const faultsAtTheEnd: Faults = {
  'every paid seat ends once': sql`SELECT placed.id FROM ${joinedSeats} WHERE ${latest} AND NOT (
    (placed.state = 'active' AND ${keptMinor} = placed.total_minor)
    OR (placed.state = 'closed' AND ${keptMinor} = 0)
    OR (placed.state = 'refunded' AND (${keptMinor} = 0 OR (one.state = 'succeeded' AND placed.active_at IS NOT NULL
      AND ${keptMinor} >= round(placed.total_minor * placed.group_fee_percent / 100)))))`,
  'money balances': sql`SELECT id FROM order_refund WHERE settled_at IS NULL`,
};

/** The names of all of them. */
export const faultNames: readonly string[] = Object.keys({ ...faults, ...faultsAtTheEnd });

/** From now on only groups that are created later are checked. */
export async function checkFromNow(executor: Executor): Promise<void> {
  await executor.execute(sql`DROP TABLE IF EXISTS test_since`);
  await executor.execute(sql`CREATE TABLE test_since AS SELECT clock_timestamp() AS at`);
}

/** The names of the invariants that do not hold, with what breaks them. */
export async function groupFaults(executor: Executor, { isEnd }: { isEnd: boolean }): Promise<string[]> {
  const checked = Object.entries(isEnd ? { ...faults, ...faultsAtTheEnd } : faults);
  const found: string[] = [];
  for (const [name, broken] of checked) {
    const rows = await readRows(executor, sql`SELECT id::text AS id FROM (${broken}) AS broken (id)`, idRow);
    found.push(...rows.map(({ id }) => `${name}: ${id}`));
  }
  return found;
}
