import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { openDatabase, type Database } from '#services/platform/database.ts';

/** An empty database for one test file: in memory, or a schema of its own in the server that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database> {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (!databaseUrl) return openDatabase({});
  const schema = `t_${randomBytes(6).toString('hex')}`;
  await runOnce(databaseUrl, `CREATE SCHEMA ${schema}`);
  const database = await openDatabase({ databaseUrl, schema });
  return {
    ...database,
    close: async () => {
      await database.close();
      await runOnce(databaseUrl, `DROP SCHEMA IF EXISTS ${schema} CASCADE; DROP SCHEMA IF EXISTS ${schema}_jobs CASCADE`);
    },
  };
}

async function runOnce(connectionString: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 1 });
  await pool.query(statement);
  await pool.end();
}
