import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import { withRememberedCoupon } from '#lib/coupons/remembered-coupon.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import type { CouponKind } from '#lib/rules/campaigns/coupon-kinds.ts';

/**
 * Where a coupon is used: at the configurator, or on the page of a server that is renewed or changed, which the list of orders leads to.
 */
export const whereToUse = (kind: CouponKind, campaign: string): string =>
  kind === 'new-purchase' ? withRememberedCoupon(purchasePage, campaign) : withRememberedCoupon(orderPage, campaign, kind);
