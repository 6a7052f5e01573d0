import type * as z from 'zod/mini';
import { chooseCoupon, quoteCoupons } from '#lib/contracts/calls/coupon-use-calls.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';

export type CouponOffer = z.output<(typeof quoteCoupons)['output']>;

/** What a buyer chooses: one of their coupons (empty: none), or a code. */
export type ChosenCoupon = { readonly coupon: string } | { readonly code: string };

/** The service, as the choice of a coupon uses it; failures are shown in their place. */
export interface CouponChoicePorts {
  offer(quote: string): Promise<MydocResult<CouponOffer>>;
  choose(quote: string, chosen: ChosenCoupon): Promise<MydocResult<Quote>>;
}

export const couponChoiceCalls: CouponChoicePorts = {
  offer: (quote) => makeCall(quoteCoupons, { quote }, { quiet: true }),
  choose: (quote, chosen) => makeCall(chooseCoupon, { quote, ...chosen }, { quiet: true }),
};
