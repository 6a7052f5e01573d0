/** Answers that are being worked out, by session. */
export interface UnderWay {
  run<Result>(session: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Gives up what is under way for a session. */
  giveUp(session: string): void;
}

export function createUnderWay(): UnderWay {
  const running = new Map<string, Set<AbortController>>();
  return {
    run: async (session, work) => {
      const controller = new AbortController();
      const own = running.get(session) ?? new Set();
      running.set(session, own.add(controller));
      try {
        return await work(controller.signal);
      } finally {
        own.delete(controller);
        if (own.size === 0) running.delete(session);
      }
    },
    giveUp: (session) => {
      for (const controller of running.get(session) ?? []) controller.abort();
    },
  };
}
