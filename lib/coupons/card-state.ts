import { couponState, type CouponState, type CouponView } from './coupon-view.ts';

/** What `coupon/state` says of a campaign. */
export interface LiveCoupon {
  /** Coupons of the campaign that the person has had. */
  readonly mine: number;
  readonly exhausted: boolean;
}

/** `claimed`: the person has had as many as they may. */
export type CardState = CouponState | 'claimed';

/** The state of a coupon's card; undefined `live`: not known yet. In the order of refusals: not started, ended, claimed, exhausted. */
export function cardState(coupon: CouponView, nowMs: number, live: LiveCoupon | undefined): CardState {
  const state = couponState(coupon, nowMs);
  if (!live || state === 'not-started' || state === 'ended') return state;
  if (live.mine >= coupon.perPersonLimit) return 'claimed';
  return live.exhausted ? 'exhausted' : state;
}
