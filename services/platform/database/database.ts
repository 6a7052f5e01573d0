import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { fromPglite, type Db } from 'pg-boss';
import { holdDirectory } from '../process/directory-lock.ts';
import { scheduleCheckpoints } from './embedded-checkpoints.ts';
import { isOutage } from '../process/outage.ts';
import { fullDisk, isRoomTooSmall } from '../process/startup-failure.ts';
import { sqlState } from './sql-state.ts';
import { databaseProfile, type DatabaseProfile, type ServerDatabaseKind } from './database-profiles.ts';

/** Runs statements: the database itself, or a transaction in it. */
export type Executor = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly profile: DatabaseProfile;
  readonly executor: Executor;
  /** The same database for the job queue. */
  readonly jobDatabase: Db;
  /** PostgreSQL schema of the job queue's tables. */
  readonly jobSchema: string;
  /** Commits what `work` did, or nothing. A serialization conflict is retried, so `work` must have no outside effect. */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  databaseKind?: ServerDatabaseKind | undefined;
  /** Directory of the embedded database; absent = in memory. */
  directory?: string | undefined;
}

const jobSchema = 'jobs';
const transactionAttemptsAtMost = 6;
const firstRetryDelayMs = 20;

/** SQLSTATE of serialization failures and deadlocks: a retry may succeed. */
const retryableStates = new Set(['40001', '40P01']);

/** Retries `work`, with growing pauses, while the database reports a conflict. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= transactionAttemptsAtMost || !retryableStates.has(sqlState(error) ?? '')) throw error;
      await delay(firstRetryDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

/** Opens the configured database: a server by its address, else the embedded one. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl ? openServer(settings.databaseUrl, settings) : openEmbedded(settings.directory);
}

const answersWithinMs = 20_000;
const askAgainMs = 250;

/**
 * Waits for a database server that is starting; `report` is called once when the wait begins. @throws the last error if it does not come up
 * in time.
 */
export async function untilItAnswers(
  { executor }: Pick<Database, 'executor'>,
  report: (error: unknown) => void,
  withinMs: number = answersWithinMs,
): Promise<void> {
  for (let until = performance.now() + withinMs, reported = false; ; reported = true) {
    try {
      await executor.execute(sql`SELECT 1`);
      return;
    } catch (error) {
      if (!isOutage(error) || performance.now() > until) throw error;
      if (!reported) report(error);
      await delay(askAgainMs);
    }
  }
}

async function openEmbedded(directory: string | undefined): Promise<Database> {
  const held = directory ? await holdDirectory(directory) : null;
  // what a killed process had set aside; the engine leaves it there for ever
  if (directory) await rm(join(directory, 'base/pgsql_tmp'), { recursive: true, force: true });
  const client = directory ? new PGlite(directory) : new PGlite();
  await client.waitReady.catch(async (error: unknown) => {
    const room = directory ? await statfs(directory) : null;
    throw room && isRoomTooSmall(room.bavail * room.bsize) ? fullDisk(error) : error;
  });
  // an in-memory database has nothing to recover after a kill
  const checkpoints = directory ? scheduleCheckpoints(client) : null;
  const database = embeddedDatabase(client, () => held?.release());
  return {
    ...database,
    close: async () => {
      checkpoints?.stop();
      await database.close();
    },
  };
}

/** The database in an open engine; `release` runs after the engine is closed. */
export function embeddedDatabase(client: PGlite, release: () => unknown = () => undefined): Database {
  const orm = drizzlePglite(client);
  return {
    profile: databaseProfile('pglite'),
    executor: orm,
    jobDatabase: fromPglite(client),
    jobSchema,
    transaction: (work) => retryOnConflict(() => orm.transaction((tx) => work(tx))),
    close: async () => {
      await client.close();
      await release();
    },
  };
}

async function openServer(databaseUrl: string, settings: DatabaseSettings): Promise<Database> {
  const profile = databaseProfile(settings.databaseKind ?? 'postgres');
  const pool = new Pool({ connectionString: databaseUrl, max: profile.connections });
  // the pool replaces an idle connection that the server drops; without a listener the error would end the process
  pool.on('error', () => undefined);
  // the same for one lost between two statements of a transaction: the next statement fails and reports it
  pool.on('connect', (connection) => void connection.on('error', () => undefined));
  const orm = drizzlePostgres(pool);
  return {
    profile,
    executor: orm,
    jobDatabase: { executeSql: (text, values) => pool.query(text, values) },
    jobSchema,
    transaction: (work) => retryOnConflict(() => orm.transaction((tx) => work(tx))),
    close: () => pool.end(),
  };
}
