import { changeQuote } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import type { ChangeWish } from '#lib/orders/changes/server-change.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { aboutCalls, quiet, type AboutPorts } from '../about/about-ports.ts';

/** The service, as a change of a server uses it. */
export type ChangePorts = AboutPorts<ChangeWish>;

export const changeCalls: ChangePorts = { ...aboutCalls, ask: (wish) => makeCall(changeQuote, wish, quiet) };
