import type { RequestHandler } from '@sanity/client';
import { defer, finalize, fromEvent, merge, NEVER, retry, take, tap, throwError, timer, type Observable } from 'rxjs';
import { z } from 'zod';
import { commitOf } from './commit-request.ts';
import type { UnansweredCommits } from './unanswered-commits.ts';

const longestPauseMs = 1_000;
const firstPauseMs = 100;

/** Pauses before the next try, by the number of failed ones. */
export const pauseAfterMs = (failures: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** failures);

/** Statuses from a door whose services are unavailable; any other answer is final. */
const passingStatuses = new Set([502, 503, 504]);
const passingCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ESOCKETTIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

const failureSchema = z.object({ statusCode: z.number().optional(), isNetworkError: z.boolean().optional(), code: z.string().optional() });

function passes(error: unknown): boolean {
  const failure = failureSchema.safeParse(error);
  if (!failure.success) return false;
  const { statusCode, isNetworkError, code } = failure.data;
  if (statusCode !== undefined) return passingStatuses.has(statusCode);
  return isNetworkError === true || passingCodes.has(code ?? '');
}

const online = (): Observable<unknown> => (typeof window === 'undefined' ? NEVER : fromEvent(window, 'online'));

/**
 * Retries a write, unchanged and under the same id, until the lake has answered it: whether it was carried out before its answer was lost
 * cannot be known otherwise, and the Studio would send it under another id, which the lake would treat as another write.
 */
export function resendUntilAnswered(unanswered: UnansweredCommits, inner?: RequestHandler): RequestHandler {
  return (request, send, client) => {
    const pass: typeof send = inner ? (given) => inner(given, send, client) : send;
    const commit = commitOf(request);
    if (!commit) return pass(request);
    const sent = defer(() => pass({ ...request, body: commit.body })).pipe(
      retry({
        delay: (error, failures) => {
          if (!passes(error)) return throwError(() => error);
          unanswered.failed(commit);
          return merge(timer(pauseAfterMs(failures - 1)), online()).pipe(take(1));
        },
      }),
      tap({ error: (error: unknown) => unanswered.refused(commit, error) }),
    );
    return defer(() => {
      unanswered.begin(commit);
      return sent;
    }).pipe(finalize(() => unanswered.end(commit)));
  };
}
