import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readJestReport } from '#scripts/verify/jest-report.ts';
import { readPlaywrightReport } from '#scripts/verify/playwright-report.ts';
import { costing, jestReport, openReportFolder, playwrightReport, playwrightTest } from './report-files.ts';

const reports = openReportFolder();

afterAll(() => reports.remove());

const jest = (content: object) => readJestReport('unit', reports.write(content));
const playwright = (content: object) => readPlaywrightReport('browser', reports.write(content));

describe("Jest's report", () => {
  test('gives the sums, and each test with its file and time', () => {
    const { passed, failed, skipped, tests, counts } = jest(jestReport({ 'adds up': 12, 'takes long': 3_400 }));
    expect([passed, failed, skipped, counts]).toEqual([2, 0, 0, null]);
    expect(tests[1]).toEqual({ file: 'tests/lib/money/money.test.ts', name: 'takes long', durationMs: 3_400, slowReason: '' });
  });

  test('counts a file that could not run as a failure, and a test that is left for later as skipped', () => {
    const { failed, skipped } = jest(
      jestReport({}, { numFailedTests: 1, numRuntimeErrorTestSuites: 2, numPendingTests: 1, numTodoTests: 1 }),
    );
    expect([failed, skipped]).toEqual([3, 2]);
  });

  test('is an error where there is none: the suite did not run', () => {
    expect(() => readJestReport('unit', path.join(reports.folder, 'none.json'))).toThrow('the unit suite left no report');
  });
});

describe("Playwright's report", () => {
  test('names a test by its blocks, and gives the time and the reason of its last try', () => {
    const slow = { type: 'slow', description: 'waits for the window to close' };
    const { tests } = playwright(
      playwrightReport([playwrightTest('shows a banner', { tries: [{ duration: 90_000 }, { duration: 16_000, annotations: [slow] }] })]),
    );
    expect(tests).toEqual([
      { file: 'tests/e2e/site/home.spec.ts', name: 'home shows a banner', durationMs: 16_000, slowReason: 'waits for the window to close' },
    ]);
  });

  test('falls back to the annotations of the test where its tries have none', () => {
    const annotations = [costing({ axeRuns: 2 }), { type: 'slow', description: 'two builds' }];
    const { tests, counts } = playwright(playwrightReport([playwrightTest('one', { annotations })]));
    expect([tests[0]?.slowReason, counts?.axeRuns]).toEqual(['two builds', 2]);
  });

  test('adds up what tests did in their last tries, and the builds of the set-up', () => {
    const twice = [{ annotations: [costing({ pageVisits: 3, waitedMs: 500 })] }, { annotations: [costing({ pageVisits: 4, axeRuns: 1 })] }];
    const content = playwrightReport(
      [playwrightTest('one', { tries: twice }), playwrightTest('two', { tries: [{ annotations: [costing({ builds: 1 })] }] })],
      { metadata: { builds: 2 } },
    );
    expect(playwright(content).counts).toEqual({ axeRuns: 1, pageVisits: 4, builds: 3, screenLogIns: 0, waitedMs: 0 });
  });

  test('is an error where a test reports a cost that no budget knows', () => {
    const content = playwrightReport([playwrightTest('one', { tries: [{ annotations: [costing({ axeRun: 1 })] }] })]);
    expect(() => playwright(content)).toThrow("the cost of 'home one' cannot be read");
  });

  test('counts a test that passed at its second try as passed, and names it with its traces', () => {
    const tries = [
      {
        attachments: [
          { name: 'trace', path: '/results/trace.zip' },
          { name: 'screenshot', path: '/results/one.png' },
        ],
      },
      {},
    ];
    const content = playwrightReport([playwrightTest('one', { status: 'flaky', tries }), playwrightTest('two')], { expected: 1, flaky: 1 });
    const { passed, failed, flaky } = playwright(content);
    expect([passed, failed]).toEqual([2, 0]);
    expect(flaky).toEqual([{ name: 'tests/e2e/site/home.spec.ts home one', traces: ['/results/trace.zip'] }]);
  });

  test("counts a failed test and the runner's own errors as failures", () => {
    expect(playwright({ ...playwrightReport([], { unexpected: 1 }), errors: ['no browser'] }).failed).toBe(2);
  });
});
