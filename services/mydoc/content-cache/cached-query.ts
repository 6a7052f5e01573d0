import { setTimeout as delay } from 'node:timers/promises';
import type { AskContent } from '#lib/content/content-source.ts';
import type { ReportLeftOut } from '#lib/content/values/parse-each.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { loadPersisted, persistAnswer } from './cached-query-table.ts';

/** A list of CMS documents as the services use it. */
export interface CachedQuery<Model> {
  /** Names the list in the database; a changed query needs a new name. */
  readonly key: string;
  /** GROQ whose result is a list. */
  readonly query: string;
  readonly freshMs: number;
  /** A malformed element is reported and left out alone. */
  read(elements: readonly unknown[], report: ReportLeftOut): Model;
}

export interface CachedContent<Model> {
  /** The list from a moment ago; while the CMS is unavailable the last good one; an empty list if there never was one. */
  read(): Promise<Model>;
}

export interface ContentCache {
  add<Model>(query: CachedQuery<Model>): CachedContent<Model>;
  /** Something was published: the next read queries the CMS first. */
  contentChanged(): void;
}

interface ContentCacheDeps {
  ask: AskContent;
  executor: Executor;
  log: Logger;
  nowMs?: () => number;
}

/** An older answer is not served before the CMS has been queried again. */
const staleAtMostMs = 60_000;
/** A visitor waits this long for the CMS, then gets the last good answer. */
const refreshWaitMs = 1_000;
/** The wait when there is no answer at all: an empty one may end up in a cached page. */
const firstAnswerWaitMs = 8_000;

/**
 * Caches lists of the CMS: from memory while fresh, refreshed in the background while stale, from the database when the CMS is unavailable.
 */
export function createContentCache(deps: ContentCacheDeps): ContentCache {
  const expiries: (() => void)[] = [];
  return {
    add: (query) => {
      const cached = cacheList(deps, query);
      expiries.push(cached.expire);
      return cached;
    },
    contentChanged: () => {
      for (const expire of expiries) expire();
    },
  };
}

function cacheList<Model>(deps: ContentCacheDeps, query: CachedQuery<Model>): CachedContent<Model> & { expire(): void } {
  const nowMs = deps.nowMs ?? (() => performance.now());
  const report: ReportLeftOut = (leftOut) => deps.log.warn(leftOut, 'a malformed content element was left out');
  let current: { text: string | null; model: Model } | null = null;
  let goodAtMs = Number.NEGATIVE_INFINITY;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let failing = false;
  let refreshing: { readonly seen: number; readonly done: Promise<void> } | null = null;
  /** Publications so far, and how many of them the current answer includes. */
  let published = 0;
  let currentSeen = 0;

  const accept = async (answer: unknown, seen: number): Promise<void> => {
    if (!Array.isArray(answer)) throw new Error(`the CMS did not answer a list for ${query.key}`);
    if (seen < currentSeen) return;
    currentSeen = seen;
    const text = JSON.stringify(answer);
    // an answer queried before a publication is better than none, but not fresh
    if (seen === published) goodAtMs = nowMs();
    if (current?.text === text) return;
    current = { text, model: query.read(answer, report) };
    try {
      await persistAnswer(deps.executor, query.key, text);
    } catch (error) {
      current = { ...current, text: null };
      deps.log.warn({ err: error, key: query.key }, 'content could not be persisted');
    }
  };

  const loadLastAnswer = async (): Promise<void> => {
    const body = await loadPersisted(deps.executor, query.key);
    if (body && !current) current = { text: null, model: query.read(body, report) };
  };

  const refresh = async (seen: number): Promise<void> => {
    triedAtMs = nowMs();
    try {
      await accept(await deps.ask(query.query), seen);
      failing = false;
    } catch (error) {
      if (!failing) deps.log.warn({ err: error, key: query.key }, 'the CMS is unavailable: the last good content is served');
      failing = true;
      if (!current) await loadLastAnswer();
    }
  };

  const refreshOnce = (): Promise<void> => {
    if (refreshing?.seen === published) return refreshing.done;
    const seen = published;
    const done = refresh(seen).finally(() => {
      if (refreshing?.seen === seen) refreshing = null;
    });
    refreshing = { seen, done };
    return done;
  };

  return {
    read: async () => {
      const recentlyTried = nowMs() - triedAtMs < query.freshMs;
      const usable = current !== null && nowMs() - goodAtMs < staleAtMostMs;
      if (!recentlyTried && usable) refreshOnce().catch(() => undefined);
      if (!usable && (!recentlyTried || refreshing)) await within(refreshWaitMs, refreshOnce());
      // a hanging CMS must not keep a new process from the persisted answer
      if (!current) await loadLastAnswer();
      if (!current && refreshing) await within(firstAnswerWaitMs, refreshing.done);
      return current ? current.model : query.read([], report);
    },
    expire: () => {
      published += 1;
      triedAtMs = Number.NEGATIVE_INFINITY;
      goodAtMs = Number.NEGATIVE_INFINITY;
    },
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
