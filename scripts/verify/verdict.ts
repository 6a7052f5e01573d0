import type { SuiteReport } from './suite-report.ts';

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  readonly faults: readonly string[];
}

const flakyAtMost = 3;

/**
 * The verdict on a run: what failed, and each fault of the whole run as one more failure. A skipped test, a suite without tests, a budget
 * violation and more than three flaky tests fail it like a failed test.
 */
export function judge(reports: readonly SuiteReport[], budgetFaults: readonly string[]): Verdict {
  const sum = (pick: (report: SuiteReport) => number): number => reports.reduce((total, report) => total + pick(report), 0);
  const empty = reports
    .filter((report) => !report.isGate && report.passed + report.failed === 0)
    .map((report) => `the ${report.name} suite ran no test`);
  const skipping = reports.filter((report) => report.skipped > 0).map((report) => `the ${report.name} suite skipped ${report.skipped}`);
  const flaky = sum((report) => report.flaky.length);
  const tooFlaky = flaky > flakyAtMost ? [`${flaky} tests passed at their second try only; more than ${flakyAtMost} fail the run`] : [];
  const faults = [...empty, ...skipping, ...tooFlaky, ...budgetFaults];
  return { passed: sum((report) => report.passed), failed: sum((report) => report.failed) + faults.length, faults };
}
