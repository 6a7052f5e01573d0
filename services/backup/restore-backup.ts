import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { migrate, type MigrationSet } from '#services/platform/database/migrations.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { createJobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import { backupError, backupNames, type Manifest, type ReadManifest } from './backup-manifest.ts';
import { migrationsOfBackup } from './backup-version.ts';
import { checkBackup } from './check-backup.ts';
import { comparePicture, copyPicture, listFiles } from './picture-files.ts';
import { beginRestore, comparedPart, endRestore, noteRestored, readRestoreProgress } from '#services/platform/database/restore-progress.ts';
import { compareTables, pairTables, restoreSequences, restoreTable } from './restore-tables.ts';
import { readJobTablesVersion } from './snapshot.ts';
import { fullName } from './table-catalogue.ts';

export interface RestoreWork {
  /** The backup. */
  readonly directory: string;
  /** An empty one, or one that the same restore left half done. */
  readonly database: Database;
  readonly picturesDirectory: string;
  /** All steps that this release knows. */
  readonly migrations: readonly MigrationSet[];
  readonly log: Logger;
  readonly say: (line: string) => void;
}

/**
 * Restores a backup and compares the result with it, before and after. Until the end the database is marked as half restored: nothing
 * starts on it, and the same call takes the restore up. @throws a sentence: for a damaged backup or a newer one before anything is
 * written, for a database or a folder that is not empty, and for anything that is not as the backup says.
 */
export async function restoreBackup(work: RestoreWork): Promise<Manifest> {
  const { directory, database, migrations, say } = work;
  const read = await checkBackup(directory);
  const steps = migrationsOfBackup(read.manifest, migrations);
  say(`The backup is whole: ${read.manifest.tables.length} tables, ${read.manifest.pictures.length} pictures and files.`);
  const done = await takeUp(work, read);
  if (!done.has(comparedPart)) {
    await makeTables(work, read.manifest, steps);
    await restoreParts(work, read, done);
  }
  const areas = new Set(Object.keys(read.manifest.migrations));
  await migrate(
    database,
    migrations.filter(({ area }) => areas.has(area)),
  );
  await endRestore(database.executor);
  return read.manifest;
}

const tableRow = z.object({ name: z.string() });

/** Marks the database, or finds what an earlier call has done. @throws a sentence if there is something else in it. */
async function takeUp({ database, picturesDirectory, say }: RestoreWork, { identity }: ReadManifest): Promise<ReadonlySet<string>> {
  const progress = await readRestoreProgress(database.executor);
  if (progress?.backup === identity) {
    say('Taking up the restore that was cut off …');
    return progress.done;
  }
  // a mark without a name was cut off before anything was restored
  if (progress && progress.backup !== '') {
    throw backupError(
      'The database holds half of another backup. Restore that one again, or empty the database and the data directory first.',
    );
  }
  const tables = await readRows(
    database.executor,
    sql`SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'p') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`,
    tableRow,
  );
  if (tables.length > (progress ? 1 : 0)) {
    throw backupError(
      'The database is not empty. A restore writes into an empty one only: name another, or remove what is there yourself.',
    );
  }
  if ((await listFiles(picturesDirectory)).length > 0) {
    throw backupError(
      `${picturesDirectory} is not empty. A restore writes into an empty data directory only: name another, or move it away.`,
    );
  }
  await beginRestore(database.executor, identity);
  return new Set();
}

/** Tables as they were when the backup was made: what later steps do to rows, they do to the restored ones. */
async function makeTables({ database, log }: RestoreWork, manifest: Manifest, steps: readonly MigrationSet[]): Promise<void> {
  await migrate(database, steps);
  if (manifest.jobTablesVersion === null) return;
  const jobs = createJobs({ database, log });
  await jobs.start();
  await jobs.stop();
  const version = (await readJobTablesVersion(database.executor, database)) ?? 0;
  if (manifest.jobTablesVersion > version) {
    throw backupError(
      `The backup's job queue is of version ${manifest.jobTablesVersion}, newer than this release (${version}). Start a newer release.`,
    );
  }
}

async function restoreParts(work: RestoreWork, { manifest, identity }: ReadManifest, done: ReadonlySet<string>): Promise<void> {
  const { directory, database, picturesDirectory, say } = work;
  const pairs = await pairTables(database, manifest);
  for (const pair of pairs) {
    if (done.has(fullName(pair.table))) continue;
    await restoreTable(database, pair, { directory, identity });
    if (pair.entry.rows > 0) say(`${fullName(pair.table)}: ${pair.entry.rows} rows`);
  }
  await restoreSequences(database.executor, manifest);
  for (const picture of manifest.pictures) {
    if ((await comparePicture(picturesDirectory, picture)) === 'same') continue;
    await copyPicture(join(directory, backupNames.pictures), picturesDirectory, picture.name, true);
  }
  say(`${manifest.pictures.length} pictures and files`);
  say('Comparing what was restored with the backup …');
  const faults = await compareTables(database, pairs);
  for (const picture of manifest.pictures) {
    if ((await comparePicture(picturesDirectory, picture)) !== 'same')
      faults.push(`${join(picturesDirectory, picture.name)} is not the backup's.`);
  }
  if (faults.length > 0)
    throw backupError(
      `What was restored is not what the backup holds:\n${faults.join('\n')}\n` +
        'Something else wrote meanwhile, or the disk is faulty. Empty the database and the data directory, and restore again.',
    );
  await noteRestored(database.executor, identity, comparedPart);
}
