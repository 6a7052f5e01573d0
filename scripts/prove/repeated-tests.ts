import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../verify/find-postgres.ts';
import { readJestReport } from '../verify/jest-report.ts';
import { startPostgresServer } from '../verify/postgres-server.ts';
import { runNodeQuietly } from '../verify/run-command.ts';
import type { ProofResult, ProofRun } from './proof.ts';

interface Repetition extends ProofRun {
  readonly name: string;
  readonly files: readonly string[];
  /** Jest projects that also run on the embedded database. */
  readonly alsoEmbedded: boolean;
  readonly usualTurns: number;
  /** Environment of a repetition. */
  readonly environmentOf: (turn: number) => Record<string, string>;
}

export interface Turn {
  readonly turn: number;
  readonly database: 'postgres' | 'embedded';
  readonly environment: Record<string, string>;
  readonly passed: number;
  readonly failed: number;
}

type Database = { readonly name: Turn['database']; readonly url: string | undefined };

/**
 * Repeats files of the service tests, on Postgres if it is installed and on the embedded database; a failed repetition leaves its output.
 */
export async function repeatTests(repetition: Repetition): Promise<ProofResult> {
  const server = findPostgres(repetition.machine) === null ? null : await startPostgresServer();
  const onServer: Database[] = server === null ? [] : [{ name: 'postgres', url: server.url }];
  const embedded: Database[] = repetition.alsoEmbedded || server === null ? [{ name: 'embedded', url: undefined }] : [];
  const atMost = repetition.turns ?? repetition.usualTurns;
  const turns: Turn[] = [];
  try {
    for (let turn = 1; turn <= atMost && !repetition.isEnded(); turn += 1) {
      for (const database of [...onServer, ...embedded]) turns.push(await runTurn(repetition, turn, database));
    }
  } finally {
    server?.stop();
  }
  return sumUp(turns);
}

/** A repetition without any test proves nothing. */
export function sumUp(turns: readonly Turn[]): ProofResult {
  const broken = turns.filter(({ passed, failed }) => failed > 0 || passed === 0);
  const tests = turns.reduce((sum, { passed }) => sum + passed, 0);
  const on = [...new Set(turns.map(({ database }) => database))].join(' and ');
  return {
    holds: turns.length > 0 && broken.length === 0,
    summary: `${turns.length} turns on ${on}: ${tests} tests passed, ${broken.length} turns failed`,
    details: { turns },
  };
}

async function runTurn({ name, files, folder, environmentOf }: Repetition, turn: number, database: Database): Promise<Turn> {
  const reports = mkdtempSync(path.join(tmpdir(), 'hostfront-proof-'));
  const report = path.join(reports, 'report.json');
  const environment = environmentOf(turn);
  const jest = [
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--json',
    '--selectProjects',
    'services',
    `--outputFile=${report}`,
    ...files,
  ];
  try {
    const { output } = await runNodeQuietly(jest, { ...environment, TEST_DATABASE_URL: database.url });
    const { passed, failed } = readJestReport(name, report);
    if (failed > 0 || passed === 0) writeFileSync(path.join(folder, `${name}-${turn}-${database.name}.log`), output);
    return { turn, database: database.name, environment, passed, failed };
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
