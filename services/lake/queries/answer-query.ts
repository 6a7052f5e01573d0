import { isCallerLeft, type Turn } from '#services/platform/limits/bounded-queue.ts';
import { errorMessage } from '#services/platform/error-facts.ts';
import type { Identity } from '../editors/identity.ts';
import { isRefusal, unreadableQuery } from '../refusal.ts';
import type { QueryAnswer, QueryRequest } from './query.ts';
import type { QueryLanes } from './query-lanes.ts';

/** Answers a query in its lane; an error during evaluation is the query's fault. */
export async function answerQuery(lanes: QueryLanes, query: QueryRequest, caller: Identity, turn: Turn): Promise<QueryAnswer> {
  try {
    return await lanes.answer(query, caller, turn);
  } catch (error) {
    if (isRefusal(error) || isCallerLeft(error)) throw error;
    throw unreadableQuery(errorMessage(error), query.query);
  }
}
