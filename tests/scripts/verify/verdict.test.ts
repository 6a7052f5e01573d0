import { describe, expect, test } from '@jest/globals';
import { gateReport, notRun, type SuiteReport } from '#scripts/verify/suite-report.ts';
import { judge } from '#scripts/verify/verdict.ts';

const ran = (changed: Partial<SuiteReport> = {}): SuiteReport => ({
  name: 'unit',
  passed: 3,
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

const flaky = (tests: number): SuiteReport =>
  ran({ name: 'browser', flaky: Array.from({ length: tests }, (_, test) => ({ name: `test ${test}`, traces: [] })) });

describe('the last word on a run', () => {
  test('passed and failed are the sums of the reports', () => {
    expect(judge([ran(), ran({ name: 'browser', passed: 2, failed: 1 })], [])).toEqual({ passed: 5, failed: 1, faults: [] });
  });

  test('a skipped test fails the run', () => {
    expect(judge([ran({ skipped: 1 })], [])).toEqual({ passed: 3, failed: 1, faults: ['the unit suite skipped 1'] });
  });

  test('a suite without a test fails the run, but checks have none', () => {
    expect(judge([ran({ passed: 0 }), gateReport('checks', 0)], [])).toEqual({
      passed: 0,
      failed: 1,
      faults: ['the unit suite ran no test'],
    });
  });

  test('each check that fails is one failure, and a suite that could not run is one', () => {
    expect(judge([gateReport('checks', 2), notRun('browser', 'no browser'), ran()], [])).toEqual({ passed: 3, failed: 3, faults: [] });
  });

  test('three tests that passed at the second try do not fail the run, four do', () => {
    expect(judge([flaky(3)], []).failed).toBe(0);
    expect(judge([flaky(4)], [])).toMatchObject({
      failed: 1,
      faults: ['4 tests passed at their second try only; more than 3 fail the run'],
    });
  });

  test('a fault against the budget fails the run', () => {
    expect(judge([ran()], ['too few'])).toEqual({ passed: 3, failed: 1, faults: ['too few'] });
  });
});
