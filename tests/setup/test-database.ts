import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase, openDatabase, type Database } from '#services/platform/database/database.ts';
import { createServerDatabase, type ServerDatabase } from './databases/server-database.ts';
import { embeddedTemplate, serverTemplate } from './databases/template.ts';

/** A database with every table, for one test file alone: in the server that TEST_DATABASE_URL names, else in memory. */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return openOwn(await createServerDatabase(serverUrl, serverTemplate()));
  return embeddedDatabase(await PGlite.create({ loadDataDir: await embeddedTemplate() }));
}

/** Like `openTestDatabase`, without tables: for tests of what creates them. */
export async function openEmptyDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? openOwn(await createServerDatabase(serverUrl)) : openDatabase({});
}

async function openOwn({ url, drop }: ServerDatabase): Promise<Database> {
  const database = await openDatabase({ databaseUrl: url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
