import { openEventStream, type EventSink } from './event-stream.ts';
import { datasets, type Dataset } from '../documents/datasets.ts';
import { checkDatasetReader, checkReader, type Identity } from '../editors/identity.ts';
import type { LakeParts } from '../lake-parts.ts';
import { invalid, notFound, unauthorized } from '../refusal.ts';
import { plainFilterOf } from './listen-filter.ts';
import { notOwner } from '../documents/ownership-refusal.ts';
import { isYes, parametersOf } from '../http/parameters.ts';

const listenPath = /^\/lake\/v[\dX][\w-]*\/data\/listen\/([\w-]+)$/;
const livePath = /^\/lake\/v[\dX][\w-]*\/data\/live\/events\/production$/;

export type OpenStream = (sink: EventSink) => void;

/**
 * Creates the event stream of an address; it starts when it gets a sink. `lastEventId` is the last event that a reconnecting client
 * received, empty for a new one. @throws a refusal for an unknown address, a query that cannot be parsed, or when another process owns the
 * lake.
 */
export function streamAt(parts: LakeParts, address: URL, identity: Identity, lastEventId: string): OpenStream {
  if (!parts.ready()) throw notOwner();
  const named = listenPath.exec(address.pathname)?.[1];
  const dataset = datasets.find((each) => each === named);
  if (dataset) {
    checkDatasetReader(parts.settings, identity, dataset);
    return guarded(parts, identity, listening({ parts, dataset }, address.searchParams, identity, lastEventId));
  }
  checkReader(parts.settings, identity);
  if (livePath.test(address.pathname)) return guarded(parts, identity, following(parts, address.searchParams, identity));
  throw notFound('No such stream');
}

interface Listened {
  readonly parts: LakeParts;
  readonly dataset: Dataset;
}

function listening({ parts, dataset }: Listened, search: URLSearchParams, identity: Identity, lastEventId: string): OpenStream {
  const query = search.get('query');
  if (!query) throw invalid('A listener needs a query');
  const params = parametersOf(search);
  const publicOnly = identity.role === 'anonymous';
  plainFilterOf({ query, params, publicOnly });
  const options = {
    query,
    params,
    includeResult: isYes(search.get('includeResult')),
    includePreviousRevision: isYes(search.get('includePreviousRevision')),
    includeMutations: search.get('includeMutations') !== 'false',
    includeEffects: search.get('effectFormat') === 'mendoza',
    visibility: search.get('visibility') ?? 'query',
    publicOnly,
    dataset,
    enableResume: isYes(search.get('enableResume')),
    listener: identity.id,
  };
  return (sink) => sink.onClose(parts.hub.listen(options, openEventStream(sink), lastEventId));
}

function following(parts: LakeParts, search: URLSearchParams, identity: Identity): OpenStream {
  const includeDrafts = isYes(search.get('includeDrafts'));
  if (includeDrafts && identity.role === 'anonymous') throw unauthorized();
  return (sink) => sink.onClose(parts.hub.follow(includeDrafts, openEventStream(sink)));
}

/** An editor's streams end with the session, and when the account's rights change. */
const guarded =
  (parts: LakeParts, identity: Identity, open: OpenStream): OpenStream =>
  (sink) => {
    if (identity.role !== 'anonymous') sink.onClose(parts.sockets.add(identity, () => sink.end()));
    open(sink);
  };
