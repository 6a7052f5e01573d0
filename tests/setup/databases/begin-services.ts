import { openDatabase } from '#services/platform/database/database.ts';
import beginEmbedded from './begin-embedded.ts';
import { administer, createServerDatabase } from './server-database.ts';
import { accountsFileIn, makeTemplateDirectory } from './template.ts';
import { makeWholeSchema } from './whole-schema.ts';

/** Before the first file: creates the template of the files' databases, in the server of TEST_DATABASE_URL or for the embedded database. */
export default async function beginServices(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return beginEmbedded();
  const directory = await makeTemplateDirectory();
  process.env.TEST_SERVER_TEMPLATE_DIRECTORY = directory;
  process.env.TEST_SERVER_TEMPLATE = await createTemplate(serverUrl, accountsFileIn(directory));
}

async function createTemplate(serverUrl: string, accountsFile: string): Promise<string> {
  const { url } = await createServerDatabase(serverUrl);
  const database = await openDatabase({ databaseUrl: url });
  await makeWholeSchema(database, accountsFile);
  await database.close();
  const name = new URL(url).pathname.slice(1);
  // a database with open connections cannot be copied
  await administer(serverUrl, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
  return name;
}
