import { concatMap, map, type Observable } from 'rxjs';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { waitingDrafts, type WaitingDraft } from './waiting-drafts.ts';

interface Reader {
  readonly me: string;
  readonly isLegalEditor: boolean;
}

type LastAuthors = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * What waits, again with each list of drafts that is read, so that what was published is gone from it. Who changed a draft last is asked
 * once for each of its revisions.
 */
export function followDrafts(read: Observable<unknown>, lastAuthors: LastAuthors, reader: Reader): Observable<WaitingDraft[]> {
  let known: ReadonlyMap<string, { readonly revision: unknown; readonly author: string | undefined }> = new Map();
  return read.pipe(
    map((answer) => (Array.isArray(answer) ? answer.map(asRecord) : [])),
    // one after the other: a list that was read later is shown later
    concatMap(async (documents) => {
      const revisions = documents.flatMap(({ _id, _rev }) => (typeof _id === 'string' ? [{ id: _id, revision: _rev }] : []));
      const unknown = revisions.filter(({ id, revision }) => known.get(id)?.revision !== revision).map(({ id }) => id);
      const found = unknown.length > 0 ? await lastAuthors(unknown) : new Map<string, string>();
      known = new Map(
        revisions.map(({ id, revision }) => [id, { revision, author: unknown.includes(id) ? found.get(id) : known.get(id)?.author }]),
      );
      const authors = new Map([...known].flatMap(([id, { author }]) => (author === undefined ? [] : [[id, author] as const])));
      return waitingDrafts(documents, { ...reader, lastAuthors: authors });
    }),
  );
}
