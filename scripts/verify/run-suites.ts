import { messageOf } from '#services/platform/process/message-of.ts';
import { adviseOn } from './install-advice.ts';
import { findMissing } from './needs.ts';
import { notRun, type SuiteReport } from './suite-report.ts';
import type { Suite, SuiteRun } from './suites.ts';
import { inMinutes, type SuiteOutcome } from './time-budget.ts';

interface RunSettings extends SuiteRun {
  readonly say: (line: string) => void;
  /** True once the run was interrupted. */
  readonly isEnded: () => boolean;
  /** In ms. */
  readonly clock: () => number;
}

/**
 * Runs suites one after the other. One that lacks a requirement or crashes fails alone, as one failure; each is followed by a line with its
 * time.
 */
export async function runSuites(suites: readonly Suite[], settings: RunSettings): Promise<SuiteOutcome[]> {
  const { say, clock } = settings;
  const startedAt = clock();
  const minutesSince = (instant: number): number => (clock() - instant) / 60_000;
  const outcomes: SuiteOutcome[] = [];
  for (const suite of suites) {
    if (settings.isEnded()) break;
    const suiteStartedAt = clock();
    say(`\n${suite.name}: ${suite.description}`);
    const report = await runSuite(suite, settings);
    const minutes = minutesSince(suiteStartedAt);
    outcomes.push({ report, minutes });
    const failed = report.failed > 0 ? `, ${report.failed} failed` : '';
    say(
      `\n${report.obstacle ?? `${suite.name}: ${report.passed} passed${failed} in ${inMinutes(minutes)}`}; ${inMinutes(minutesSince(startedAt))} so far`,
    );
  }
  return outcomes;
}

async function runSuite(suite: Suite, settings: RunSettings): Promise<SuiteReport> {
  const missing = findMissing(settings.machine, suite.needs);
  if (missing.length > 0) return notRun(suite.name, `${suite.name}: not run. ${adviseOn(settings.machine, missing)}`);
  try {
    return await suite.run(settings);
  } catch (error) {
    return notRun(suite.name, `${suite.name}: not run. ${messageOf(error)}`);
  }
}
