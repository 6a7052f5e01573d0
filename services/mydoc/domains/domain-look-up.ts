import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { combineAnswers, readRegistrarAnswer, type Knowledge } from './combine-answers.ts';
import type { RdapSource } from './rdap/rdap-source.ts';
import type { Registrar } from './registrar.ts';

/** An answer is used again for this long, ten minutes at most; a failure is soon asked anew. */
export const answerFreshMs = { taken: 600_000, free: 120_000, premium: 120_000, unknown: 20_000 } as const satisfies Record<
  Knowledge['state'],
  number
>;

/** A source that has not answered by then leaves a name unknown. */
const lookUpTimeoutMs = 8_000;
const rdapTimeoutMs = 4_000;
const answersAtMost = 20_000;
const runningAtMost = 400;

export interface Known {
  readonly knowledge: Knowledge;
  readonly atMs: number;
}

interface LookUpDeps {
  readonly registrar: Registrar;
  /** Absent: the registrar alone. */
  readonly rdap?: RdapSource | undefined;
  /** How many names one address may have looked up. */
  readonly limit: TokenBuckets;
  readonly nowMs?: () => number;
  readonly timeoutMs?: number;
}

export interface DomainLookUp {
  /** What is known of a name, or a promise of it that never rejects. `again`: what is unknown is asked anew. */
  find(name: string, asked: { readonly address: string; readonly again: boolean }): Known | Promise<Known>;
  /** Answers in memory. */
  readonly size: number;
}

/**
 * Looks names up, each once at a time. Answers are kept in memory only, under a hash whose key is of this process: what was searched cannot
 * be read from them.
 */
export function createDomainLookUp({
  registrar,
  rdap,
  limit,
  nowMs = () => performance.now(),
  timeoutMs = lookUpTimeoutMs,
}: LookUpDeps): DomainLookUp {
  const key = randomBytes(32);
  const known = new LRUCache<string, Known>({ max: answersAtMost });
  const running = new Map<string, Promise<Known>>();
  const hashOf = (name: string): string => createHmac('sha256', key).update(name).digest('base64url');
  const unasked = (): Known => ({ knowledge: { state: 'unknown', reason: 'limited' }, atMs: nowMs() });

  const ask = async (name: string): Promise<Knowledge> => {
    const [answer, described] = await Promise.all([askRegistrar(registrar, name, timeoutMs), askRdap(rdap, name, timeoutMs)]);
    return combineAnswers(answer, described);
  };

  const start = async (hash: string, name: string): Promise<Known> => {
    const knowledge = await ask(name);
    const found: Known = { knowledge, atMs: nowMs() };
    known.set(hash, found);
    running.delete(hash);
    return found;
  };

  return {
    find: (name, { address, again }) => {
      const hash = hashOf(name);
      const under = running.get(hash);
      if (under) return under;
      const before = known.get(hash);
      const isFresh = before !== undefined && nowMs() - before.atMs < answerFreshMs[before.knowledge.state];
      if (isFresh && !(again && before.knowledge.state === 'unknown')) return before;
      if (running.size >= runningAtMost || limit.take(address) > 0) return unasked();
      const found = start(hash, name);
      running.set(hash, found);
      return found;
    },
    get size() {
      return known.size;
    },
  };
}

async function askRegistrar(registrar: Registrar, name: string, timeoutMs: number): Promise<Knowledge> {
  try {
    return readRegistrarAnswer(await withinTime((signal) => registrar.check(name, signal), timeoutMs), name);
  } catch (error) {
    return { state: 'unknown', reason: error instanceof OutOfTime ? 'timeout' : 'away' };
  }
}

async function askRdap(rdap: RdapSource | undefined, name: string, timeoutMs: number): Promise<'taken' | 'unknown'> {
  if (!rdap) return 'unknown';
  return withinTime((signal) => rdap.check(name, signal), Math.min(rdapTimeoutMs, timeoutMs)).catch(() => 'unknown' as const);
}

class OutOfTime extends Error {}

/** The result within its time, whether or not the work heeds its signal. */
async function withinTime<Result>(work: (signal: AbortSignal) => Promise<Result>, timeoutMs: number): Promise<Result> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new OutOfTime());
      abort.abort();
    }, timeoutMs);
    timer.unref();
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
