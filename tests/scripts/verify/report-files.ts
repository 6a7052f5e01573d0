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

export const inTests = (file: string): string => path.join(projectRoot, 'tests', file);

interface JestTest {
  readonly status?: 'passed' | 'failed' | 'pending' | 'todo';
  readonly duration?: number;
}

/** Jest's report on files with these tests; a file without any could not be run. */
export const jestReport = (files: Readonly<Record<string, Readonly<Record<string, JestTest>>>>): object => ({
  testResults: Object.entries(files).map(([file, tests]) => {
    const results = Object.entries(tests);
    const saying = (fullName: string): string => `${fullName}: 1 is not 2`;
    const failed = results.filter(([, { status }]) => status === 'failed').map(([fullName]) => saying(fullName));
    return {
      name: inTests(file),
      status: failed.length > 0 || results.length === 0 ? 'failed' : 'passed',
      message: results.length === 0 ? 'cannot be read' : failed.join('\n'),
      assertionResults: results.map(([fullName, { status = 'passed', duration = 1 }]) => ({
        fullName,
        status,
        duration,
        failureMessages: status === 'failed' ? [saying(fullName)] : [],
      })),
    };
  }),
});

interface Try {
  readonly duration?: number;
  readonly annotations?: readonly { type: string; description?: string }[];
  readonly errors?: readonly { message: string }[];
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
