import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase } from '#services/platform/database/database.ts';
import { accountsFileIn, makeTemplateDirectory, snapshotFileIn } from './template.ts';
import { makeWholeSchema } from './whole-schema.ts';

/** Before the first file on the embedded database: writes the template of the files' databases. */
export default async function beginEmbedded(): Promise<void> {
  // two projects may need it in one run
  process.env.TEST_EMBEDDED_TEMPLATE_DIRECTORY ??= await writeTemplate();
}

async function writeTemplate(): Promise<string> {
  const directory = await makeTemplateDirectory();
  const client = await PGlite.create();
  const database = embeddedDatabase(client);
  await makeWholeSchema(database, accountsFileIn(directory));
  const snapshot = await client.dumpDataDir('none');
  await database.close();
  await writeFile(snapshotFileIn(directory), Buffer.from(await snapshot.arrayBuffer()));
  return directory;
}
