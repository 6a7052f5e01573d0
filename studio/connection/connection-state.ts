import { combineLatest, distinctUntilChanged, fromEvent, map, merge, scan, startWith, timer, type Observable } from 'rxjs';
import { z } from 'zod';
import type { UnansweredCommits } from './unanswered-commits.ts';

export type ConnectionState = 'connected' | 'offline' | 'unanswered';

const checkIntervalMs = 500;
/** A connection that recovers at once is not reported. */
const failuresBeforeOffline = 2;

const streamsSchema = z.object({ native: z.boolean(), up: z.boolean(), everUp: z.boolean(), streams: z.number() });

/** Whether the page's event streams have lost the lake, as they report; the browser's native streams do not report it. */
function haveStreamsLost(page: Window): boolean {
  const shared: unknown = Reflect.get(page, '__lakeEventSource');
  if (typeof shared !== 'object' || shared === null || !('state' in shared) || typeof shared.state !== 'function') return false;
  const state = streamsSchema.safeParse(shared.state());
  return state.success && !state.data.native && state.data.everUp && !state.data.up && state.data.streams > 0;
}

/** Whether the browser is offline, the lake does not answer, or all is well. */
export function connectionState(unanswered: UnansweredCommits, page: Window = window): Observable<ConnectionState> {
  const offline = merge(fromEvent(page, 'online'), fromEvent(page, 'offline')).pipe(
    startWith(null),
    map(() => !page.navigator.onLine),
  );
  const lost = timer(0, checkIntervalMs).pipe(
    scan((looks) => (haveStreamsLost(page) ? looks + 1 : 0), 0),
    map((looks) => looks >= failuresBeforeOffline),
  );
  const failing = unanswered.changes.pipe(map((commits) => commits.some((commit) => commit.failing)));
  return combineLatest([offline, lost, failing]).pipe(
    map(([isOffline, isLost, isFailing]): ConnectionState => {
      if (isOffline) return 'offline';
      return isLost || isFailing ? 'unanswered' : 'connected';
    }),
    distinctUntilChanged(),
  );
}
