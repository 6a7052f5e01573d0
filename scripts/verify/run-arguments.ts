import type { RunExtent } from './time-budget.ts';

export interface RunArguments {
  readonly extent: RunExtent;
  /** The one suite to run; null for all. */
  readonly suite: string | null;
  /** For the suite's own runner. */
  readonly filters: readonly string[];
}

/**
 * Reads what follows `npm test --`: nothing, or a suite and filters for its runner; `--full` is everything at full width.
 * @throws at an unknown suite, with the list.
 */
export function readRunArguments(parameters: readonly string[], suites: readonly string[]): RunArguments {
  const isFull = parameters[0] === '--full';
  const [suite, ...filters] = isFull ? parameters.slice(1) : parameters;
  if (suite === undefined) return { extent: isFull ? 'full' : 'whole', suite: null, filters: [] };
  if (!suites.includes(suite)) throw new Error(`There is no suite '${suite}'. The suites are: ${suites.join(', ')}.`);
  return { extent: 'part', suite, filters };
}
