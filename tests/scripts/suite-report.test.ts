import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { judge, readJestReport, readPlaywrightReport } from '#scripts/verify/suite-report.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'hostfront-report-test-'));

afterAll(() => rmSync(directory, { recursive: true }));

function reportFile(content: unknown): string {
  const file = path.join(directory, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const jest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };
const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };

describe('the last word on a run', () => {
  test('passed and failed are the sums of the runners’ own reports', () => {
    const reports = [readJestReport('unit', reportFile(jest)), readPlaywrightReport('browser', reportFile({ stats, errors: [] }))];
    expect(judge(reports)).toEqual({ passed: 5, failed: 0, faults: [] });
  });

  test('a skipped test fails the run', () => {
    const skipping = readJestReport('unit', reportFile({ ...jest, numPendingTests: 1 }));
    expect(judge([skipping])).toEqual({ passed: 3, failed: 1, faults: ['the unit suite skipped 1'] });
  });

  test('a suite without a test fails the run', () => {
    const empty = readPlaywrightReport('browser', reportFile({ stats: { ...stats, expected: 0 }, errors: [] }));
    expect(judge([empty]).failed).toBe(1);
  });

  test('a suite that could not start, a flaky test and a runner’s error are failures', () => {
    expect(readJestReport('unit', reportFile({ ...jest, numRuntimeErrorTestSuites: 2 })).failed).toBe(2);
    expect(readPlaywrightReport('browser', reportFile({ stats: { ...stats, flaky: 1 }, errors: ['no browser'] })).failed).toBe(2);
  });

  test('a suite that left no report did not run, and that is an error', () => {
    expect(() => readJestReport('unit', path.join(directory, 'none.json'))).toThrow('did not run');
  });
});
