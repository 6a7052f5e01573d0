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
  keep<Model>(shape: CachedQuery<Model>): CachedContent<Model>;
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
const patienceMs = 1_000;
/** Where there never was an answer, it is worth this wait: an empty one may end up in a page that is kept. */
const firstAnswerWaitMs = 8_000;

/** Reads lists of the CMS: from memory for a moment, then anew in the background, from the database when the CMS is away. */
export function createContentCache(deps: ContentCacheDeps): ContentCache {
  const expiries: (() => void)[] = [];
  return {
    keep: (shape) => {
      const kept = cacheList(deps, shape);
      expiries.push(kept.expire);
      return kept;
    },
    contentChanged: () => {
      for (const expire of expiries) expire();
    },
  };
}

function cacheList<Model>(deps: ContentCacheDeps, shape: CachedQuery<Model>): CachedContent<Model> & { expire(): void } {
  const nowMs = deps.nowMs ?? (() => performance.now());
  const report: ReportDropped = (dropped) => deps.log.warn(dropped, 'a malformed element of the content was left out');
  let current: { text: string | null; model: Model } | null = null;
  let goodAtMs = Number.NEGATIVE_INFINITY;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let failing = false;
  let refreshing: { readonly asOf: number; readonly done: Promise<void> } | null = null;
  /** Publications so far, and how many of them the current answer knows. */
  let published = 0;
  let currentAsOf = 0;

  const adopt = async (answer: unknown, asOf: number): Promise<void> => {
    if (!Array.isArray(answer)) throw new Error(`the CMS did not answer a list for ${shape.key}`);
    if (asOf < currentAsOf) return;
    currentAsOf = asOf;
    const text = JSON.stringify(answer);
    // asked before a publication, it is better than nothing and no more
    if (asOf === published) goodAtMs = nowMs();
    if (current?.text === text) return;
    current = { text, model: shape.read(answer, report) };
    try {
      await persistAnswer(deps.executor, shape.key, text);
    } catch (error) {
      current = { ...current, text: null };
      deps.log.warn({ err: error, key: shape.key }, 'content could not be kept in the database');
    }
  };

  const recall = async (): Promise<void> => {
    const body = await loadPersisted(deps.executor, shape.key);
    if (body && !current) current = { text: null, model: shape.read(body, report) };
  };

  const refresh = async (asOf: number): Promise<void> => {
    triedAtMs = nowMs();
    try {
      await adopt(await deps.ask(shape.query), asOf);
      failing = false;
    } catch (error) {
      if (!failing) deps.log.warn({ err: error, key: shape.key }, 'the CMS is away: the last good content answers');
      failing = true;
      if (!current) await recall();
    }
  };

  const refreshOnce = (): Promise<void> => {
    if (refreshing?.asOf === published) return refreshing.done;
    const asOf = published;
    const done = refresh(asOf).finally(() => {
      if (refreshing?.asOf === asOf) refreshing = null;
    });
    refreshing = { asOf, done };
    return done;
  };

  return {
    read: async () => {
      const resting = nowMs() - triedAtMs < shape.freshMs;
      const usable = current !== null && nowMs() - goodAtMs < staleAtMostMs;
      if (!resting && usable) refreshOnce().catch(() => undefined);
      if (!usable && (!resting || refreshing)) await within(patienceMs, refreshOnce());
      // a CMS that hangs must not keep a new process from what the database has
      if (!current) await recall();
      if (!current && refreshing) await within(firstAnswerWaitMs, refreshing.done);
      return current ? current.model : shape.read([], report);
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
