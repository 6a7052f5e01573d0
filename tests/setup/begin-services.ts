import { openDatabase } from '#services/platform/database.ts';
import beginEmbedded from './begin-embedded.ts';
import { administer, createServerDatabase } from './server-database.ts';
import { makeWholeSchema } from './whole-schema.ts';

/** Before the first file: makes what the files' databases are copies of, in the server of TEST_DATABASE_URL or for the embedded database. */
export default async function beginServices(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) process.env.TEST_DATABASE_TEMPLATE = await createTemplate(serverUrl);
  else await beginEmbedded();
}

async function createTemplate(serverUrl: string): Promise<string> {
  const { url } = await createServerDatabase(serverUrl);
  const database = await openDatabase({ databaseUrl: url });
  await makeWholeSchema(database);
  await database.close();
  const name = new URL(url).pathname.slice(1);
  // nothing is copied from a database that somebody is connected to
  await administer(serverUrl, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
  return name;
}
