import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase, type Database } from '#services/platform/database.ts';
import { makeWholeSchema } from './whole-schema.ts';

/** Writes an embedded database with every table into a file, and returns its path. */
export async function writeEmbeddedSnapshot(): Promise<string> {
  const client = await PGlite.create();
  const database = embeddedDatabase(client);
  await makeWholeSchema(database);
  const snapshot = await client.dumpDataDir('none');
  await database.close();
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'hostfront-snapshot-')), 'database.tar');
  await writeFile(file, Buffer.from(await snapshot.arrayBuffer()));
  return file;
}

export const removeEmbeddedSnapshot = (file: string): Promise<void> => rm(path.dirname(file), { recursive: true, force: true });

/** An embedded database in memory that begins as the file has it. */
export async function openEmbeddedSnapshot(file: string): Promise<Database> {
  return embeddedDatabase(await PGlite.create({ loadDataDir: await openAsBlob(file) }));
}
