import { auditTime, switchMap, merge, of, timer, type Observable } from 'rxjs';

/** The parts used of the lake's client. */
interface ListeningClient {
  readonly observable: { fetch(query: string): Observable<unknown> };
  listen(query: string, params: object, options: object): Observable<unknown>;
}

/** What comes about by the clock alone, as a text that comes into force, is seen within this time. */
const everyMs = 30_000;
/** Several changes at once are one. */
const settleMs = 300;

/**
 * The answer to a query now, after each change of a document that the filter selects, and every half a minute.
 */
export function followAnswer(client: ListeningClient, filter: string, query: string): Observable<unknown> {
  const changes = client.listen(`*[${filter}]`, {}, { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' });
  return merge(of(null), changes.pipe(auditTime(settleMs)), timer(everyMs, everyMs)).pipe(switchMap(() => client.observable.fetch(query)));
}
