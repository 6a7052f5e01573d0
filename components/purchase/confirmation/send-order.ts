import { createOrder, payOrder } from '#lib/contracts/calls/orders/order-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { newRequestKey } from '#lib/mydoc/request-key.ts';
import type { Refused } from '#lib/mydoc/mydoc-client.ts';
import { payAddress } from '#lib/orders/pay-address.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';

interface OrderWish {
  readonly quote: string;
  /** What the buyer was shown. */
  readonly totalMinor: number;
  readonly proof: string;
  readonly termsVersion: number;
  /** Of a name: the buyer meets what its registry asks for. */
  readonly conditions?: boolean;
  readonly language: Language;
}

export type SentOrder =
  /** Ordered; this is the payment page. */
  | { readonly kind: 'pay'; readonly address: string }
  /** Ordered; its own page is next, if it is paid already, dearer than what was shown, or the payment page is unknown. */
  | { readonly kind: 'order'; readonly id: string; readonly isDearer: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refused }
  | { readonly kind: 'log-in' }
  /** It is unknown whether the request arrived: retried, it is the same order. */
  | { readonly kind: 'busy' };

export type SendOrder = (wish: OrderWish) => Promise<SentOrder>;

/**
 * Orders a quote and requests the payment page. The quote's id is the idempotency key: a second click, a reload, Back and another tab all
 * use the same one, with storage or without, so there is one order.
 */
export const sendOrder: SendOrder = async ({ quote, totalMinor: shownMinor, proof, termsVersion, conditions, language }) => {
  const form = { quote, key: quote, proof, termsVersion, ...(conditions ? { conditions: 'true' as const } : {}) };
  const placed = await makeCall(createOrder, form, { quiet: true });
  if (!placed.ok) {
    if (placed.kind === 'login') return { kind: 'log-in' };
    return placed.kind === 'refused' ? { kind: 'refused', refusal: placed } : { kind: 'busy' };
  }
  const { id, state, totalMinor } = placed.message;
  // another tab has ordered it without the coupon that is chosen here
  const isDearer = totalMinor > shownMinor;
  if (state !== 'awaiting-payment' || isDearer) return { kind: 'order', id, isDearer };
  const paying = await makeCall(payOrder, { id, language, key: newRequestKey() }, { quiet: true });
  const address = paying.ok ? payAddress(paying.message.payAddress, window.location.origin) : null;
  return address === null ? { kind: 'order', id, isDearer } : { kind: 'pay', address };
};
