import { randomBytes } from 'node:crypto';
import { isPublishedId } from '#lib/content/document-ids.ts';
import { isOfContent } from '../documents/datasets.ts';
import type { Transaction } from '../documents/document.ts';
import type { EventStream } from './event-stream.ts';
import type { FilterElsewhere } from './listen-filter.ts';
import { createListener, transactionOfEvent, type Listener, type ListenOptions } from './listener.ts';
import type { Position } from './missed-transactions.ts';
import { isRefusal } from '../refusal.ts';

/** Committed transactions, from the database: it also knows those of another process, or of one that was killed. */
export interface CommittedTransactions {
  position(transactionId: string): Promise<Position | null>;
  between(after: number, upTo: number): AsyncIterable<Transaction>;
}

export interface ListenHub {
  /**
   * Sends mutation events of matching documents; returns a function that stops. A listener that can resume and names its last event gets
   * what it missed and nothing twice. @throws 400 for a query that cannot be parsed.
   */
  listen(options: ListenOptions, stream: EventStream, lastEventId: string): () => void;
  /** Sends sync tags when published content changes, drafts too on request. */
  follow(includeDrafts: boolean, stream: EventStream): () => void;
  /** Notifies all listeners, one transaction after the other. */
  announce(transaction: Transaction): void;
  /** Everything announced from now on comes after this position. */
  beginAfter(position: Position): Promise<void>;
  endAll(): void;
}

/** A listener that has missed more transactions reads everything again, which is less work. */
export const missedAtMost = 1_000;

interface HubDeps {
  committed: CommittedTransactions;
  matches: FilterElsewhere;
  failed: (error: unknown) => void;
}

/** A listener: its events are sent in the order of transactions, however long other listeners' filters take. */
interface Subscription {
  readonly listener: Listener;
  readonly stream: EventStream;
  turn: Promise<void>;
}

export function createListenHub(deps: HubDeps): ListenHub {
  const subscriptions = new Set<Subscription>();
  const followers = new Set<{ includeDrafts: boolean; stream: EventStream }>();
  /** The transaction that listeners are being notified of, or were notified of last. */
  let lastAnnounced: Position = { id: '', sequence: 0 };
  let turn: Promise<void> = Promise.resolve();

  const inTurn = (work: () => void): Promise<void> => {
    turn = turn.then(work).catch(deps.failed);
    return turn;
  };

  const next = (subscription: Subscription, work: () => Promise<void>): void => {
    subscription.turn = subscription.turn
      .then(() => (subscriptions.has(subscription) ? work() : undefined))
      .catch((error: unknown) => {
        if (!isRefusal(error)) deps.failed(error);
        // without an answer it would miss events unnoticed: it reconnects with the last id that it has
        subscriptions.delete(subscription);
        subscription.stream.end();
      });
  };

  const notify = (transaction: Transaction): void => {
    lastAnnounced = transaction;
    for (const subscription of subscriptions) next(subscription, () => subscription.listener.notify(transaction));
    const content = transaction.changes.filter(isOfContent);
    const published = content.some((change) => isPublishedId(change.id));
    for (const { includeDrafts, stream } of followers) {
      if (published || (includeDrafts && content.length > 0))
        stream.send([{ event: 'message', data: { tags: ['s1:all'] } }], transaction.id);
    }
  };

  const greet = (kind: 'welcome' | 'welcomeback' | 'reset', stream: EventStream, position?: string): void =>
    stream.send([{ event: kind, data: { listenerName: randomBytes(6).toString('hex') } }], position);

  /** Sends what a listener has missed, up to the transaction last announced when it reconnected. */
  const resume = async ({ listener, stream }: Subscription, lastEventId: string, upTo: Position): Promise<void> => {
    const since = await deps.committed.position(transactionOfEvent(lastEventId));
    const missed = since ? upTo.sequence - since.sequence : Infinity;
    // it is ahead of the last announced transaction: the next events would be sent twice
    if (!since || missed < 0 || missed > missedAtMost) return greet('reset', stream, upTo.id);
    // no position: it must not skip what comes after it
    greet('welcomeback', stream);
    for await (const transaction of deps.committed.between(since.sequence, upTo.sequence)) await listener.notify(transaction);
  };

  const listen: ListenHub['listen'] = (options, stream, lastEventId) => {
    const subscription: Subscription = { listener: createListener(options, stream, deps.matches), stream, turn: Promise.resolve() };
    let stopped = false;
    if (!options.enableResume || lastEventId === '') {
      // a listener that has received no event yet can resume from here
      greet('welcome', stream, lastAnnounced.id);
      subscriptions.add(subscription);
    } else {
      void inTurn(() => {
        if (stopped) return;
        const upTo = lastAnnounced;
        subscriptions.add(subscription);
        next(subscription, () => resume(subscription, lastEventId, upTo));
      });
    }
    return () => {
      stopped = true;
      subscriptions.delete(subscription);
    };
  };

  return {
    listen,
    follow: (includeDrafts, stream) => {
      const follower = { includeDrafts, stream };
      followers.add(follower);
      stream.send([{ event: 'welcome', data: {} }]);
      return () => followers.delete(follower);
    },
    announce: (transaction) => void inTurn(() => notify(transaction)),
    beginAfter: (position) => inTurn(() => void (lastAnnounced = position)),
    endAll: () => [...subscriptions, ...followers].forEach(({ stream }) => stream.end()),
  };
}
