import { purchasePage } from '#lib/catalogue/purchase-address.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import type { CouponKind } from '#lib/rules/coupon-kinds.ts';

/** The query parameter of the coupon with which a visitor came to the configurator. */
const parameter = 'coupon';

const campaignCode = /^[A-Z0-9]{1,24}$/;

/** An address of the configurator, by a visitor who means to use a coupon of this campaign. */
export const withCouponInMind = (address: string, campaign: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${parameter}=${campaign}`;

/** Where a coupon is used: at the configurator, or on the page of a server that is renewed, which the list of orders leads to. */
export const whereToUse = (kind: CouponKind, campaign: string): string =>
  kind === 'renewal' ? orderPage : withCouponInMind(purchasePage, campaign);

/** The campaign's code in an address's query; null if there is none. */
export function couponInMind(search: string): string | null {
  const code = new URLSearchParams(search).get(parameter) ?? '';
  return campaignCode.test(code) ? code : null;
}

/** The query without it. */
export function withoutCouponInMind(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query;
}
