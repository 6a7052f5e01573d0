import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgresServer } from './verify/postgres-server.ts';
import { runNode } from './verify/run-command.ts';
import { judge, readJestReport, readPlaywrightReport, type SuiteReport } from './verify/suite-report.ts';
import { ensureSystemPackages } from './verify/system-packages.ts';

const say = (line: string): void => void process.stdout.write(`\n${line}\n`);
const reportDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-reports-'));
const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci', '--json'];

async function runJest(name: string, parameters: readonly string[], environment: Record<string, string> = {}): Promise<SuiteReport> {
  say(`${name} tests`);
  const report = path.join(reportDirectory, `${name.replaceAll(' ', '-')}.json`);
  await runNode([...jest, `--outputFile=${report}`, ...parameters], environment);
  return readJestReport(name, report);
}

async function runServicesOnPostgres(): Promise<SuiteReport> {
  const server = await startPostgresServer();
  try {
    return await runJest('services on Postgres', ['--selectProjects', 'services'], { TEST_DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

async function runBrowser(): Promise<SuiteReport> {
  say('browser tests');
  const report = path.join(reportDirectory, 'browser.json');
  await runNode(['node_modules/@playwright/test/cli.js', 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return readPlaywrightReport('browser', report);
}

/** Types and lint are gates: each that fails is one failure, whatever the tests say. */
async function runGates(): Promise<SuiteReport> {
  say('types and lint');
  const codes = [await runNode(['scripts/check-types.ts']), await runNode(['scripts/lint.ts'])];
  return { name: 'types and lint', passed: 0, failed: codes.filter((code) => code !== 0).length, skipped: 0 };
}

try {
  ensureSystemPackages(say);
  const gates = await runGates();
  const suites = [
    await runJest('unit and component', ['--selectProjects', 'unit', 'components']),
    await runJest('services', ['--selectProjects', 'services']),
    await runServicesOnPostgres(),
    await runBrowser(),
  ];
  const verdict = judge(suites);
  const failed = verdict.failed + gates.failed;
  say(suites.map((suite) => `${suite.name}: ${suite.passed} passed, ${suite.failed} failed`).join('\n'));
  if (gates.failed > 0) say(`types and lint: ${gates.failed} failed`);
  for (const fault of verdict.faults) say(fault);
  process.stdout.write(`\n${verdict.passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write('\n0 passed, 1 failed\n');
  process.exitCode = 1;
} finally {
  rmSync(reportDirectory, { recursive: true, force: true });
}
