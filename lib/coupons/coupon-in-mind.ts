/** The query parameter of the coupon with which a visitor came to the configurator. */
const parameter = 'coupon';

const campaignCode = /^[A-Z0-9]{1,24}$/;

/** An address of the configurator, by a visitor who means to use a coupon of this campaign. */
export const withCouponInMind = (address: string, campaign: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${parameter}=${campaign}`;

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
