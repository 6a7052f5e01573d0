/** How long events may be prepared for listeners before other requests get a turn. */
const turnMs = 20;

/** Runs what may take long: at once, or after yielding to others. */
export type DoInTurn = (work: () => void) => Promise<void>;

/** Otherwise many listeners of a large document would be served one after the other while nothing else is answered. */
export function createTurns(now: () => number = () => performance.now()): DoInTurn {
  let begun: number | undefined;
  return async (work) => {
    while (begun !== undefined && now() - begun > turnMs) await new Promise((resolve) => setImmediate(resolve));
    if (begun === undefined) {
      begun = now();
      setImmediate(() => (begun = undefined));
    }
    work();
  };
}
