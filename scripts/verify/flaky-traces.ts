import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FlakyTest } from './suite-report.ts';

const tracesAtMost = 60;
const nameLengthAtMost = 80;

/**
 * Copies the traces of flaky tests to where no later run removes them, the newest sixty files; returns a line for each test with the paths.
 */
export function keepFlakyTraces(flaky: readonly FlakyTest[], folder: string, now: Date): string[] {
  if (flaky.length === 0) return [];
  mkdirSync(folder, { recursive: true });
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const lines = flaky.map(({ name, traces }, test) => {
    const kept = traces
      .filter((trace) => existsSync(trace))
      .map((trace, number) => {
        const copy = path.join(folder, `${stamp}-${test + 1}-${number + 1}-${fileName(name)}${path.extname(trace)}`);
        copyFileSync(trace, copy);
        return copy;
      });
    return `${name}: ${kept.length > 0 ? kept.join(', ') : 'it left no trace'}`;
  });
  for (const old of readdirSync(folder).toSorted().slice(0, -tracesAtMost)) rmSync(path.join(folder, old));
  return lines;
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(-nameLengthAtMost);
