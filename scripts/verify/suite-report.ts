import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What one runner says of itself. */
export interface SuiteReport {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Reads Jest's own report; a suite that could not be run counts as a failure. */
export function readJestReport(name: string, file: string): SuiteReport {
  const report = jestReport.parse(readJson(name, file));
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads Playwright's own report; a test that passed only when repeated counts as a failure. */
export function readPlaywrightReport(name: string, file: string): SuiteReport {
  const { stats, errors } = playwrightReport.parse(readJson(name, file));
  return { name, passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

function readJson(name: string, file: string): unknown {
  if (!existsSync(file)) throw new Error(`the ${name} suite left no report: it did not run`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The last word on a run: a skipped test or a suite without tests fails it like a failed one. */
export function judge(reports: readonly SuiteReport[]): { passed: number; failed: number; faults: readonly string[] } {
  const sum = (pick: (report: SuiteReport) => number): number => reports.reduce((total, report) => total + pick(report), 0);
  const empty = reports.filter((report) => report.passed + report.failed === 0).map((report) => `the ${report.name} suite ran no test`);
  const skipping = reports.filter((report) => report.skipped > 0).map((report) => `the ${report.name} suite skipped ${report.skipped}`);
  const faults = [...empty, ...skipping];
  return { passed: sum((report) => report.passed), failed: sum((report) => report.failed) + faults.length, faults };
}
