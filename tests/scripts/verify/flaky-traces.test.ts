import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { keepFlakyTraces } from '#scripts/verify/flaky-traces.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hostfront-flaky-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

describe('the trace of a flaky test', () => {
  test('is copied to where it stays, and named beside the test', () => {
    const trace = path.join(directory, 'trace.zip');
    writeFileSync(trace, 'recorded');
    const [line = ''] = keepFlakyTraces(
      [{ name: 'home.spec.ts shows "it"', traces: [trace] }],
      path.join(directory, 'kept'),
      new Date('2026-03-01T10:00:00Z'),
    );
    rmSync(trace);
    const copy = path.join(directory, 'kept', '2026-03-01T10-00-00-000Z-1-1-home-spec-ts-shows-it-.zip');
    expect(line).toBe(`home.spec.ts shows "it": ${copy}`);
    expect(readFileSync(copy, 'utf8')).toBe('recorded');
  });

  test('that is not there is said to be missing', () => {
    const flaky = [
      { name: 'one', traces: [path.join(directory, 'gone.zip')] },
      { name: 'two', traces: [] },
    ];
    expect(keepFlakyTraces(flaky, path.join(directory, 'kept'), new Date())).toEqual(['one: it left no trace', 'two: it left no trace']);
  });

  test('is among the newest sixty', () => {
    const trace = path.join(directory, 'trace.zip');
    writeFileSync(trace, '');
    const kept = path.join(directory, 'kept');
    for (let day = 1; day <= 62; day += 1) keepFlakyTraces([{ name: 'one', traces: [trace] }], kept, new Date(Date.UTC(2026, 0, day)));
    const names = readdirSync(kept).toSorted();
    expect([names.length, names[0]?.slice(0, 10), names.at(-1)?.slice(0, 10)]).toEqual([60, '2026-01-03', '2026-03-03']);
  });

  test('costs nothing where no test is flaky', () => {
    expect(keepFlakyTraces([], path.join(directory, 'kept'), new Date())).toEqual([]);
    expect(existsSync(path.join(directory, 'kept'))).toBe(false);
  });
});
