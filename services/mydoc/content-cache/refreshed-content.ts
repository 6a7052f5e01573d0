import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#services/platform/log.ts';

/** What the CMS answered, as the services use it. */
export interface CachedContent<Model> {
  /** The content from a moment ago; while the CMS is unavailable the last good one; none if there never was one. */
  read(): Promise<Model>;
}

/** Content that says after which publication of several documents it was read. */
export interface NumberedContent<Model> extends CachedContent<Model> {
  /** The number is null where the CMS has none, and before its first answer. */
  readNumbered(): Promise<{ readonly model: Model; readonly publication: number | null }>;
  /** Asks the CMS now, and waits for it as a reader does. */
  renew(): Promise<void>;
}

/** Where content comes from. A state is never changed: the same object is the same content. */
export interface ContentOrigin<State> {
  readonly key: string;
  readonly freshMs: number;
  /** Asks the CMS; `known` itself if that is still so. @throws while the CMS is unavailable. */
  ask(known: State | null): Promise<State>;
  /** Persists what the CMS answered, for every replica. */
  persist(next: State, known: State | null): Promise<void>;
  /** What any replica persisted; null if nobody did, and if it is what `known` was loaded from. */
  reload(known: State | null): Promise<State | null>;
}

export interface RefreshedContent<State> {
  /** Null if there never was an answer. */
  read(): Promise<State | null>;
  /** Something was published: the next read asks the CMS first. */
  expire(): void;
  /** Another replica persisted an answer: without the CMS it is loaded by the next read. */
  persistedElsewhere(): void;
  /** Asks the CMS now for what somebody has read before. Resolves when it has answered, or has not. */
  refresh(): Promise<void>;
  /** Asks the CMS now, and waits for it as a reader does. */
  renew(): Promise<void>;
}

/** An older answer is not served before the CMS has been queried again. */
const staleAtMostMs = 60_000;
/** A visitor waits this long for the CMS, then gets the last good answer. */
const refreshWaitMs = 1_000;
/** The wait when there is no answer at all: an empty one may end up in a cached page. */
const firstAnswerWaitMs = 8_000;

interface RefreshDeps {
  readonly log: Logger;
  readonly nowMs?: (() => number) | undefined;
}

/** Content from memory while fresh, refreshed in the background while stale, from the database when the CMS is unavailable. */
export function refreshContent<State>(
  origin: ContentOrigin<State>,
  { log, nowMs = () => performance.now() }: RefreshDeps,
): RefreshedContent<State> {
  const latest = keepLatest(origin, log);
  let goodAtMs = Number.NEGATIVE_INFINITY;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let refreshing: { readonly seen: number; readonly done: Promise<void> } | null = null;
  /** Publications so far. */
  let published = 0;

  const ask = async (seen: number): Promise<void> => {
    triedAtMs = nowMs();
    await latest.ask(seen, () => {
      // an answer queried before a publication is better than none, but not fresh
      if (seen === published) goodAtMs = nowMs();
    });
  };

  const askOnce = (): Promise<void> => {
    if (refreshing?.seen === published) return refreshing.done;
    const seen = published;
    const done = ask(seen).finally(() => {
      if (refreshing?.seen === seen) refreshing = null;
    });
    refreshing = { seen, done };
    return done;
  };

  const outdate = (): void => {
    triedAtMs = Number.NEGATIVE_INFINITY;
    goodAtMs = Number.NEGATIVE_INFINITY;
  };

  return {
    read: async () => {
      const recentlyTried = nowMs() - triedAtMs < origin.freshMs;
      const usable = latest.current() !== null && nowMs() - goodAtMs < staleAtMostMs;
      if (!recentlyTried && usable) askOnce().catch(() => undefined);
      if (!usable && (!recentlyTried || refreshing)) await within(refreshWaitMs, askOnce());
      // a hanging CMS must not keep a new process from the persisted answer
      if (latest.current() === null) await latest.reload();
      if (latest.current() === null && refreshing) await within(firstAnswerWaitMs, refreshing.done);
      return latest.current();
    },
    expire: () => {
      published += 1;
      outdate();
    },
    persistedElsewhere: () => {
      if (latest.isUnanswered()) outdate();
    },
    refresh: async () => {
      if (latest.current() !== null) await askOnce().catch(() => undefined);
    },
    renew: () => within(refreshWaitMs, askOnce()),
  };
}

interface Latest<State> {
  current(): State | null;
  /** Asks the CMS, with so many publications seen, and calls `answered` if it does; if not, takes what another replica persisted. */
  ask(seen: number, answered: () => void): Promise<void>;
  reload(): Promise<void>;
  /** Whether the CMS did not answer last. */
  isUnanswered(): boolean;
}

/** The latest state of some content, here and in the database. */
function keepLatest<State>(origin: ContentOrigin<State>, log: Logger): Latest<State> {
  const { key } = origin;
  let current: State | null = null;
  let unanswered = false;
  /** Whether the database has something older than the current answer. */
  let unpersisted = false;
  /** How many publications the current answer includes. */
  let currentSeen = 0;

  const accept = async (next: State, seen: number): Promise<void> => {
    if (seen < currentSeen) return;
    currentSeen = seen;
    if (next === current && !unpersisted) return;
    const known = unpersisted ? null : current;
    current = next;
    try {
      await origin.persist(next, known);
      unpersisted = false;
    } catch (error) {
      unpersisted = true;
      log.warn({ err: error, key }, 'content could not be persisted');
    }
  };

  const reload = async (): Promise<void> => {
    if (unpersisted) return;
    const before = current;
    const persisted = await origin.reload(before);
    if (persisted && current === before) current = persisted;
  };

  return {
    current: () => current,
    ask: async (seen, answered) => {
      try {
        const next = await origin.ask(current);
        answered();
        unanswered = false;
        await accept(next, seen);
      } catch (error) {
        if (!unanswered) log.warn({ err: error, key }, 'the CMS is unavailable: the last good content is served');
        unanswered = true;
        await reload();
      }
    },
    reload,
    isUnanswered: () => unanswered,
  };
}

/** Waits for work at most this long; the work itself goes on. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const stop = new AbortController();
  try {
    await Promise.race([work, delay(ms, undefined, { ref: false, signal: stop.signal }).catch(() => undefined)]);
  } finally {
    stop.abort();
  }
}
