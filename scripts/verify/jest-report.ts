import { z } from 'zod';
import { fromProject, readReport } from './read-report.ts';
import type { SuiteReport } from './suite-report.ts';

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })) }),
  ),
});

/** Parses Jest's own report; a file that could not be run counts as a failure. */
export function readJestReport(name: string, file: string): SuiteReport {
  const report = jestReport.parse(readReport(name, file));
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    isGate: false,
    tests: report.testResults.flatMap(({ name: testFile, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: fromProject(testFile),
        name: fullName,
        durationMs: duration ?? 0,
        slowReason: '',
      })),
    ),
    flaky: [],
    counts: null,
    obstacle: null,
  };
}
