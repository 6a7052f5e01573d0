/** One test as its runner reports it. */
export interface TestRecord {
  readonly file: string;
  readonly name: string;
  readonly durationMs: number;
  /** Why it takes long, in one line; empty where it does not say. */
  readonly slowReason: string;
}

/** What browser tests count: how often they do what takes time. */
export const countNames = ['axeRuns', 'pageVisits', 'builds', 'screenLogIns', 'waitedMs'] as const;

type CountName = (typeof countNames)[number];
export type Counts = Readonly<Record<CountName, number>>;

/** A test that passed at its second try only, with the traces of its tries. */
export interface FlakyTest {
  readonly name: string;
  readonly traces: readonly string[];
}

/** What one suite says of itself. */
export interface SuiteReport {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Checks without tests, such as types and lint. */
  readonly isGate: boolean;
  readonly tests: readonly TestRecord[];
  readonly flaky: readonly FlakyTest[];
  /** Null where the suite counts nothing. */
  readonly counts: Counts | null;
  /** Why it could not run, where it could not. */
  readonly obstacle: string | null;
}

const nothing = { passed: 0, failed: 0, skipped: 0, isGate: false, tests: [], flaky: [], counts: null, obstacle: null } as const;

/** A suite that could not run: one failure, with the reason. */
export const notRun = (name: string, obstacle: string): SuiteReport => ({ ...nothing, name, failed: 1, obstacle });

/** Checks without tests: each that fails is one failure. */
export const gateReport = (name: string, failed: number): SuiteReport => ({ ...nothing, name, failed, isGate: true });
