import { referrer } from '#lib/contracts/calls/visitor-calls.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';
import { countArrival } from './referral-store.ts';

/** Stores in the visitor's own browser whose link brought them; the last link counts. */
export const referralHandlers = (deps: { executor: Executor }): readonly CallHandler[] => [
  handle(referrer, async ({ referer }, visitor) => {
    await countArrival(deps.executor, referer);
    visitor.setCookie('referrerUrl', referer);
    return answered({});
  }),
];
