import type { DomainAnswer, UnknownReason } from '#lib/contracts/calls/domain-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { createStore, type ReadableStore } from '#lib/state/create-store.ts';

export interface DomainFindings {
  readonly answers: readonly DomainAnswer[];
  readonly pending: readonly string[];
  readonly example: boolean;
}

/** The service, as the search uses it. */
export type AskDomains = (names: readonly string[], again: boolean) => Promise<MydocResult<DomainFindings>>;

/** An answer, and when this page heard it: it grows old from then on. */
export type HeardAnswer = DomainAnswer & { readonly heardAtMs: number };

export interface KnownDomains {
  /** By name in punycode; one that is missing has not been answered yet. */
  readonly answers: ReadonlyMap<string, HeardAnswer>;
  /** Some answers were made up by a sandbox. */
  readonly example: boolean;
}

export interface DomainAnswers {
  readonly store: ReadableStore<KnownDomains>;
  /** Looks up those names that nobody has looked up yet. */
  want(names: readonly string[]): Promise<void>;
  /** Looks a name up again. */
  retry(name: string): Promise<void>;
}

interface AnswersDeps {
  readonly ask: AskDomains;
  readonly pause?: (ms: number) => Promise<void>;
  readonly nowMs?: () => number;
}

export const nothingKnown: KnownDomains = { answers: new Map(), example: false };

const namesOfCall = 50;
/** A call that brings nothing new is followed by this pause. */
const pauseMs = 1_000;
/** The service answers each name within seconds; after this many calls the rest counts as unanswered. */
const callsAtMost = namesOfCall + 20;
const tooManyStatus = 429;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Collects answers as they come: each call brings those that are known by then, and the next one asks for the rest. */
export function createDomainAnswers({ ask, pause = wait, nowMs = Date.now }: AnswersDeps): DomainAnswers {
  const store = createStore(nothingKnown);
  const asking = new Set<string>();

  const add = (answers: readonly DomainAnswer[], example: boolean): void => {
    const { answers: before, example: already } = store.current();
    const heard = answers.map((answer) => [answer.name, { ...answer, heardAtMs: nowMs() }] as const);
    store.set({ answers: new Map([...before, ...heard]), example: already || example });
  };

  const leaveUnknown = (names: readonly string[], reason: UnknownReason): void =>
    add(
      names.map((name) => ({ name, state: 'unknown', reason, ageSeconds: 0, variants: [] })),
      false,
    );

  const lookUp = async (names: readonly string[], again: boolean): Promise<void> => {
    let pending = names;
    for (let call = 0; pending.length > 0; call += 1) {
      if (call === callsAtMost) return leaveUnknown(pending, 'timeout');
      const found = await ask(pending, again && call === 0);
      if (!found.ok) return leaveUnknown(pending, found.kind === 'busy' && found.status === tooManyStatus ? 'limited' : 'away');
      add(found.message.answers, found.message.example);
      if (found.message.answers.length === 0) await pause(pauseMs);
      pending = found.message.pending;
    }
  };

  const start = async (names: readonly string[], again: boolean): Promise<void> => {
    names.forEach((name) => asking.add(name));
    const batches = Array.from({ length: Math.ceil(names.length / namesOfCall) }, (_, index) =>
      names.slice(index * namesOfCall, (index + 1) * namesOfCall),
    );
    await Promise.all(batches.map((batch) => lookUp(batch, again)));
    names.forEach((name) => asking.delete(name));
  };

  return {
    store,
    want: (names) => start(namesToAsk(names, store.current(), asking), false),
    retry: async (name) => {
      if (asking.has(name)) return;
      const { answers, example } = store.current();
      store.set({ answers: new Map([...answers].filter(([known]) => known !== name)), example });
      await start([name], true);
    },
  };
}

const namesToAsk = (names: readonly string[], { answers }: KnownDomains, asking: ReadonlySet<string>): readonly string[] =>
  names.filter((name) => !answers.has(name) && !asking.has(name));
