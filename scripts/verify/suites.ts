import path from 'node:path';
import { findRedis, type Need } from './needs.ts';
import { failedFiles, readJestReport, readTriedAgain } from './jest-report.ts';
import type { Machine } from './machine.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { startPostgresServer } from './postgres-server.ts';
import { fromProject } from './read-report.ts';
import { runNode, runNodeQuietly } from './run-command.ts';
import { gateReport, type SuiteReport } from './suite-report.ts';

export interface SuiteRun {
  readonly machine: Machine;
  /** Where the runners leave their reports. */
  readonly reportFolder: string;
  readonly filters: readonly string[];
  readonly isFull: boolean;
}

export interface Suite {
  readonly name: string;
  readonly description: string;
  readonly needs: readonly Need[];
  run(run: SuiteRun): Promise<SuiteReport>;
}

/** In the order in which they run: first those without requirements. */
export const suites: readonly Suite[] = [
  { name: 'checks', description: 'types and lint', needs: [], run: runChecks },
  { name: 'unit', description: 'unit and component tests', needs: [], run: (run) => runJest('unit', ['unit', 'components'], run) },
  {
    name: 'embedded',
    description: 'service tests on the embedded database',
    needs: [],
    run: (run) => runJest('embedded', [embeddedProject(run)], run, { TEST_DATABASE_URL: undefined }),
  },
  { name: 'services', description: 'service tests on a Postgres server', needs: ['postgres'], run: runOnPostgres },
  { name: 'browser', description: 'browser tests', needs: ['chromium', 'fonts', 'redis'], run: runBrowser },
];

/** At full width every service test runs on both databases. */
const embeddedProject = ({ isFull }: SuiteRun): string => (isFull ? 'services' : 'services-embedded');

/** Node's compile cache, shared by the processes that tests start and kill. */
const compiledOf = ({ reportFolder }: SuiteRun): Record<string, string> => ({ NODE_COMPILE_CACHE: path.join(reportFolder, 'compiled') });

const widthOf = ({ isFull }: SuiteRun): Record<string, string> => (isFull ? { TEST_WIDTH: 'full' } : {});

/** One more than the other suites: on a server these tests mostly wait for it and for other processes. */
const workersOnPostgres = ['--maxWorkers', '3'];

/** Each that fails is one failure; they run in parallel, so their output comes afterwards. */
async function runChecks(): Promise<SuiteReport> {
  const results = await Promise.all([runNodeQuietly(['scripts/check-types.ts']), runNodeQuietly(['scripts/lint.ts'])]);
  for (const { output } of results) process.stdout.write(output);
  return gateReport('checks', results.filter(({ code }) => code !== 0).length);
}

/** More failed files than this are no accident. */
const filesTriedAgainAtMost = 2;

/** A failed file is tried once more, alone: decision 13. At full width nothing is. */
async function runJest(
  name: string,
  projects: readonly string[],
  run: SuiteRun,
  environment: Record<string, string | undefined> = {},
  workers: readonly string[] = [],
): Promise<SuiteReport> {
  const first = path.join(run.reportFolder, `${name}.json`);
  const second = path.join(run.reportFolder, `${name}-again.json`);
  const settings = { ...widthOf(run), ...compiledOf(run), ...environment };
  const jest = [
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--json',
    '--passWithNoTests',
    ...workers,
    // before a release the tests of a file run in random order, with a printed seed
    ...(run.isFull ? ['--randomize'] : []),
    '--selectProjects',
    ...projects,
  ];
  await runNode([...jest, `--outputFile=${first}`, ...run.filters], settings);
  const failed = failedFiles(name, first);
  if (run.isFull || failed.length === 0 || failed.length > filesTriedAgainAtMost) return readJestReport(name, first);
  process.stdout.write(`\n${name}: tried again, alone: ${failed.map(fromProject).join(', ')}\n`);
  await runNode([...jest, `--outputFile=${second}`, '--runTestsByPath', ...failed], settings);
  return readTriedAgain(name, { first, second });
}

async function runOnPostgres(run: SuiteRun): Promise<SuiteReport> {
  const server = await startPostgresServer();
  try {
    return await runJest('services', ['services'], run, { TEST_DATABASE_URL: server.url }, workersOnPostgres);
  } finally {
    server.stop();
  }
}

async function runBrowser(run: SuiteRun): Promise<SuiteReport> {
  const report = path.join(run.reportFolder, 'browser.json');
  const redis = findRedis(run.machine) ?? undefined;
  await runNode(['node_modules/@playwright/test/cli.js', 'test', ...run.filters], {
    ...widthOf(run),
    ...compiledOf(run),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    REDIS_SERVER: redis,
  });
  return readPlaywrightReport('browser', report);
}
