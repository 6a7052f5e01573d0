import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#scripts/stack/project-paths.ts';

/** Reports of runners in a folder; `remove` deletes the folder. */
export function openReportFolder(): { folder: string; write(content: unknown): string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostfront-report-test-'));
  let files = 0;
  return {
    folder,
    write: (content) => {
      const file = path.join(folder, `${(files += 1)}.json`);
      writeFileSync(file, JSON.stringify(content));
      return file;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const inTests = (file: string): string => path.join(projectRoot, 'tests', file);

/** Jest's report on one file with these tests, given by their durations. */
export const jestReport = (durations: Readonly<Record<string, number>>, changed: object = {}): object => ({
  numPassedTests: Object.keys(durations).length,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      name: inTests('lib/money/money.test.ts'),
      assertionResults: Object.entries(durations).map(([fullName, duration]) => ({ fullName, duration })),
    },
  ],
  ...changed,
});

interface Try {
  readonly duration?: number;
  readonly annotations?: readonly { type: string; description?: string }[];
  readonly attachments?: readonly { name: string; path?: string }[];
}

/** A test in Playwright's report, inside its file and a describe block. */
export const playwrightTest = (
  title: string,
  {
    status = 'expected',
    tries = [{}],
    annotations = [],
  }: { status?: string; tries?: readonly Try[]; annotations?: Try['annotations'] } = {},
): object => ({
  title: 'site/home.spec.ts',
  file: 'site/home.spec.ts',
  specs: [],
  suites: [
    {
      title: 'home',
      file: 'site/home.spec.ts',
      specs: [
        {
          title,
          file: 'site/home.spec.ts',
          tests: [
            {
              projectName: '',
              status,
              annotations,
              results: tries.map((each) => ({ duration: 100, annotations: [], attachments: [], ...each })),
            },
          ],
        },
      ],
    },
  ],
});

export const playwrightReport = (
  tests: readonly object[],
  { metadata = {}, ...stats }: { metadata?: object } & Readonly<Record<string, unknown>> = {},
): object => ({
  config: { rootDir: inTests('e2e'), metadata },
  suites: tests,
  stats: { expected: tests.length, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors: [],
});

export const costing = (counts: object): { type: string; description: string } => ({ type: 'cost', description: JSON.stringify(counts) });
