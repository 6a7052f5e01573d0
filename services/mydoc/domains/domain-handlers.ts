import { domainSearch, domainWaitSecondsAtMost, type DomainAnswer } from '#lib/contracts/calls/domain-calls.ts';
import { hanVariants } from '#lib/domains/han-variants.ts';
import type { ContentCache } from '#services/mydoc/content-cache/cached-query.ts';
import { handle, type CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { answered } from '#services/mydoc/envelope/refusal.ts';
import { createTokenBuckets, type TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { createDomainLookUp, type Known } from './domain-look-up.ts';
import type { NameSource } from './name-source.ts';
import type { RdapSource } from './rdap/rdap-source.ts';
import { createSandboxRegistrar } from './sandbox-registrar.ts';
import { soldSuffix, suffixesOnSaleShape } from './suffixes-on-sale.ts';
import type { Registrar } from './registrar.ts';
import { createAnswerWait } from './wait-for-answers.ts';

/** Where answers come from; nothing set: the sandbox alone. */
export interface DomainSources {
  readonly registrar?: Registrar | undefined;
  readonly rdap?: RdapSource | undefined;
  readonly limit?: TokenBuckets | undefined;
  readonly timeoutMs?: number | undefined;
}

interface DomainDeps {
  readonly contentCache: ContentCache;
  readonly sources: DomainSources;
  /** A monotonic clock. */
  readonly monotonicMs?: (() => number) | undefined;
}

/** Names that one address may have looked up: two searches of the largest kind at once, then as many in five minutes. */
const namesLimit = { atOnce: 400, perMinute: 80 } as const;

/** The search for domains. `stop` ends the waits of a process that stops. */
export function createDomainArea({ contentCache, sources, monotonicMs = () => performance.now() }: DomainDeps): {
  readonly handlers: readonly CallHandler[];
  /** What orders of names are priced by. */
  readonly names: NameSource;
  stop(): void;
} {
  const suffixes = contentCache.add(suffixesOnSaleShape);
  const registrar = sources.registrar ?? createSandboxRegistrar();
  const lookUp = createDomainLookUp({
    registrar,
    rdap: sources.rdap,
    limit: sources.limit ?? createTokenBuckets(namesLimit, monotonicMs),
    nowMs: monotonicMs,
    ...(sources.timeoutMs === undefined ? {} : { timeoutMs: sources.timeoutMs }),
  });
  const wait = createAnswerWait({ atMostMs: domainWaitSecondsAtMost * 1_000 });

  const search = handle(domainSearch, async ({ params: { names, again } }, visitor) => {
    const onSale = await suffixes.read();
    const found = new Map<string, Known>();
    const awaited: Promise<unknown>[] = [];
    for (const name of new Set(names)) {
      const known: Known | Promise<Known> = soldSuffix(name, onSale)
        ? lookUp.find(name, { address: visitor.address, again })
        : { knowledge: { state: 'unknown', reason: 'not-sold' }, atMs: monotonicMs() };
      if (known instanceof Promise) awaited.push(known.then((later) => found.set(name, later)));
      else found.set(name, known);
    }
    // what is known already is not held back
    if (found.size === 0) await wait.untilSome(awaited, { address: visitor.address, left: visitor.left });
    const answers = [...found].map(([name, known]) => answerOf(name, known, monotonicMs()));
    return answered({ answers, pending: [...new Set(names)].filter((name) => !found.has(name)), example: registrar.example });
  });
  const names: NameSource = {
    example: registrar.example,
    suffixes: suffixes.read,
    askAnew: (name, address) => lookUp.askAnew(name, { address }),
  };
  return { handlers: [search], names, stop: () => wait.stop() };
}

const answerOf = (name: string, { knowledge, atMs }: Known, nowMs: number): DomainAnswer => ({
  name,
  ageSeconds: Math.max(0, Math.floor((nowMs - atMs) / 1_000)),
  variants: [...hanVariants(name)],
  ...knowledge,
});
