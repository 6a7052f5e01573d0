import type * as z from 'zod/mini';
import type { claimCoupon, couponState, myCoupons } from '#lib/contracts/calls/coupon-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';

export type LiveState = z.output<(typeof couponState)['output']>;
type MyCoupons = z.output<(typeof myCoupons)['output']>;
type Claimed = z.output<(typeof claimCoupon)['output']>;

/** The service, as the coupon centre uses it. The page shows every failure itself, in its place. */
export interface CouponPorts {
  readState(): Promise<MydocResult<LiveState>>;
  readMine(): Promise<MydocResult<MyCoupons>>;
  claim(campaign: string, key: string): Promise<MydocResult<Claimed>>;
}

const load = () => Promise.all([import('#components/ui/calls/make-call.ts'), import('#lib/contracts/calls/coupon-calls.ts')]);

const quiet = { quiet: true } as const;

/** By calls, whose code is loaded with the first one. */
export const couponCalls: CouponPorts = {
  readState: async () => {
    const [{ makeCall }, { couponState }] = await load();
    return makeCall(couponState, {}, quiet);
  },
  readMine: async () => {
    const [{ makeCall }, { myCoupons }] = await load();
    return makeCall(myCoupons, {}, quiet);
  },
  claim: async (campaign, key) => {
    const [{ makeCall }, { claimCoupon }] = await load();
    return makeCall(claimCoupon, { campaign, key }, quiet);
  },
};
