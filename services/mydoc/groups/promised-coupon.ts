import type { GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';

type GroupCoupon = NonNullable<GroupCampaignDocument['memberCoupon']>;

const beforeAnyGroup = Date.UTC(2_000, 0, 1);
const afterAnyGroup = Date.UTC(9_000, 0, 1);
const unlimited = 2 ** 31 - 1;

/** A coupon that was promised when a group was created: neither its own time, its stock nor its limit for each person ends it. */
export const asPromised = (coupon: GroupCoupon): GroupCoupon => ({
  ...coupon,
  startsAt: beforeAnyGroup,
  endsAt: afterAnyGroup,
  stock: unlimited,
  perPersonLimit: unlimited,
});
