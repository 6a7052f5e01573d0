export interface RunArguments {
  /** Everything that a suite can test, as before a release. */
  readonly isFull: boolean;
  /** The one suite to run; null for all. */
  readonly suite: string | null;
  /** Passed to the suite's own runner. */
  readonly filters: readonly string[];
}

/**
 * Parses the arguments of `npm test --`: nothing, or a suite and filters for its runner. `--full` before it is everything at full width.
 * @throws on an unknown suite, with the list.
 */
export function readRunArguments(parameters: readonly string[], suites: readonly string[]): RunArguments {
  const isFull = parameters[0] === '--full';
  const [suite = null, ...filters] = isFull ? parameters.slice(1) : parameters;
  if (suite !== null && !suites.includes(suite)) throw new Error(`There is no suite '${suite}'. The suites are: ${suites.join(', ')}.`);
  return { isFull, suite, filters };
}
