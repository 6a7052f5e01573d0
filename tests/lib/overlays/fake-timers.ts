import type { Timers } from '#lib/overlays/visible-time.ts';

export interface FakeTimers extends Timers {
  /** Advances time and runs the timers that became due. */
  readonly pass: (ms: number) => void;
  /** Pending timers. */
  readonly waiting: () => number;
}

/** A clock that is frozen unless advanced. */
export function fakeTimers(): FakeTimers {
  let nowMs = 0;
  let nextId = 1;
  const timers = new Map<number, { dueMs: number; run: () => void }>();
  return {
    nowMs: () => nowMs,
    setTimer: (then, afterMs) => {
      timers.set(nextId, { dueMs: nowMs + afterMs, run: then });
      return nextId++;
    },
    clearTimer: (timer) => void timers.delete(timer),
    waiting: () => timers.size,
    pass: (ms) => {
      const untilMs = nowMs + ms;
      for (;;) {
        const [due] = [...timers].filter(([, { dueMs }]) => dueMs <= untilMs).toSorted(([, one], [, other]) => one.dueMs - other.dueMs);
        if (!due) break;
        const [id, { dueMs, run }] = due;
        nowMs = dueMs;
        timers.delete(id);
        run();
      }
      nowMs = untilMs;
    },
  };
}
