import { setTimeout as delay } from 'node:timers/promises';
import type { AskContent } from '#lib/content/content-source.ts';
import type { ReportDropped } from '#lib/content/values/parse-each.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { loadPersisted, persistAnswer } from './cached-query-table.ts';

/** A list of the CMS as this service uses it. */
export interface CachedQuery<Model> {
  /** Names the list in the database; a new query gets a new name. */
  readonly key: string;
  /** GROQ that answers a list. */
  readonly query: string;
  readonly freshMs: number;
  /** A malformed element is reported and drops itself alone. */
  read(elements: readonly unknown[], report: ReportDropped): Model;
}

export interface CachedContent<Model> {
  /** The list as it was a moment ago; while the CMS is away the last good one; an empty list where there never was one. */
  read(): Promise<Model>;
}

export interface ContentCache {
  add<Model>(query: CachedQuery<Model>): CachedContent<Model>;
  /** Something was published: the next read asks the CMS first. */
  contentChanged(): void;
}

interface ContentCacheDeps {
  ask: AskContent;
  executor: Executor;
  log: Logger;
  nowMs?: () => number;
}

/** Older than this, an answer is not given before the CMS has been asked again. */
const staleAtMostMs = 60_000;
/** A visitor waits this long for the CMS, then gets the last good answer. */
const refreshWaitMs = 1_000;
/** Where there never was an answer, it is worth this wait: an empty one may end up in a page that is kept. */
const firstAnswerWaitMs = 8_000;

/** Reads lists of the CMS: from memory for a moment, then anew in the background, from the database when the CMS is away. */
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
  const report: ReportDropped = (dropped) => deps.log.warn(dropped, 'a malformed element of the content was left out');
  let current: { text: string | null; model: Model } | null = null;
  let goodAtMs = Number.NEGATIVE_INFINITY;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let failing = false;
  let refreshing: { readonly seen: number; readonly done: Promise<void> } | null = null;
  /** Publications so far, and how many of them the current answer knows. */
  let published = 0;
  let currentSeen = 0;

  const accept = async (answer: unknown, seen: number): Promise<void> => {
    if (!Array.isArray(answer)) throw new Error(`the CMS did not answer a list for ${query.key}`);
    if (seen < currentSeen) return;
    currentSeen = seen;
    const text = JSON.stringify(answer);
    // asked before a publication, it is better than nothing and no more
    if (seen === published) goodAtMs = nowMs();
    if (current?.text === text) return;
    current = { text, model: query.read(answer, report) };
    try {
      await persistAnswer(deps.executor, query.key, text);
    } catch (error) {
      current = { ...current, text: null };
      deps.log.warn({ err: error, key: query.key }, 'content could not be kept in the database');
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
      if (!failing) deps.log.warn({ err: error, key: query.key }, 'the CMS is away: the last good content answers');
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
      // a CMS that hangs must not keep a new process from what the database has
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

/** Waits for work, but only so long; the work goes on. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const stop = new AbortController();
  try {
    await Promise.race([work, delay(ms, undefined, { ref: false, signal: stop.signal }).catch(() => undefined)]);
  } finally {
    stop.abort();
  }
}
