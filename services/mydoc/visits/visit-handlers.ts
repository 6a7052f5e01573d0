import { countVisit } from '#lib/contracts/calls/visitor-calls.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';
import { isVisit } from './is-visit.ts';
import { visitedPage } from './visited-page.ts';
import type { VisitTally } from './visit-tally.ts';

/** The visit counter: a page and a day, nothing about the visitor. */
export const visitHandlers = (deps: { tally: VisitTally }): readonly CallHandler[] => [
  handle(countVisit, async (_input, visitor) => {
    if (isVisit(visitor)) await deps.tally.count(visitedPage(visitor.header('referer'), visitor.host));
    return answered({});
  }),
];
