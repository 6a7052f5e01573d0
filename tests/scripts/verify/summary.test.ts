import { expect, test } from '@jest/globals';
import { gateReport, type SuiteReport } from '#scripts/verify/suite-report.ts';
import { summarize } from '#scripts/verify/summary.ts';

const quiet = { comparison: { lines: [], warnings: [], faults: [] }, flakyLines: [], machineLine: 'as the reference' };

const summaryOf = (failures: SuiteReport['failures']): string =>
  summarize({
    ...quiet,
    outcomes: [{ report: { ...gateReport('browser', failures.length), failures }, minutes: 1 }],
    verdict: { passed: 2, failed: failures.length, faults: [] },
  });

test('the end of a run says of each failed test why, without colours and in a dozen lines, and then the sums', () => {
  const lines = Array.from({ length: 20 }, (_, line) => `\u001b[31mline ${line + 1}\u001b[39m\n`);
  const said = summaryOf([{ name: 'home.spec.ts shows a banner', why: lines.join('\n') }]);
  expect(said).toContain('FAILED\n  browser  home.spec.ts shows a banner\n      line 1\n      line 2\n');
  expect(said).toContain('line 12\n');
  expect(said).not.toContain('line 13');
  expect(said.endsWith('\n\n2 passed, 1 failed')).toBe(true);
});

test('a run without a failure has no list of them', () => {
  expect(summaryOf([])).not.toContain('FAILED');
});
