import { checkBackup } from '#services/backup/check-backup.ts';
import { restoreBackup } from '#services/backup/restore-backup.ts';
import { allMigrations } from '#services/migration-sets.ts';
import { openDatabase } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { messageOf } from '#services/platform/process/message-of.ts';
import { stackPlaces } from './backup/stack-database.ts';
import { loadEnvironmentFile } from './stack/stack-settings.ts';

/**
 * `npm run restore -- <folder> [--check]`: a backup into the empty database and data directory that the environment names. `--check`: its
 * files are compared with its manifest, and nothing is written.
 */
const given = process.argv.slice(2);
const [directory] = given.filter((word) => !word.startsWith('--'));
const say = (line: string): void => void process.stdout.write(`  ${line}\n`);

async function restore(from: string): Promise<void> {
  const { database: settings, picturesDirectory, dataDirectory } = stackPlaces(process.env);
  const database = await openDatabase(settings);
  try {
    const log = createLog({ name: 'restore', level: 'error' });
    const manifest = await restoreBackup({ directory: from, database, picturesDirectory, migrations: allMigrations, log, say });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `The stack is as it was at ${manifest.takenAt}: ${manifest.tables.length} tables with ${rows} rows, ` +
        `${manifest.pictures.length} pictures and files, each compared with the backup.\nBefore the next start, put secrets.json, accounts.json and rsa-private-key.pem into ` +
        `${dataDirectory}; after it, npm run reconcile compares the payments since then.\n`,
    );
    for (const name of manifest.missingPictures) process.stderr.write(`The picture ${name} was missing when the backup was made.\n`);
  } finally {
    await database.close();
  }
}

try {
  if (!directory) throw new Error('Name the folder of a backup: npm run restore -- backups/monday');
  loadEnvironmentFile();
  if (given.includes('--check')) {
    const { manifest } = await checkBackup(directory);
    process.stdout.write(`${directory} is whole: the stack as it was at ${manifest.takenAt}.\n`);
  } else await restore(directory);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
