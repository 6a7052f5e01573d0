import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A separate database in the server of the tests. */
export interface ServerDatabase {
  readonly url: string;
  /** Ends remaining connections, and removes it. */
  drop(): Promise<void>;
}

/** Creates a database in the server at `serverUrl`: a copy of `template`, or an empty one. */
export async function createServerDatabase(serverUrl: string, template = 'template0'): Promise<ServerDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Runs a statement about databases, from the one in the address itself. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
