import { LRUCache } from 'lru-cache';
import { dayMs, hourMs, minuteMs } from '#lib/time/lengths.ts';
import type { Logger } from '#services/platform/log.ts';
import { readBounded } from '../read-bounded.ts';
import { hasProtocol, rdapBaseFor, readBootstrap, type RdapBootstrap } from './bootstrap.ts';
import { bootstrapSnapshot } from './bootstrap-snapshot.ts';
import { describesName } from './read-rdap-answer.ts';

/** A second source: a name that a registry describes is taken; anything else says nothing. */
export interface RdapSource {
  check(name: string, signal: AbortSignal): Promise<'taken' | 'unknown'>;
}

interface RdapDeps {
  readonly log: Logger;
  /** Renews the list of servers; absent: the one of the repository. */
  readonly bootstrapUrl?: string | undefined;
  readonly bootstrap?: RdapBootstrap;
  /** `http:` for a server of a test. */
  readonly protocol?: 'https:' | 'http:';
  readonly nowMs?: () => number;
}

const redirectsAtMost = 5;
const answerBytesAtMost = 262_144;
const bootstrapBytesAtMost = 2_097_152;
/** RFC 9224 asks for a copy that lasts a day. */
const bootstrapFreshMs = dayMs;
const bootstrapRetryMs = 10 * minuteMs;
const pauseMsAtMost = hourMs;
const usualPauseMs = 30_000;
const bootstrapTimeoutMs = 10_000;

/** Asks the registries' RDAP servers (RFC 9082). A server that asks for a pause gets it. */
export function createRdapSource({
  log,
  bootstrapUrl,
  bootstrap = bootstrapSnapshot,
  protocol = 'https:',
  nowMs = Date.now,
}: RdapDeps): RdapSource {
  const pausedUntil = new LRUCache<string, number>({ max: 2_000 });
  const servers = renewedBootstrap({ log, bootstrapUrl, bootstrap, nowMs });
  const isPaused = (origin: string): boolean => nowMs() < (pausedUntil.get(origin) ?? 0);

  const ask = async (first: URL, signal: AbortSignal): Promise<string | null> => {
    let address = first;
    for (let hop = 0; hop <= redirectsAtMost; hop += 1) {
      if (isPaused(address.origin)) return null;
      const answer = await fetch(address, { redirect: 'manual', signal, headers: { accept: 'application/rdap+json, application/json' } });
      if (answer.status === 200) return readBounded(answer, answerBytesAtMost);
      await answer.body?.cancel();
      if (answer.status === 429 || answer.status === 503) pausedUntil.set(address.origin, nowMs() + pauseMs(answer, nowMs()));
      const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
      if (location === null || !URL.canParse(location, address)) return null;
      address = new URL(location, address);
      if (!hasProtocol(address.href, protocol)) return null;
    }
    return null;
  };

  return {
    check: async (name, signal) => {
      const base = rdapBaseFor(servers(), name, protocol);
      if (base === null) return 'unknown';
      const text = await ask(new URL(`domain/${name}`, base.endsWith('/') ? base : `${base}/`), signal).catch(() => null);
      return text !== null && describesName(text, name) ? 'taken' : 'unknown';
    },
  };
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} /;

/** `Retry-After` in seconds or as a date, an hour at most. */
function pauseMs(answer: Response, nowMs: number): number {
  const value = answer.headers.get('retry-after') ?? '';
  const untilMs = httpDate.test(value) ? Date.parse(value) : Number.NaN;
  const asked = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : untilMs - nowMs;
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1_000), pauseMsAtMost) : usualPauseMs;
}

/** The list as it is now; a newer one is fetched beside the look-ups, and one that fails leaves the last good one. */
function renewedBootstrap({
  log,
  bootstrapUrl,
  bootstrap,
  nowMs,
}: Required<Pick<RdapDeps, 'log' | 'bootstrap' | 'nowMs'>> & Pick<RdapDeps, 'bootstrapUrl'>) {
  let current = bootstrap;
  let renewAtMs = 0;
  const renew = async (from: string): Promise<void> => {
    renewAtMs = nowMs() + bootstrapRetryMs;
    try {
      const answer = await fetch(from, { signal: AbortSignal.timeout(bootstrapTimeoutMs) });
      const read = answer.ok ? readBootstrap(await readBounded(answer, bootstrapBytesAtMost)) : null;
      if (!read) return log.warn({ status: answer.status }, 'the list of RDAP servers could not be read');
      current = read;
      renewAtMs = nowMs() + bootstrapFreshMs;
    } catch (error) {
      log.warn({ err: error }, 'the list of RDAP servers was not fetched');
    }
  };
  return (): RdapBootstrap => {
    if (bootstrapUrl !== undefined && nowMs() >= renewAtMs) void renew(bootstrapUrl);
    return current;
  };
}
