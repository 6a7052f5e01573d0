import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { failedFiles, readJestReport, readTriedAgain } from '#scripts/verify/jest-report.ts';
import { readPlaywrightReport } from '#scripts/verify/playwright-report.ts';
import { costing, inTests, jestReport, openReportFolder, playwrightReport, playwrightTest } from './report-files.ts';

const reports = openReportFolder();

afterAll(() => reports.remove());

const jest = (content: object) => readJestReport('unit', reports.write(content));
const playwright = (content: object) => readPlaywrightReport('browser', reports.write(content));

const money = 'lib/money/money.test.ts';
const stock = 'services/stock.test.ts';

describe("Jest's report", () => {
  test('gives the sums, and each test with its file and time', () => {
    const { passed, failed, skipped, tests, counts } = jest(
      jestReport({ [money]: { 'adds up': { duration: 12 }, 'takes long': { duration: 3_400 } } }),
    );
    expect([passed, failed, skipped, counts]).toEqual([2, 0, 0, null]);
    expect(tests[1]).toEqual({ file: `tests/${money}`, name: 'takes long', durationMs: 3_400, slowReason: '' });
  });

  test('counts a file that could not run as a failure, and a test that is left for later as skipped', () => {
    const { passed, failed, skipped } = jest(
      jestReport({ [money]: { one: { status: 'failed' }, two: { status: 'pending' }, three: { status: 'todo' }, four: {} }, [stock]: {} }),
    );
    expect([passed, failed, skipped]).toEqual([1, 2, 2]);
  });

  test('says of each failed test, and of a file that could not run, why', () => {
    const { failures } = jest(jestReport({ [money]: { one: { status: 'failed' }, two: {} }, [stock]: {} }));
    expect(failures).toEqual([
      { name: `tests/${money} one`, why: 'one: 1 is not 2' },
      { name: `tests/${stock}`, why: 'cannot be read' },
    ]);
  });

  test('names the files that failed or could not be run', () => {
    const report = reports.write(jestReport({ [money]: { one: {} }, [stock]: { one: { status: 'failed' } }, 'a.test.ts': {} }));
    expect(failedFiles('unit', report)).toEqual([inTests(stock), inTests('a.test.ts')]);
  });

  test('is an error where there is none: the suite did not run', () => {
    expect(() => readJestReport('unit', path.join(reports.folder, 'none.json'))).toThrow('the unit suite left no report');
  });
});

describe('a second try of the files that failed', () => {
  const tried = (first: object, second: object) =>
    readTriedAgain('services', { first: reports.write(first), second: reports.write(second) });

  test('counts instead of the first, and what passed only in it is listed as flaky with its first failure', () => {
    const { passed, failed, flaky } = tried(
      jestReport({ [money]: { one: {} }, [stock]: { 'sells the last one': { status: 'failed' }, 'sells nothing': {} } }),
      jestReport({ [stock]: { 'sells the last one': {}, 'sells nothing': {} } }),
    );
    expect([passed, failed]).toEqual([3, 0]);
    expect(flaky.map(({ name }) => name)).toEqual([`tests/${stock} sells the last one`]);
    expect(readFileSync(flaky[0]?.traces[0] ?? '', 'utf8')).toBe('sells the last one: 1 is not 2');
  });

  test('lists a file that could not be run at first by its name', () => {
    const { passed, failed, flaky } = tried(jestReport({ [stock]: {} }), jestReport({ [stock]: { one: {} } }));
    expect([passed, failed, flaky.map(({ name }) => name)]).toEqual([1, 0, [`tests/${stock}`]]);
  });

  test('fails the run where a file fails again, be it by another test', () => {
    const { passed, failed, flaky } = tried(
      jestReport({ [stock]: { one: { status: 'failed' }, two: {} } }),
      jestReport({ [stock]: { one: {}, two: { status: 'failed' } } }),
    );
    expect([passed, failed, flaky]).toEqual([1, 1, []]);
  });

  test('fails the run where it was cut off', () => {
    const { failed } = tried(jestReport({ [stock]: { one: { status: 'failed' } } }), jestReport({}));
    expect(failed).toBe(1);
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
          { name: 'screenshot', path: '/results/one.png' },
          { name: 'error-context', path: '/results/one.md' },
          { name: 'stdout' },
        ],
      },
      { attachments: [{ name: 'trace', path: '/results/trace.zip' }] },
    ];
    const content = playwrightReport([playwrightTest('one', { status: 'flaky', tries }), playwrightTest('two')], { expected: 1, flaky: 1 });
    const { passed, failed, flaky } = playwright(content);
    expect([passed, failed]).toEqual([2, 0]);
    expect(flaky).toEqual([
      { name: 'tests/e2e/site/home.spec.ts home one', traces: ['/results/one.png', '/results/one.md', '/results/trace.zip'] },
    ]);
  });

  test('says of a failed test why its last try failed', () => {
    const tries = [{ errors: [{ message: 'too slow' }] }, { errors: [{ message: 'it moved' }, { message: 'it closed' }] }];
    const content = playwrightReport([playwrightTest('one', { status: 'unexpected', tries }), playwrightTest('two')], { unexpected: 1 });
    expect(playwright(content).failures).toEqual([{ name: 'tests/e2e/site/home.spec.ts home one', why: 'it moved\nit closed' }]);
  });

  test("counts a failed test and the runner's own errors as failures", () => {
    expect(playwright({ ...playwrightReport([], { unexpected: 1 }), errors: ['no browser'] }).failed).toBe(2);
  });
});
