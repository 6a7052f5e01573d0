import { describe, expect, test } from '@jest/globals';
import { machineFactor, measureMachine } from '#scripts/verify/calibration.ts';
import { notRun, type SuiteReport, type TestRecord } from '#scripts/verify/suite-report.ts';
import { suites } from '#scripts/verify/suites.ts';
import { compareWithBudget, readTimeBudget, type Comparison, type Extent, type TimeBudget } from '#scripts/verify/time-budget.ts';

const budget: TimeBudget = {
  referencePiecesPerSecond: 1_000,
  suites: {
    unit: { minutes: 2, testsAtLeast: 10 },
    browser: { minutes: 10, testsAtLeast: 1, countsAtMost: { axeRuns: 5, pageVisits: 20 } },
  },
};

const noCounts = { axeRuns: 0, pageVisits: 1, builds: 0, screenLogIns: 0, waitedMs: 0 };

const ran = (name: string, changed: Partial<SuiteReport> = {}): SuiteReport => ({
  name,
  passed: 10,
  failed: 0,
  skipped: 0,
  isGate: false,
  tests: [],
  failures: [],
  flaky: [],
  counts: null,
  obstacle: null,
  ...changed,
});

const compare = (
  report: SuiteReport,
  { minutes = 1, factor = 1, isWhole = true, isFull = false }: { minutes?: number; factor?: number } & Partial<Extent> = {},
): Comparison => compareWithBudget([{ report, minutes }], budget, { factor, isWhole, isFull });

const slowTest = (durationMs: number, slowReason = ''): TestRecord => ({ file: 'home.spec.ts', name: 'shows it', durationMs, slowReason });

describe('the budget', () => {
  test('too few tests fail a whole run and one at full width, and not a part', () => {
    const few = ran('unit', { passed: 8, failed: 1 });
    const words = ['the unit suite ran 9 tests; the budget expects at least 10'];
    expect([compare(few).faults, compare(few, { isFull: true }).faults, compare(few, { isWhole: false }).faults]).toEqual([
      words,
      words,
      [],
    ]);
    expect(compare(ran('unit', { passed: 9, failed: 1 })).faults).toEqual([]);
    // the verdict reports that by itself
    expect(compare(ran('unit', { passed: 0 })).faults).toEqual([]);
  });

  test('a count over the budget fails a whole run and a part, and the count itself does not', () => {
    const withRuns = (axeRuns: number): SuiteReport => ran('browser', { counts: { ...noCounts, axeRuns } });
    const words = ['the browser suite has axeRuns 6; the budget allows 5'];
    expect([compare(withRuns(6)).faults, compare(withRuns(6), { isWhole: false }).faults]).toEqual([words, words]);
    expect([compare(withRuns(5)).faults, compare(withRuns(6), { isFull: true }).faults]).toEqual([[], []]);
  });

  test('browser tests that count no page visit at all fail: their counts mean nothing', () => {
    const silent = ran('browser', { counts: { ...noCounts, pageVisits: 0 } });
    expect(compare(silent).faults).toEqual(['the browser suite counted no page visit: its tests do not say what they cost']);
  });

  test('minutes warn when they are over by more than 15 percent of what this machine may take, and never fail', () => {
    expect(compare(ran('unit'), { minutes: 2.29 }).warnings).toEqual([]);
    expect(compare(ran('unit'), { minutes: 2.31 })).toMatchObject({
      faults: [],
      warnings: ['the unit suite took 2.3 min; its budget on this machine is 2.0 min'],
    });
    expect(compare(ran('unit'), { minutes: 4.5, factor: 2 }).warnings).toEqual([]);
    expect(compare(ran('unit'), { minutes: 1.5, factor: 0.5 }).warnings).toHaveLength(1);
    expect(compare(ran('unit'), { minutes: 9, isFull: true }).warnings).toEqual([]);
  });

  test('a browser test over 15 s of the reference without a reason is a warning', () => {
    const browser = (test: TestRecord): SuiteReport => ran('browser', { counts: noCounts, tests: [test] });
    expect(compare(browser(slowTest(21_000))).warnings).toEqual(["home.spec.ts 'shows it' takes 21 s and gives no reason"]);
    expect(compare(browser(slowTest(21_000, ' '))).warnings).toHaveLength(1);
    expect(compare(browser(slowTest(15_001))).warnings).toHaveLength(1);
    expect(
      [
        compare(browser(slowTest(21_000, 'one build'))),
        compare(browser(slowTest(15_000))),
        compare(browser(slowTest(21_000)), { factor: 2 }),
      ].flatMap(({ warnings }) => warnings),
    ).toEqual([]);
    expect(compare(ran('unit', { tests: [slowTest(21_000)] })).warnings).toEqual([]);
  });

  test('a suite that could not run is not held against it, and one that it does not know fails', () => {
    expect(compare(notRun('unit', 'no Postgres'))).toEqual({ lines: [], faults: [], warnings: [] });
    expect(compare(ran('other')).faults).toEqual(['the budget has no entry for the other suite']);
  });

  test('a line for each suite says what it took and what it may', () => {
    expect(compare(ran('browser', { counts: { ...noCounts, axeRuns: 3 } }), { factor: 1.5 }).lines).toEqual([
      'browser: 1.0 min of 15.0 min, 10 tests (at least 1), axeRuns 3 of 5, pageVisits 1 of 20',
    ]);
    expect(compare(ran('unit'), { isFull: true }).lines).toEqual(['unit: 1.0 min, 10 tests (at least 10)']);
  });

  test('of this project has an entry for every suite', () => {
    expect(Object.keys(readTimeBudget().suites)).toEqual(suites.map(({ name }) => name));
  });
});

describe('the calibration', () => {
  test('a machine that does half as much takes twice as long, and no measure counts for more than five times', () => {
    expect([machineFactor(1_000, 1_000), machineFactor(500, 1_000), machineFactor(2_000, 1_000)]).toEqual([1, 2, 0.5]);
    expect([machineFactor(0, 1_000), machineFactor(1_000_000, 1_000)]).toEqual([5, 0.25]);
  });

  test('counts the same work on this machine', async () => {
    expect(await measureMachine({ measureMs: 100, warmUpMs: 0 })).toBeGreaterThan(1);
  });
});
