import { makeBackup } from '#services/backup/make-backup.ts';
import { messageOf } from '#services/platform/process/message-of.ts';
import { openStackDatabase } from './backup/stack-database.ts';
import { loadEnvironmentFile } from './stack/stack-settings.ts';

/** `npm run backup -- <folder>`: the database and the pictures of the stack that the environment names, also while it runs. */
const [directory] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`  ${line}\n`);

try {
  if (!directory) throw new Error('Name a folder that does not exist yet: npm run backup -- backups/monday');
  loadEnvironmentFile();
  const stack = await openStackDatabase(process.env);
  try {
    const { manifest, faults } = await makeBackup({ directory, read: stack.read, picturesDirectory: stack.picturesDirectory, say });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${directory} holds the stack as it was at ${manifest.takenAt}: ${manifest.tables.length} tables with ${rows} rows, ` +
        `${manifest.pictures.length} pictures and files.\nIt holds no secrets of the machine: secrets.json, accounts.json, ` +
        `rsa-private-key.pem and .env are kept apart (docs/operations.md, Backup).\n`,
    );
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await stack.close();
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
