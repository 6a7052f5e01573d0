import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fromProject, readReport } from './read-report.ts';
import type { FlakyTest, SuiteReport } from './suite-report.ts';

const assertion = z.object({
  fullName: z.string(),
  status: z.string(),
  duration: z.number().nullish(),
  failureMessages: z.array(z.string()).default([]),
});

const testFile = z.object({ name: z.string(), status: z.string(), message: z.string(), assertionResults: z.array(assertion) });

const jestReport = z.object({ testResults: z.array(testFile) });

type TestFile = z.infer<typeof testFile>;

const readFiles = (suite: string, report: string): readonly TestFile[] => jestReport.parse(readReport(suite, report)).testResults;

/** The files of a Jest report with a failed test, or that could not be run at all. */
export const failedFiles = (suite: string, report: string): string[] =>
  readFiles(suite, report)
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);

/** Parses Jest's own report; a file that could not be run counts as a failure. @throws if there is none. */
export const readJestReport = (suite: string, report: string): SuiteReport => reportOn(suite, readFiles(suite, report), []);

/**
 * Parses Jest's report together with that of the second try of its failed files. The second try counts; a file that passes in it is listed
 * as flaky, with its first failure in a text file beside the report.
 */
export function readTriedAgain(suite: string, { first, second }: { first: string; second: string }): SuiteReport {
  const again = new Map(readFiles(suite, second).map((each) => [each.name, each]));
  const files = readFiles(suite, first);
  const flaky = files
    .filter(({ name, status }) => status === 'failed' && again.get(name)?.status === 'passed')
    .flatMap((each, at) => flakyIn(each, path.join(path.dirname(first), `${suite}-first-failure-${at + 1}.txt`)));
  return reportOn(
    suite,
    files.map((each) => again.get(each.name) ?? each),
    flaky,
  );
}

function flakyIn({ name, message, assertionResults }: TestFile, failure: string): FlakyTest[] {
  writeFileSync(failure, message);
  const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${fromProject(name)} ${fullName}`);
  return (failed.length > 0 ? failed : [fromProject(name)]).map((each) => ({ name: each, traces: [failure] }));
}

function reportOn(name: string, files: readonly TestFile[], flaky: readonly FlakyTest[]): SuiteReport {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const withStatus = (...statuses: string[]): number => all.filter(({ status }) => statuses.includes(status)).length;
  const notRun = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  );
  return {
    name,
    passed: withStatus('passed'),
    failed: withStatus('failed') + notRun.length,
    skipped: all.length - withStatus('passed', 'failed'),
    isGate: false,
    tests: files.flatMap((file) =>
      file.assertionResults.map(({ fullName, duration }) => ({
        file: fromProject(file.name),
        name: fullName,
        durationMs: duration ?? 0,
        slowReason: '',
      })),
    ),
    failures: [
      ...files.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({ name: `${fromProject(file.name)} ${fullName}`, why: failureMessages.join('\n') })),
      ),
      ...notRun.map((file) => ({ name: fromProject(file.name), why: file.message })),
    ],
    flaky,
    counts: null,
    obstacle: null,
  };
}
