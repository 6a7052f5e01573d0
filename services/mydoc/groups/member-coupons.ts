import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';
import { addCounter, addGrant, findGrantOfKey, takeFromStock } from '#services/mydoc/coupons/coupon-store.ts';
import { lockGroup, type GroupRow } from '#services/mydoc/group-seats/seat-store.ts';
import type { Database } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { sqlState } from '#services/platform/database/sql-state.ts';
import { frozenCampaign } from './group-campaigns.ts';
import { asPromised } from './promised-coupon.ts';

const seatRow = z.object({ place: z.coerce.number(), order_id: z.string(), account_id: z.string(), person_id: z.string() });
type MemberSeat = z.output<typeof seatRow>;

/**
 * A coupon for each member of a group that has succeeded, with the seat's order as its key: once, however often this runs, and
 * each coupon once for a person in all groups of a campaign: a campaign that was edited to another coupon gives that one too. It was
 * promised when the group was created, so that neither the coupon's own time, its stock nor its limit for each person ends it.
 */
export async function giveMemberCoupons(database: Database, { id, campaign }: Pick<GroupRow, 'id' | 'campaign'>): Promise<void> {
  const { memberCoupon } = frozenCampaign(campaign);
  if (!memberCoupon) return;
  const members = await readRows(
    database.executor,
    sql`SELECT place, order_id, account_id, person_id FROM group_seat
      WHERE group_id = ${id}::uuid AND state = 'paid' AND coupon IS NULL ORDER BY place`,
    seatRow,
  );
  if (members.length === 0) return;
  await addCounter(database.executor, memberCoupon._id);
  for (const member of members) await giveToMember(database, asPromised(memberCoupon), id, member);
}

/** Unique violation: the person has this coupon of the campaign already. */
const alreadyGiven = '23505';

/** Notes the coupon at the seat and gives it, both or neither; an index on the notes keeps it to one for a person of a campaign. */
async function giveToMember(
  database: Database,
  coupon: NonNullable<GroupCampaignDocument['memberCoupon']>,
  groupId: string,
  { place, order_id: key, account_id: accountId, person_id: personId }: MemberSeat,
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      await lockGroup(tx, groupId);
      const noted = await readRow(
        tx,
        sql`UPDATE group_seat SET coupon = ${coupon.code}, coupon_id = ${coupon._id}
          WHERE group_id = ${groupId}::uuid AND place = ${place} AND state = 'paid' AND coupon IS NULL RETURNING place`,
        z.object({ place: z.coerce.number() }),
      );
      if (!noted) return;
      await tx.execute(sql`UPDATE buying_group SET version = version + 1 WHERE id = ${groupId}::uuid`);
      if (await findGrantOfKey(tx, accountId, key)) return;
      if (!(await takeFromStock(tx, coupon))) throw new Error('a promised coupon has no end of its stock or its time');
      await addGrant(tx, coupon, { accountId, personId }, { key });
    });
  } catch (error) {
    if (sqlState(error) !== alreadyGiven) throw error;
  }
}
