import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { rememberedCoupon, withRememberedCoupon } from '#lib/coupons/remembered-coupon.ts';

let remembered: string | null = null;

/** The campaign of the coupon that a visitor means to use: that of the quote, else the one of the address; null: none. */
const meantCoupon = (quote: Pick<Quote, 'coupon'> | null): string | null =>
  quote?.coupon?.campaign ?? rememberedCoupon(window.location.search);

/** Remembers what is meant for this quote, for the form: the browser's Back leads there at an address from before it was chosen. */
export function rememberCoupon(quote: Pick<Quote, 'coupon'> | null): void {
  remembered = quote && meantCoupon(quote);
}

/** An address on the way to an order with the coupon that is meant; without a quote, of the latest one that was shown. */
export function keepingCoupon(address: string, quote: Pick<Quote, 'coupon'> | null = null): string {
  const campaign = meantCoupon(quote) ?? (quote ? null : remembered);
  return campaign === null ? address : withRememberedCoupon(address, campaign);
}
