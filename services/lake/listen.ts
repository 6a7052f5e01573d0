import { randomBytes } from 'node:crypto';
import { isPublishedId, type Transaction } from './document.ts';
import type { EventStream } from './event-stream.ts';
import { createListener, transactionOfEvent, type Listener, type ListenOptions } from './listener.ts';
import type { Position } from './missed-transactions.ts';

/** What was committed, by the database: it knows what another process, or one that was killed, has committed. */
export interface CommittedTransactions {
  position(transactionId: string): Promise<Position | null>;
  between(after: number, upTo: number): AsyncIterable<Transaction>;
}

export interface ListenHub {
  /**
   * Sends mutation events of matching documents; returns the way to stop. One that can resume and names the last event that it has is
   * sent what it missed and nothing twice. @throws 400 for a query that cannot be parsed.
   */
  listen(options: ListenOptions, stream: EventStream, lastEventId: string): () => void;
  /** Sends sync tags when published content changes, drafts too when asked for. */
  follow(includeDrafts: boolean, stream: EventStream): () => void;
  /** Tells everyone, one transaction after the other. */
  announce(transaction: Transaction): void;
  /** What is announced from now on comes after this position. */
  beginAfter(position: Position): Promise<void>;
  endAll(): void;
}

/** A listener that has missed more reads everything again, which is less work. */
const missedAtMost = 1_000;

export function createListenHub(deps: { committed: CommittedTransactions; failed: (error: unknown) => void }): ListenHub {
  const listeners = new Map<Listener, EventStream>();
  const followers = new Set<{ includeDrafts: boolean; stream: EventStream }>();
  /** The transaction that listeners are being told of, or were told of last. */
  let told: Position = { id: '', sequence: 0 };
  let turn: Promise<void> = Promise.resolve();

  const inTurn = (work: () => Promise<void> | void): Promise<void> => {
    // an evaluation may take a while; events still leave in the order of transactions
    turn = turn.then(work).catch(deps.failed);
    return turn;
  };

  const tell = async (transaction: Transaction): Promise<void> => {
    told = transaction;
    for (const listener of [...listeners.keys()]) await listener.tell(transaction);
    const published = transaction.changes.some((change) => isPublishedId(change.id));
    for (const { includeDrafts, stream } of followers) {
      if (published || includeDrafts) stream.send([{ event: 'message', data: { tags: ['s1:all'] } }], transaction.id);
    }
  };

  const greet = (kind: 'welcome' | 'welcomeback' | 'reset', stream: EventStream): void => {
    // a listener that has heard of no event yet can resume from here; `welcomeback` must not skip what follows it
    const position = kind === 'welcomeback' ? undefined : told.id;
    stream.send([{ event: kind, data: { listenerName: randomBytes(6).toString('hex') } }], position);
  };

  /** Sends what a listener has missed, while nothing else is announced. */
  const resume = async (listener: Listener, stream: EventStream, lastEventId: string): Promise<void> => {
    const since = await deps.committed.position(transactionOfEvent(lastEventId));
    const missed = since ? told.sequence - since.sequence : Infinity;
    // more than the last one told: what comes next would be sent twice
    if (!since || missed < 0 || missed > missedAtMost) return greet('reset', stream);
    greet('welcomeback', stream);
    for await (const transaction of deps.committed.between(since.sequence, told.sequence)) await listener.tell(transaction);
  };

  const listen: ListenHub['listen'] = (options, stream, lastEventId) => {
    const listener = createListener(options, stream);
    let stopped = false;
    const stop = (): void => {
      stopped = true;
      listeners.delete(listener);
    };
    if (!options.enableResume || lastEventId === '') {
      greet('welcome', stream);
      listeners.set(listener, stream);
      return stop;
    }
    void inTurn(async () => {
      if (stopped) return;
      try {
        await resume(listener, stream, lastEventId);
      } catch (error) {
        // it comes back with the last id that it has
        stream.end();
        throw error;
      }
      if (!stopped) listeners.set(listener, stream);
    });
    return stop;
  };

  return {
    listen,
    follow: (includeDrafts, stream) => {
      const follower = { includeDrafts, stream };
      followers.add(follower);
      stream.send([{ event: 'welcome', data: {} }]);
      return () => followers.delete(follower);
    },
    announce: (transaction) => void inTurn(() => tell(transaction)),
    beginAfter: (position) => inTurn(() => void (told = position)),
    endAll: () => [...listeners.values(), ...[...followers].map(({ stream }) => stream)].forEach((stream) => stream.end()),
  };
}
