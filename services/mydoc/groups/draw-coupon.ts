import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';
import { isWinningDraw } from '#lib/group-buy/draw.ts';
import { addCounter, addGrant, takeFromStock } from '#services/mydoc/coupons/coupon-store.ts';
import { answered, refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import { lockGroup } from '#services/mydoc/group-seats/seat-store.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { sqlState } from '#services/platform/database/sql-state.ts';
import { frozenCampaign } from './group-campaigns.ts';
import { asPromised } from './promised-coupon.ts';
import { drawUntilMs } from './group-message.ts';

const leaderRow = z.object({ person_id: z.string(), is_paid: z.boolean() });
const countRow = z.object({ given: z.coerce.number(), claimed: z.coerce.number() });

/** Whether a draw of the campaign can still win something: its cap is not reached, and the coupon is not exhausted. */
export async function isAnyLeft(executor: Executor, { _id, hiddenCoupon, hiddenCouponCap }: GroupCampaignDocument): Promise<boolean> {
  if (!hiddenCoupon) return false;
  const counts = await readRow(
    executor,
    sql`SELECT coalesce((SELECT given FROM hidden_coupon_counter WHERE campaign_id = ${_id}), 0) AS given,
      coalesce((SELECT claimed FROM coupon_counter WHERE campaign_id = ${hiddenCoupon._id}), 0) AS claimed`,
    countRow,
  );
  return counts !== null && counts.claimed < hiddenCoupon.stock && (hiddenCouponCap === null || counts.given < hiddenCouponCap);
}

/**
 * The leader's draw: once, stored in the transaction that decides it, by a seed that was committed to before the number was known.
 * A repeated draw changes nothing, whatever the number.
 */
export async function drawHiddenCoupon(
  database: Database,
  accountId: string,
  { id, number }: { id: string; number: number },
): Promise<CallAnswer<null>> {
  return database.transaction(async (tx): Promise<CallAnswer<null>> => {
    const stored = await lockGroup(tx, id);
    if (!stored) return refused('groupDoesNotExist', { field: 'id' });
    const { row } = stored;
    const leader = await readRow(
      tx,
      sql`SELECT person_id, state = 'paid' AS is_paid FROM group_seat
        WHERE group_id = ${id}::uuid AND place = 1 AND account_id = ${accountId}`,
      leaderRow,
    );
    if (!leader) return refused('doesNotExist', { isShow: 0 });
    if (row.draw_outcome !== null) return answered(null);
    const campaign = frozenCampaign(row.campaign);
    const untilMs = drawUntilMs(row);
    if (untilMs === null || row.seed === null) return refused('drawNotOpen');
    if (!leader.is_paid) return refused('stateForbids');
    if (row.now_ms >= untilMs) return refused('drawEnded');
    if (!(await isAnyLeft(tx, campaign))) return refused('couponExhausted');
    const wins = await isWinningDraw({ seed: row.seed, number }, campaign.hiddenCouponPercent);
    const give = async () => ((await giveHidden(tx, campaign, { accountId, personId: leader.person_id }, id)) ? 'won' : 'none-left');
    const outcome = wins ? await give() : 'lost';
    await tx.execute(sql`
      UPDATE buying_group SET draw_number = ${number}, draw_outcome = ${outcome}, drawn_at = now(), version = version + 1
      WHERE id = ${id}::uuid`);
    return answered(null);
  });
}

class NoneLeft extends Error {}

/** Unique and check violation: the group has brought its coupon already. */
const conflicts: readonly string[] = ['23505', '23514'];

/**
 * The coupon, out of the campaign's cap and the coupon's stock; false, and nothing is taken, if either is used up. It was promised when the
 * group was created: neither the coupon's own time nor its limit for each person ends it.
 */
async function giveHidden(
  tx: Executor,
  { _id, hiddenCoupon, hiddenCouponCap }: GroupCampaignDocument,
  holder: { accountId: string; personId: string },
  key: string,
): Promise<boolean> {
  if (!hiddenCoupon) return false;
  const promised = { ...asPromised(hiddenCoupon), stock: hiddenCoupon.stock };
  await tx.execute(sql`INSERT INTO hidden_coupon_counter (campaign_id) VALUES (${_id}) ON CONFLICT DO NOTHING`);
  await addCounter(tx, hiddenCoupon._id);
  try {
    await tx.transaction(async (inner) => {
      const taken = await readRow(
        inner,
        sql`UPDATE hidden_coupon_counter SET given = given + 1
          WHERE campaign_id = ${_id} AND (${hiddenCouponCap}::integer IS NULL OR given < ${hiddenCouponCap}::integer) RETURNING given`,
        z.object({ given: z.coerce.number() }),
      );
      if (!taken || !(await takeFromStock(inner, promised))) throw new NoneLeft();
      await addGrant(inner, promised, holder, { key });
    });
    return true;
  } catch (error) {
    if (error instanceof NoneLeft || conflicts.includes(sqlState(error) ?? '')) return false;
    throw error;
  }
}
