/** How long events may be made for listeners before everybody else has a turn. */
const turnMs = 20;

/** Does what may take long: at once, or after others had a turn. */
export type DoInTurn = (work: () => void) => Promise<void>;

/** Many listeners of a large document would otherwise be told one after the other while nothing else is answered. */
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
