/** After the first of several answers, others that come within this time go with it. */
const gatherMs = 60;
/** Calls of one address that wait at a time; a further one answers with what is known. */
const waitsOfAddressAtMost = 20;

interface WaitDeps {
  readonly atMostMs: number;
}

interface Waited {
  readonly address: string;
  readonly left?: AbortSignal | undefined;
}

export interface AnswerWait {
  /** Resolves soon after the first of these has come, after the time at most, or when the caller leaves. */
  untilSome(answers: readonly Promise<unknown>[], waited: Waited): Promise<void>;
  /** Ends every wait; later calls return at once. */
  stop(): void;
}

/** Lets a call wait for answers without holding those that came for those that are slow. */
export function createAnswerWait({ atMostMs }: WaitDeps): AnswerWait {
  const stopped = new AbortController();
  const waits = new Map<string, number>();
  return {
    untilSome: async (answers, { address, left }) => {
      const before = waits.get(address) ?? 0;
      if (answers.length === 0 || stopped.signal.aborted || left?.aborted || before >= waitsOfAddressAtMost) return;
      waits.set(address, before + 1);
      const all = Promise.all(answers);
      await race([...answers], atMostMs, [stopped.signal, left]);
      await race([all], gatherMs, [stopped.signal, left]);
      const others = (waits.get(address) ?? 1) - 1;
      if (others > 0) waits.set(address, others);
      else waits.delete(address);
    },
    stop: () => stopped.abort(),
  };
}

/** Resolves with the first of the promises, the time or a signal. */
const race = (promises: readonly Promise<unknown>[], ms: number, signals: readonly (AbortSignal | undefined)[]): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signals.forEach((signal) => signal?.removeEventListener('abort', end));
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signals.some((signal) => signal?.aborted)) return end();
    signals.forEach((signal) => signal?.addEventListener('abort', end, { once: true }));
    for (const promise of promises) void promise.then(end, end);
  });
