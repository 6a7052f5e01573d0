import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '#services/platform/process/message-of.ts';
import { inProject } from './stack/project-paths.ts';
import { machineFactor, measureMachine } from './verify/calibration.ts';
import { watchForEnd } from './verify/end-of-run.ts';
import { keepFlakyTraces } from './verify/flaky-traces.ts';
import { installMissing } from './verify/install-packages.ts';
import { thisMachine } from './verify/machine.ts';
import { findMissing } from './verify/needs.ts';
import { readRunArguments, type RunArguments } from './verify/run-arguments.ts';
import { runSuites } from './verify/run-suites.ts';
import { suites } from './verify/suites.ts';
import { summarize } from './verify/summary.ts';
import { compareWithBudget, readTimeBudget } from './verify/time-budget.ts';
import { judge } from './verify/verdict.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const keptReports = inProject('.reports');
const { isEnded } = watchForEnd();

/** Runs the requested suites and reports the result; true if nothing failed. */
async function runTests({ isFull, suite, filters }: RunArguments, reportFolder: string): Promise<boolean> {
  const budget = readTimeBudget();
  const machine = thisMachine();
  const chosen = suites.filter(({ name }) => suite === null || name === suite);
  installMissing(machine, findMissing(machine, [...new Set(chosen.flatMap(({ needs }) => needs))]), say);
  const piecesPerSecond = await measureMachine();
  const factor = machineFactor(piecesPerSecond, budget.referencePiecesPerSecond);
  const outcomes = await runSuites(chosen, { machine, reportFolder, filters, isFull, say, isEnded, clock: () => performance.now() });
  const reports = outcomes.map(({ report }) => report);
  const comparison = compareWithBudget(outcomes, budget, { factor, isWhole: suite === null, isFull });
  const verdict = judge(reports, [...comparison.faults, ...(isEnded() ? ['the run was ended before its end'] : [])]);
  const flakyLines = keepFlakyTraces(
    reports.flatMap(({ flaky }) => flaky),
    path.join(keptReports, 'flaky'),
    new Date(),
  );
  const machineLine = `${factor.toFixed(2)} times the reference's time; it did ${Math.round(piecesPerSecond)} pieces a second`;
  mkdirSync(keptReports, { recursive: true });
  writeFileSync(
    path.join(keptReports, 'test.json'),
    `${JSON.stringify({ isFull, suite, factor, piecesPerSecond, outcomes, verdict }, null, 1)}\n`,
  );
  say(summarize({ outcomes, comparison, verdict, flakyLines, machineLine }));
  return verdict.failed === 0;
}

const reportFolder = mkdtempSync(path.join(tmpdir(), 'hostfront-reports-'));
try {
  const runArguments = readRunArguments(
    process.argv.slice(2),
    suites.map(({ name }) => name),
  );
  process.exitCode = (await runTests(runArguments, reportFolder)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.stdout.write('\n0 passed, 1 failed\n');
  process.exitCode = 1;
} finally {
  rmSync(reportFolder, { recursive: true, force: true });
}
// the channel to the parent would keep this process alive
process.channel?.unref();
