/** The query parameter of the coupon with which a visitor came to the configurator, or to the orders that can be renewed. */
const parameter = 'coupon';

const campaignCode = /^[A-Z0-9]{1,24}$/;

/** An address on the way to an order, by a visitor who means to use a coupon of this campaign. */
export const withCouponInMind = (address: string, campaign: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${parameter}=${campaign}`;

/** The campaign's code in an address's query; null if there is none. */
export function couponInMind(search: string): string | null {
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
export function withoutCouponInMind(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query;
}
