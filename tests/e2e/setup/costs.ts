/** Counted costs of a test; `tests/time-budget.json` limits the sums of a whole run. */
export interface Costs {
  pageVisits: number;
  axeRuns: number;
  /** Log-ins through the account centre's form, typed and clicked. */
  screenLogIns: number;
  /** Fixed waits, in ms. */
  waitedMs: number;
  builds: number;
}

const nothing: Costs = { pageVisits: 0, axeRuns: 0, screenLogIns: 0, waitedMs: 0, builds: 0 };

let counted: Costs = { ...nothing };

export function countCost(kind: keyof Costs, amount = 1): void {
  counted[kind] += amount;
}

/** Counts in this process since the last call. */
export function takeCosts(): Costs {
  const taken = counted;
  counted = { ...nothing };
  return taken;
}
