import { stripVTControlCharacters } from 'node:util';
import type { Comparison, SuiteOutcome } from './time-budget.ts';
import { inMinutes } from './time-budget.ts';
import type { Verdict } from './verdict.ts';

const slowestAtMost = 15;
const whyLinesAtMost = 12;

export interface Summary {
  readonly outcomes: readonly SuiteOutcome[];
  readonly comparison: Comparison;
  readonly verdict: Verdict;
  readonly flakyLines: readonly string[];
  /** The result of the calibration, in words. */
  readonly machineLine: string;
}

/** The end of a run; its last line is 'N passed, N failed'. */
export function summarize({ outcomes, comparison, verdict, flakyLines, machineLine }: Summary): string {
  const total = outcomes.reduce((sum, { minutes }) => sum + minutes, 0);
  const obstacles = outcomes.flatMap(({ report }) => report.obstacle ?? []);
  return [
    ...block('The slowest tests', slowestLines(outcomes)),
    ...block(`Minutes and counts, and what the budget allows on this machine (${machineLine})`, [
      ...comparison.lines,
      `together: ${inMinutes(total)}`,
    ]),
    ...block('FLAKY, passed at the second try only', flakyLines),
    ...block('WARNING', comparison.warnings),
    ...block('FAILED', failedLines(outcomes)),
    ...block('FAULTS', [...obstacles, ...verdict.faults]),
    '',
    `${verdict.passed} passed, ${verdict.failed} failed`,
  ].join('\n');
}

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** Each failed test with the beginning of what its runner says of it. */
const failedLines = (outcomes: readonly SuiteOutcome[]): string[] =>
  outcomes.flatMap(({ report }) =>
    report.failures.flatMap(({ name, why }) => [
      `${report.name}  ${name}`,
      ...stripVTControlCharacters(why)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, whyLinesAtMost)
        .map((line) => `    ${line}`),
    ]),
  );

/** The slowest over all suites, with their files. */
function slowestLines(outcomes: readonly SuiteOutcome[]): string[] {
  const tests = outcomes.flatMap(({ report }) => report.tests.map((test) => ({ ...test, suite: report.name })));
  const slowest = tests.toSorted((left, right) => right.durationMs - left.durationMs).slice(0, slowestAtMost);
  return slowest.map(({ suite, file, name, durationMs }) => `${(durationMs / 1_000).toFixed(1).padStart(6)} s  ${suite}  ${file}  ${name}`);
}
