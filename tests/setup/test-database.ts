import { openDatabase, type Database } from '#services/platform/database.ts';
import { openEmbeddedSnapshot } from './embedded-snapshot.ts';
import { createServerDatabase, type ServerDatabase } from './server-database.ts';

/** A database with every table, for one test file alone: in the server that TEST_DATABASE_URL names, else in memory. */
export const openTestDatabase = (): Promise<Database> => open(process.env.TEST_DATABASE_TEMPLATE, process.env.TEST_DATABASE_SNAPSHOT);

/** As `openTestDatabase`, without a table: for tests of what makes the tables. */
export const openEmptyDatabase = (): Promise<Database> => open();

async function open(template?: string, snapshot?: string): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return snapshot ? openEmbeddedSnapshot(snapshot) : openDatabase({});
  const { url, drop }: ServerDatabase = await createServerDatabase(serverUrl, template);
  const database = await openDatabase({ databaseUrl: url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
