import { renewalQuote } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { aboutCalls, quiet, type AboutPorts } from '../about/about-ports.ts';

export interface RenewalWish {
  readonly period: string;
}

/** The service, as the renewal of a server uses it. */
export type RenewalPorts = AboutPorts<RenewalWish>;

export const renewalCalls: RenewalPorts = { ...aboutCalls, ask: (wish) => makeCall(renewalQuote, wish, quiet) };
