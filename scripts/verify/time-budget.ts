import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inProject } from '../stack/project-paths.ts';
import { countNames, type SuiteReport } from './suite-report.ts';

const suiteBudget = z.strictObject({
  /** On the reference machine. */
  minutes: z.number().positive(),
  testsAtLeast: z.number().int().positive().optional(),
  countsAtMost: z.partialRecord(z.enum(countNames), z.number().nonnegative()).optional(),
});

const budgetSchema = z.strictObject({
  /** The calibration result of the reference machine. */
  referencePiecesPerSecond: z.number().positive(),
  suites: z.record(z.string(), suiteBudget),
});

export type TimeBudget = z.infer<typeof budgetSchema>;

/** A suite's report and the minutes that it took. */
export interface SuiteOutcome {
  readonly report: SuiteReport;
  readonly minutes: number;
}

export interface Extent {
  /** All suites: a partial run has no minimum number of tests. */
  readonly isWhole: boolean;
  /** At full width, which has no ceiling. */
  readonly isFull: boolean;
}

export interface Comparison {
  readonly lines: readonly string[];
  /** Each fails the run. */
  readonly faults: readonly string[];
  /** None of these fails it. */
  readonly warnings: readonly string[];
}

const minutesOverAtMost = 1.15;
const unexplainedMsAtMost = 15_000;

export const readTimeBudget = (file = inProject('tests/time-budget.json')): TimeBudget =>
  budgetSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

export const inMinutes = (minutes: number): string => `${minutes.toFixed(1)} min`;

/** Checks a run against the budget. `factor` says how many times slower than the reference this machine is. */
export function compareWithBudget(
  outcomes: readonly SuiteOutcome[],
  budget: TimeBudget,
  { factor, ...extent }: { factor: number } & Extent,
): Comparison {
  const ran = outcomes.filter(({ report }) => report.obstacle === null);
  return {
    lines: ran.flatMap(({ report, minutes }) => comparisonLine(report, minutes, budget, factor, extent)),
    faults: ran.flatMap(({ report }) => [
      ...(extent.isWhole ? floorFaults(report, budget) : []),
      ...(extent.isFull ? [] : ceilingFaults(report, budget, extent)),
    ]),
    warnings: [
      ...(extent.isFull ? [] : ran.flatMap(({ report, minutes }) => minutesWarning(report.name, minutes, budget, factor))),
      ...ran.flatMap(({ report }) => slowWarnings(report, factor)),
    ],
  };
}

function comparisonLine(report: SuiteReport, minutes: number, budget: TimeBudget, factor: number, extent: Extent): string[] {
  const entry = budget.suites[report.name];
  const allowed = entry === undefined || extent.isFull ? '' : ` of ${inMinutes(entry.minutes * factor)}`;
  const tests = entry?.testsAtLeast === undefined || !extent.isWhole ? '' : `, ${testsOf(report)} tests (at least ${entry.testsAtLeast})`;
  const counts = countNames.flatMap((name) => {
    const atMost = entry?.countsAtMost?.[name];
    return atMost === undefined || report.counts === null || extent.isFull ? [] : [`${name} ${report.counts[name]} of ${atMost}`];
  });
  return [`${report.name}: ${inMinutes(minutes)}${allowed}${tests}${counts.length > 0 ? `, ${counts.join(', ')}` : ''}`];
}

const testsOf = ({ passed, failed }: SuiteReport): number => passed + failed;

function floorFaults(report: SuiteReport, budget: TimeBudget): string[] {
  const entry = budget.suites[report.name];
  if (entry === undefined) return [`the budget has no entry for the ${report.name} suite`];
  const atLeast = entry.testsAtLeast ?? 0;
  // a suite without any test is already a fault
  return testsOf(report) > 0 && testsOf(report) < atLeast
    ? [`the ${report.name} suite ran ${testsOf(report)} tests; the budget expects at least ${atLeast}`]
    : [];
}

function ceilingFaults({ name, counts }: SuiteReport, budget: TimeBudget, extent: Extent): string[] {
  const ceilings = budget.suites[name]?.countsAtMost;
  if (ceilings === undefined || counts === null) return [];
  const over = countNames.flatMap((count) => {
    const atMost = ceilings[count];
    return atMost !== undefined && counts[count] > atMost
      ? [`the ${name} suite has ${count} ${counts[count]}; the budget allows ${atMost}`]
      : [];
  });
  const visitsAllowed = ceilings.pageVisits ?? 0;
  const uncounted =
    extent.isWhole && visitsAllowed > 0 && counts.pageVisits === 0
      ? [`the ${name} suite counted no page visit: its tests do not say what they cost`]
      : [];
  return [...over, ...uncounted];
}

function minutesWarning(name: string, minutes: number, budget: TimeBudget, factor: number): string[] {
  const entry = budget.suites[name];
  const allowed = (entry?.minutes ?? Number.POSITIVE_INFINITY) * factor;
  return minutes > allowed * minutesOverAtMost
    ? [`the ${name} suite took ${inMinutes(minutes)}; its budget on this machine is ${inMinutes(allowed)}`]
    : [];
}

/** Browser tests only: the others have no place to give a reason. */
function slowWarnings({ counts, tests }: SuiteReport, factor: number): string[] {
  if (counts === null) return [];
  const slow = tests.filter(({ durationMs, slowReason }) => durationMs / factor > unexplainedMsAtMost && slowReason.trim() === '');
  return slow.map(({ file, name, durationMs }) => `${file} '${name}' takes ${Math.round(durationMs / 1_000)} s and gives no reason`);
}
