import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Need } from '#scripts/verify/needs.ts';
import { runSuites } from '#scripts/verify/run-suites.ts';
import { gateReport, type SuiteReport } from '#scripts/verify/suite-report.ts';
import { suites, type Suite } from '#scripts/verify/suites.ts';
import { summarize } from '#scripts/verify/summary.ts';
import { judge } from '#scripts/verify/verdict.ts';
import { openMachine, type MachineUnderTest } from './machine-under-test.ts';

const halfAMinuteMs = 30_000;
let machine: MachineUnderTest;
let nowMs = 0;

beforeAll(() => {
  machine = openMachine('debian');
});

afterAll(() => machine.remove());

const passing = (name: string, changed: Partial<SuiteReport> = {}): SuiteReport => ({
  ...gateReport(name, 0),
  isGate: false,
  passed: 4,
  ...changed,
});

const suite = (name: string, needs: readonly Need[], run: () => Promise<SuiteReport> = async () => passing(name)): Suite => ({
  name,
  description: `${name} tests`,
  needs,
  run: () => {
    nowMs += halfAMinuteMs;
    return run();
  },
});

async function runAll(list: readonly Suite[], isEnded = () => false) {
  const said: string[] = [];
  const settings = {
    machine,
    reportFolder: '',
    filters: [],
    isFull: false,
    isEnded,
    clock: () => nowMs,
    say: (line: string) => said.push(line.trim()),
  };
  return { outcomes: await runSuites(list, settings), said };
}

describe('a run of suites', () => {
  test('says after each suite what passed, how long it took and how long all took', async () => {
    const { said } = await runAll([suite('unit', []), suite('other', [], async () => passing('other', { failed: 2 }))]);
    expect(said).toEqual([
      'unit: unit tests',
      'unit: 4 passed in 0.5 min; 0.5 min so far',
      'other: other tests',
      'other: 4 passed, 2 failed in 0.5 min; 1.0 min so far',
    ]);
  });

  test('a suite that lacks something fails alone, as one failure that says what is missing and how to install it', async () => {
    const { outcomes } = await runAll([suite('services', ['postgres']), suite('unit', [])]);
    const reports = outcomes.map(({ report }) => report);
    expect(judge(reports, [])).toEqual({ passed: 4, failed: 1, faults: [] });
    expect(reports[0]?.obstacle).toBe(
      "services: not run. Missing: a Postgres server. Install with: sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends postgresql'",
    );
  });

  test('a suite that breaks fails alone, with its reason', async () => {
    const broken = async (): Promise<SuiteReport> => {
      throw new Error('it left no report');
    };
    const { outcomes } = await runAll([suite('browser', [], broken), suite('unit', [])]);
    expect(outcomes.map(({ report }) => [report.failed, report.obstacle])).toEqual([
      [1, 'browser: not run. it left no report'],
      [0, null],
    ]);
  });

  test('that is ended begins no further suite', async () => {
    let ended = false;
    const { outcomes } = await runAll(
      [
        suite('unit', [], async () => {
          ended = true;
          return passing('unit');
        }),
        suite('browser', []),
      ],
      () => ended,
    );
    expect(outcomes).toHaveLength(1);
  });

  test('begins with what needs nothing', () => {
    expect(suites.map(({ name }) => name)).toEqual(['checks', 'unit', 'embedded', 'services', 'browser']);
    expect(suites.slice(0, 3).flatMap(({ needs }) => needs)).toEqual([]);
  });
});

describe('the end of a run', () => {
  const comparison = { lines: ['unit: 1.0 min of 2.0 min'], faults: [], warnings: ['the unit suite took long'] };
  const tests = Array.from({ length: 20 }, (_, seconds) => ({
    file: 'tests/lib/a.test.ts',
    name: `takes ${seconds}`,
    durationMs: seconds * 1_000,
    slowReason: '',
  }));
  const summaryOf = (verdict: { passed: number; failed: number; faults: string[] }): string[] =>
    summarize({
      outcomes: [{ report: passing('unit', { tests }), minutes: 1 }],
      comparison,
      verdict,
      flakyLines: ['home.spec.ts one: trace.zip'],
      machineLine: 'as fast',
    }).split('\n');

  test('names the fifteen slowest tests with their suite and file, the slowest first', () => {
    const lines = summaryOf({ passed: 20, failed: 0, faults: [] }).filter((line) => line.includes('tests/lib/a.test.ts'));
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([
      15,
      '    19.0 s  unit  tests/lib/a.test.ts  takes 19',
      '     5.0 s  unit  tests/lib/a.test.ts  takes 5',
    ]);
  });

  test('shows the budget, flaky tests, warnings and faults, and last of all what passed and failed', () => {
    const lines = summaryOf({ passed: 20, failed: 1, faults: ['too few tests'] });
    expect(lines).toEqual(
      expect.arrayContaining([
        '  unit: 1.0 min of 2.0 min',
        '  together: 1.0 min',
        '  home.spec.ts one: trace.zip',
        '  the unit suite took long',
        '  too few tests',
      ]),
    );
    expect(lines.at(-1)).toBe('20 passed, 1 failed');
  });
});
