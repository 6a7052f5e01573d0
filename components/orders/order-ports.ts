import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';
import { cancelOrder, payOrder, refundOffer, refundOrder } from '#lib/contracts/calls/orders/order-calls.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import type { Language } from '#lib/language/languages.ts';
import { newRequestKey } from '#lib/mydoc/request-key.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';

export type RefundOffer = CallOutput<typeof refundOffer>;

/** What a buyer can do with an order; each action reports its own failures. */
export interface OrderPorts {
  pay: (id: string, language: Language) => Promise<MydocResult<{ payAddress: string }>>;
  cancel: (id: string) => Promise<MydocResult<AnyOrder>>;
  offer: (id: string) => Promise<MydocResult<RefundOffer>>;
  /** `key` is the idempotency key: sent twice, it refunds once. */
  refund: (id: string, amountMinor: number, key: string) => Promise<MydocResult<AnyOrder>>;
}

const quiet = { quiet: true } as const;

export const orderCalls: OrderPorts = {
  pay: (id, language) => makeCall(payOrder, { id, language, key: newRequestKey() }, quiet),
  cancel: (id) => makeCall(cancelOrder, { id }, quiet),
  offer: (id) => makeCall(refundOffer, { id }, quiet),
  refund: (id, amountMinor, key) => makeCall(refundOrder, { id, amountMinor, key }, quiet),
};
