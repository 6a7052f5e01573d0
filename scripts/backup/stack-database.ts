import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBackupDoor } from '#services/backup/backup-door.ts';
import { readSnapshot, type SnapshotSink } from '#services/backup/snapshot.ts';
import { readDatabaseConfig } from '#services/platform/config.ts';
import { openDatabase } from '#services/platform/database/database.ts';
import { dataDirectoryOf } from '../stack/stack-settings.ts';

interface StackDatabase {
  readonly picturesDirectory: string;
  read(sink: SnapshotSink): Promise<void>;
  close(): Promise<void>;
}

/** Where a stack has its database and its pictures. */
export function stackPlaces(environment: Readonly<Record<string, string | undefined>>) {
  const dataDirectory = dataDirectoryOf(environment);
  return {
    dataDirectory,
    picturesDirectory: path.join(dataDirectory, 'assets'),
    database: readDatabaseConfig({ ...environment, DATA_DIRECTORY: dataDirectory }),
  };
}

/**
 * The database of a stack, for reading: a server, the embedded one in the services that run, or the embedded one itself while nothing runs.
 * @throws a sentence where there is none
 */
export async function openStackDatabase(environment: Readonly<Record<string, string | undefined>>): Promise<StackDatabase> {
  const { dataDirectory, picturesDirectory, database: settings } = stackPlaces(environment);
  if (settings.databaseUrl === undefined) {
    const read = await findBackupDoor(dataDirectory);
    if (read) return { picturesDirectory, read, close: async () => undefined };
    if (!existsSync(path.join(settings.directory, 'PG_VERSION'))) throw new Error(`There is no database in ${dataDirectory}.`);
  }
  const database = await openDatabase(settings);
  return { picturesDirectory, read: (sink) => readSnapshot(database, sink), close: database.close };
}
