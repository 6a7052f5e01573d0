import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { makeBackup, type BackupResult } from '#services/backup/make-backup.ts';
import { restoreBackup } from '#services/backup/restore-backup.ts';
import { readSnapshot } from '#services/backup/snapshot.ts';
import { allMigrations } from '#services/migration-sets.ts';
import { openDatabase, type Database } from '#services/platform/database/database.ts';
import type { MigrationSet } from '#services/platform/database/migrations.ts';
import { createLog } from '#services/platform/log.ts';
import { copyAccounts } from '#tests/setup/databases/template.ts';
import { openEmptyDatabase, openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';
import { adminToken, openLake, type LakeUnderTest } from '../lake/lake-under-test.ts';

const silent = createLog({ name: 'backup-test', level: 'silent' });

export interface StackUnderBackup {
  readonly database: Database;
  readonly lake: LakeUnderTest;
  readonly client: SanityClient;
  readonly picturesDirectory: string;
  /** The folder of a new backup. */
  backUp(): Promise<BackupResult & { readonly directory: string }>;
}

export interface RestoreTarget {
  readonly database: Database;
  readonly picturesDirectory: string;
  close(): Promise<void>;
}

/** Folders and databases of one test file, removed after it. */
export function backupPlaces() {
  const root = mkdtempSync(join(tmpdir(), 'backup-test-'));
  const closing: (() => Promise<void>)[] = [];
  let made = 0;
  const folder = (): string => join(root, `folder-${(made += 1)}`);
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
    rmSync(root, { recursive: true, force: true });
  });

  const openStack = async (): Promise<StackUnderBackup> => {
    const database = await openTestDatabase();
    const lake = await openLake(database);
    closing.push(database.close, lake.close);
    const client = createClient({
      ...{ projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', useCdn: false, useProjectHostname: false },
      ...{ apiHost: `${lake.origin}/lake`, token: adminToken, perspective: 'raw' },
    });
    const picturesDirectory = join(lake.dataDirectory, 'assets');
    const backUp = async (): Promise<BackupResult & { directory: string }> => {
      const directory = folder();
      return { directory, ...(await backUpDatabase(database, { directory, picturesDirectory })) };
    };
    return { database, lake, client, picturesDirectory, backUp };
  };

  /** An empty database: of the kind that the run is about, or the embedded one. It is closed after the file, if not before. */
  const openTarget = async (kind: 'same' | 'embedded' = 'same'): Promise<RestoreTarget> => {
    const database = kind === 'same' ? await openEmptyDatabase() : await openDatabase({});
    closing.push(database.close);
    const close = async (): Promise<void> => {
      closing.splice(closing.indexOf(database.close), 1);
      await database.close();
    };
    return { database, picturesDirectory: join(folder(), 'assets'), close };
  };
  return { folder, openStack, openTarget, closing };
}

/** A lake on a restored database, once it answers; the accounts of the run's databases are beside it. */
export async function openRestoredLake({
  database,
  picturesDirectory,
}: {
  database: Database;
  picturesDirectory: string;
}): Promise<LakeUnderTest> {
  const dataDirectory = dirname(picturesDirectory);
  await copyAccounts(dataDirectory);
  const lake = await openLake(database, { dataDirectory });
  await until('the lake answers', lake.lake.ready);
  return lake;
}

export const backUpDatabase = (database: Database, places: { directory: string; picturesDirectory: string }): Promise<BackupResult> =>
  makeBackup({ ...places, read: (sink) => readSnapshot(database, sink), say: () => undefined });

export const restoreInto = (
  target: { database: Database; picturesDirectory: string },
  directory: string,
  migrations: readonly MigrationSet[] = allMigrations,
) => restoreBackup({ ...target, directory, migrations, log: silent, say: () => undefined });

export const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 24 + shade, height: 16, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .png()
    .toBuffer();

/** What decides whether two backups hold the same: the hash of every table's rows, and of every picture. */
export const hashesOf = ({ manifest }: BackupResult): Record<string, string> =>
  Object.fromEntries([
    ...manifest.tables.map(({ schema, name, rows, rowsSha256 }) => [`${schema}.${name}`, `${rows} ${rowsSha256}`]),
    ...manifest.pictures.map(({ name, sha256 }) => [name, sha256]),
  ]);
