import { renewalPrices, renewalQuote, type RenewalPrices } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { aboutCalls, quiet, type AboutPorts } from '../about/about-ports.ts';

export interface RenewalWish {
  readonly period: string;
}

/** The service, as the renewal of a server uses it. */
export interface RenewalPorts extends AboutPorts<RenewalWish> {
  /** What its renewal costs for each period. */
  prices(order: string): Promise<MydocResult<RenewalPrices>>;
}

export const renewalCalls: RenewalPorts = {
  ...aboutCalls,
  ask: (wish) => makeCall(renewalQuote, wish, quiet),
  prices: (order) => makeCall(renewalPrices, { order }, quiet),
};
