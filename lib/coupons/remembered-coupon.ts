import type { CouponKind } from '#lib/rules/campaigns/coupon-kinds.ts';

/**
 * The query parameter of the coupon with which a visitor came to the configurator, or to the orders whose servers can be renewed or
 * changed.
 */
const parameter = 'coupon';

const campaignCode = /^[A-Z0-9]{1,24}$/;

/** For what a coupon is meant to be used at a server that runs. */
const useParameter = 'use';
export type ServerUse = Exclude<CouponKind, 'new-purchase'>;

/**
 * An address on the way to an order, by a visitor who means to use a coupon of this campaign, and for what where servers are chosen from.
 */
export const withRememberedCoupon = (address: string, campaign: string, use: ServerUse = 'renewal'): string =>
  `${address}${address.includes('?') ? '&' : '?'}${parameter}=${campaign}${use === 'renewal' ? '' : `&${useParameter}=${use}`}`;

/** For what the coupon of an address is meant; what is not said is a renewal. */
export function readUse(search: string): ServerUse {
  const use = new URLSearchParams(search).get(useParameter);
  return use === 'upgrade' || use === 'expansion' ? use : 'renewal';
}

/** The campaign's code in an address's query; null if there is none. */
export function rememberedCoupon(search: string): string | null {
  const code = new URLSearchParams(search).get(parameter) ?? '';
  return campaignCode.test(code) ? code : null;
}

/** The query of a page on which a coupon of the campaign is meant to be used. */
export function queryWithCoupon(search: string, campaign: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set(parameter, campaign);
  return query;
}

/** The query without it. */
export function withoutRememberedCoupon(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query;
}
