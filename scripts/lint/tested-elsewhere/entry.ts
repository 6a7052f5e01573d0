/** Files with rules that are tested by a test of another name, by that test. */
export interface TestedElsewhere {
  readonly test: string;
  /** Why they have no test of their own name. */
  readonly because: string;
  /** What the test starts and uses from outside; absent: the test imports the files, directly or by one step. */
  readonly through?: string;
  readonly files: readonly string[];
}
