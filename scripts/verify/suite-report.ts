/** One test as its runner reports it. */
export interface TestRecord {
  readonly file: string;
  readonly name: string;
  readonly durationMs: number;
  /** Why it takes long, in one line; empty if no reason is given. */
  readonly slowReason: string;
}

/** Counters of browser tests: how often they do what takes time. */
export const countNames = ['axeRuns', 'pageVisits', 'builds', 'screenLogIns', 'waitedMs'] as const;

type CountName = (typeof countNames)[number];
export type Counts = Readonly<Record<CountName, number>>;

/** A test that passed only at its second try, with the traces of its tries. */
export interface FlakyTest {
  readonly name: string;
  readonly traces: readonly string[];
}

/** A test that failed at its last try, or a file that could not be run, with what its runner says of it. */
interface FailedTest {
  readonly name: string;
  readonly why: string;
}

/** The report of one suite. */
export interface SuiteReport {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Checks without tests, such as types and lint. */
  readonly isGate: boolean;
  readonly tests: readonly TestRecord[];
  readonly failures: readonly FailedTest[];
  readonly flaky: readonly FlakyTest[];
  /** Null if the suite counts nothing. */
  readonly counts: Counts | null;
  /** Why it could not run, if it could not. */
  readonly obstacle: string | null;
}

const nothing = {
  passed: 0,
  failed: 0,
  skipped: 0,
  isGate: false,
  tests: [],
  failures: [],
  flaky: [],
  counts: null,
  obstacle: null,
} as const;

/** A suite that could not run: one failure, with the reason. */
export const notRun = (name: string, obstacle: string): SuiteReport => ({ ...nothing, name, failed: 1, obstacle });

/** Checks without tests: each that fails is one failure. */
export const gateReport = (name: string, failed: number): SuiteReport => ({ ...nothing, name, failed, isGate: true });
