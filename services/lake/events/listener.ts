import { isOfDataset, type Dataset } from '../documents/datasets.ts';
import { isPublicId, type Change, type LakeDocument, type Transaction } from '../documents/document.ts';
import { effectsOf } from '../writes/effects.ts';
import type { EventStream, StreamEvent } from './event-stream.ts';
import { matcherOf, type FilterElsewhere } from './listen-filter.ts';
import { createTurns } from './listening-turns.ts';

export interface ListenOptions {
  query: string;
  params: Readonly<Record<string, unknown>>;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeEffects: boolean;
  visibility: string;
  /** Gets only documents that anyone may read. */
  publicOnly: boolean;
  /** Gets only documents of this one. */
  dataset: Dataset;
  /** Whether it can resume; one that cannot reads everything again after each `welcome`. */
  enableResume: boolean;
  /** Id of the listening user. */
  listener: string;
}

export interface Listener {
  notify(transaction: Transaction): Promise<void>;
}

const doInTurn = createTurns();

/** Sends mutation events of the documents that match a query. @throws 400 for an unsupported query. */
export function createListener(options: ListenOptions, stream: EventStream, elsewhere: FilterElsewhere): Listener {
  const matches = matcherOf(options, elsewhere);
  const concerns = async (document: LakeDocument | null): Promise<boolean> =>
    document !== null && isOfDataset(document, options.dataset) && matches(document);
  return {
    notify: async (transaction) => {
      const concerned: Change[] = [];
      for (const change of transaction.changes) {
        if (options.publicOnly && !isPublicId(change.id)) continue;
        if ((await concerns(change.after)) || (await concerns(change.before))) concerned.push(change);
      }
      const last = concerned.at(-1);
      const send = (change: Change): void => {
        if (!stream.closed) stream.send(eventsOf(concerned, transaction, options), eventIdOf(transaction, change));
      };
      if (last) await doInTurn(() => send(last));
      // an anonymous listener does not even learn that something changed
      else if (!options.publicOnly) stream.passed(transaction.id);
    },
  };
}

const eventIdOf = (transaction: Transaction, change: Change): string => `${transaction.id}#${change.id}`;

/** The transaction that an event's id belongs to. */
export const transactionOfEvent = (eventId: string): string => eventId.split('#', 1).join('');

const eventsOf = (changes: readonly Change[], transaction: Transaction, options: ListenOptions): StreamEvent[] =>
  changes.map((change, position) => ({
    event: 'mutation',
    data: {
      eventId: eventIdOf(transaction, change),
      // the Studio waits for as many events of a transaction as this listener really gets
      transactionTotalEvents: changes.length,
      transactionCurrentEvent: position + 1,
      ...eventOf(change, transaction, options),
    },
  }));

const eventOf = (change: Change, transaction: Transaction, options: ListenOptions): object => ({
  documentId: change.id,
  transactionId: transaction.id,
  timestamp: transaction.timestamp,
  identity: transaction.author,
  visibility: options.visibility,
  transition: transitionOf(change),
  ...(change.before ? { previousRev: change.before._rev } : {}),
  // on 'disappear' too: without it the Studio drops the event
  resultRev: transaction.id,
  ...(options.includeMutations ? { mutations: change.mutations } : {}),
  ...(options.includeResult && change.after ? { result: change.after } : {}),
  ...(options.includePreviousRevision && change.before ? { previous: change.before } : {}),
  ...(options.includeEffects ? { effects: effectsOf(change) } : {}),
});

function transitionOf(change: Change): 'appear' | 'disappear' | 'update' {
  if (!change.before) return 'appear';
  return change.after ? 'update' : 'disappear';
}
