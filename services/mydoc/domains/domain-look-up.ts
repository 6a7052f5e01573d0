import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import type { UnknownReason } from '#lib/contracts/calls/domain-calls.ts';
import { combineAnswers, readRegistrarAnswer, type Knowledge } from './combine-answers.ts';
import type { RdapSource } from './rdap/rdap-source.ts';
import type { Registrar } from './registrar.ts';
import { createLookUpQueue } from './look-up-queue.ts';
import { OutOfTime, withinTime } from './within-time.ts';

/** An answer is used again for this long; a failed look-up is soon repeated. */
export const answerFreshMs = { taken: 570_000, free: 120_000, premium: 120_000, unknown: 20_000 } as const satisfies Record<
  Knowledge['state'],
  number
>;

/** Answers older than that are forgotten this often, so that none is kept for more than ten minutes. */
const forgetEveryMs = 30_000;

/** A source that has not answered by then leaves a name unknown. */
const lookUpTimeoutMs = 8_000;
const rdapTimeoutMs = 4_000;
const answersAtMost = 20_000;

export interface Known {
  readonly knowledge: Knowledge;
  readonly atMs: number;
}

interface LookUpDeps {
  readonly registrar: Pick<Registrar, 'check'>;
  /** Absent: the registrar alone. */
  readonly rdap?: RdapSource | undefined;
  /** How many names one address may have looked up. */
  readonly limit: TokenBuckets;
  readonly nowMs?: () => number;
  readonly timeoutMs?: number;
}

export interface DomainLookUp {
  /** What is known of a name, or a promise of it that never rejects. `again`: an unknown answer is requested again. */
  find(name: string, asked: { readonly address: string; readonly again: boolean }): Known | Promise<Known>;
  /** What is said of a name now, whatever was said before. Never rejects. */
  askAnew(name: string, asked: { readonly address: string }): Promise<Knowledge>;
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
  let forgetting: NodeJS.Timeout | null = null;
  const running = new Map<string, Promise<Known>>();
  const hashOf = (name: string): string => createHmac('sha256', key).update(name).digest('base64url');
  const queue = createLookUpQueue<Known>();
  const unasked = (reason: UnknownReason): Known => ({ knowledge: { state: 'unknown', reason }, atMs: nowMs() });
  const forgetOld = (): void => {
    for (const [hash, found] of known.entries()) if (!isFresh(found, nowMs())) known.delete(hash);
    forgetting = known.size > 0 ? setTimeout(forgetOld, forgetEveryMs).unref() : null;
  };
  const keep = (hash: string, found: Known): Known => {
    known.set(hash, found);
    forgetting ??= setTimeout(forgetOld, forgetEveryMs).unref();
    return found;
  };

  const ask = async (name: string): Promise<Knowledge> => {
    const [answer, described] = await Promise.all([askRegistrar(registrar, name, timeoutMs), askRdap(rdap, name, timeoutMs)]);
    return combineAnswers(answer, described);
  };

  const start = async (hash: string, name: string): Promise<Known> => {
    const knowledge = await ask(name);
    running.delete(hash);
    return keep(hash, { knowledge, atMs: nowMs() });
  };

  return {
    find: (name, { address, again }) => {
      const hash = hashOf(name);
      const under = running.get(hash);
      if (under) {
        queue.join(hash, address);
        return under;
      }
      const before = known.get(hash);
      if (before && isFresh(before, nowMs()) && !(again && before.knowledge.state === 'unknown')) return before;
      if (limit.take(address) > 0) return unasked('limited');
      const found = queue.add(hash, address, () => start(hash, name));
      if (typeof found === 'string') return unasked(found);
      running.set(hash, found);
      return found;
    },
    askAnew: async (name, { address }) => {
      if (limit.take(address) > 0) return unasked('limited').knowledge;
      return keep(hashOf(name), { knowledge: await ask(name), atMs: nowMs() }).knowledge;
    },
    get size() {
      return known.size;
    },
  };
}

const isFresh = ({ knowledge, atMs }: Known, nowMs: number): boolean => nowMs - atMs < answerFreshMs[knowledge.state];

async function askRegistrar(registrar: Pick<Registrar, 'check'>, name: string, timeoutMs: number): Promise<Knowledge> {
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
