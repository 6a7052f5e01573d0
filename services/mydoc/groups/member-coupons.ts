import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';
import { give } from '#services/mydoc/coupons/claim-coupon.ts';
import { readClaim } from '#services/mydoc/coupons/coupon-store.ts';
import type { GroupRow } from '#services/mydoc/group-seats/seat-store.ts';
import type { Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { frozenCampaign } from './group-campaigns.ts';
import { asPromised } from './promised-coupon.ts';

const seatRow = z.object({ place: z.coerce.number(), order_id: z.string(), account_id: z.string(), person_id: z.string() });

/**
 * A coupon for each member of a group that has succeeded, with the seat's order as its key: once, however often this runs, and once
 * for a person in all groups of a campaign. It was promised when the group was created, so that neither the coupon's own time, its stock nor
 * its limit for each person ends it.
 */
export async function giveMemberCoupons(database: Database, { id, campaign }: Pick<GroupRow, 'id' | 'campaign'>): Promise<void> {
  const { memberCoupon } = frozenCampaign(campaign);
  if (!memberCoupon) return;
  const promised = asPromised(memberCoupon);
  const members = await readRows(
    database.executor,
    sql`SELECT place, order_id, account_id, person_id FROM group_seat seat
      WHERE group_id = ${id}::uuid AND state = 'paid' AND coupon IS NULL AND NOT EXISTS (
        SELECT 1 FROM group_seat earlier WHERE earlier.campaign_id = seat.campaign_id AND earlier.person_id = seat.person_id
          AND earlier.coupon IS NOT NULL)
      ORDER BY place`,
    seatRow,
  );
  for (const { place, order_id: key, account_id: accountId, person_id: personId } of members) {
    if (!(await giveOnce(database, promised, { accountId, personId }, key))) continue;
    await database.executor.execute(sql`
      WITH noted AS (UPDATE group_seat SET coupon = ${promised.code} WHERE group_id = ${id}::uuid AND place = ${place} RETURNING group_id)
      UPDATE buying_group SET version = version + 1 WHERE id IN (SELECT group_id FROM noted)`);
  }
}

/** False if it could not be given. */
async function giveOnce(
  database: Database,
  coupon: NonNullable<GroupCampaignDocument['memberCoupon']>,
  holder: { accountId: string; personId: string },
  key: string,
): Promise<boolean> {
  const { known, claimed } = await readClaim(database.executor, { campaignId: coupon._id, ...holder, key });
  return known !== null || (await give(database, coupon, holder, { key, claimed })) !== null;
}
