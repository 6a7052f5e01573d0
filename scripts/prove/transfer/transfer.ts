import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inProject, projectNode } from '#scripts/stack/project-paths.ts';
import { startLakeAlone, type LakeAlone } from '#scripts/stack/lake-alone.ts';
import type { ProofResult, ProofRun } from '../proof.ts';
import { differencesOf, readDataset } from './compare-datasets.ts';
import { fillDataset } from './sample-dataset.ts';

const usualDocuments = 10_000;
/** Kills of the importer and of the lake, in turn, spread over the import. */
const kills = 6;
const firstKillAfterMs = 2_000;
const killsApartMs = 1_500;
const triesAtMost = 40;
const shownDifferences = 10;

interface Import {
  /** How often the importer was started, kills included. */
  readonly tries: number;
  readonly importersKilled: number;
  readonly lakesKilled: number;
}

/** Runs a command of the package on a lake. */
function command(script: string, parameters: readonly string[], lake: LakeAlone): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const environment = { NODE_ENV: 'production' as const, PATH, HOME, PORT: new URL(lake.origin).port, DATA_DIRECTORY: lake.dataDirectory };
  return spawn(projectNode, [inProject(script), ...parameters], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Kills the importer and the lake with SIGKILL in the middle, again and again; the same command takes up what was cut off. */
async function importThroughKills(file: string, lake: LakeAlone, isEnded: () => boolean): Promise<Import> {
  let [tries, importersKilled, lakesKilled] = [0, 0, 0];
  for (let isWhole = false; !isWhole && tries < triesAtMost && !isEnded();) {
    tries += 1;
    await lake.untilReady();
    const importer = command('scripts/content-import.ts', [file], lake);
    const ended = once(importer, 'exit');
    if (importersKilled + lakesKilled < kills) {
      await Promise.race([ended, delay(firstKillAfterMs + killsApartMs * tries)]);
      const pid = lake.pid();
      if (importer.exitCode === null && tries % 2 === 1) {
        importer.kill('SIGKILL');
        importersKilled += 1;
      } else if (importer.exitCode === null && pid !== undefined) {
        process.kill(pid, 'SIGKILL');
        lakesKilled += 1;
      }
    }
    await ended;
    isWhole = importer.exitCode === 0;
  }
  return { tries, importersKilled, lakesKilled };
}

async function exportTo(file: string, lake: LakeAlone): Promise<void> {
  const exporter = command('scripts/content-export.ts', [file], lake);
  await once(exporter, 'exit');
  if (exporter.exitCode !== 0) throw new Error('the export failed');
}

/**
 * Carries a dataset with pictures out of one lake into an empty one while importer and lake are killed, and out of that one into a third:
 * every document and every picture must be equal.
 */
export async function proveTransfer({ turns, isEnded }: ProofRun): Promise<ProofResult> {
  const documents = turns ?? usualDocuments;
  const directory = mkdtempSync(path.join(tmpdir(), 'hostfront-transfer-'));
  const lakes: LakeAlone[] = [];
  const open = async (name: string): Promise<LakeAlone> => {
    const lake = await startLakeAlone(path.join(directory, name));
    lakes.push(lake);
    return lake;
  };
  try {
    const source = await open('source');
    await fillDataset(source.client, documents);
    const content = await readDataset(source);
    await exportTo(path.join(directory, 'first.tar.gz'), source);
    const second = await open('second');
    const done = await importThroughKills(path.join(directory, 'first.tar.gz'), second, isEnded);
    await second.untilReady();
    const arrived = await readDataset(second);
    const lost = differencesOf(content, arrived);
    await exportTo(path.join(directory, 'second.tar.gz'), second);
    const third = await open('third');
    await once(command('scripts/content-import.ts', [path.join(directory, 'second.tar.gz')], third), 'exit');
    const lostTwice = differencesOf(content, await readDataset(third));
    const differences = [...lost, ...lostTwice];
    return {
      holds: differences.length === 0 && done.importersKilled > 0 && done.lakesKilled > 0 && content.size >= documents,
      summary:
        `${content.size} documents; importer killed ${done.importersKilled} times, lake ${done.lakesKilled} times, ${done.tries} tries; ` +
        `${lost.length} differ after the import, ${lostTwice.length} after a second one`,
      details: {
        ...done,
        differences: differences.slice(0, shownDifferences),
        first: lost.slice(0, 1).map((id) => ({ sent: content.get(id), arrived: arrived.get(id) })),
      },
    };
  } finally {
    await Promise.all(lakes.map((lake) => lake.stop()));
    rmSync(directory, { recursive: true, force: true });
  }
}
