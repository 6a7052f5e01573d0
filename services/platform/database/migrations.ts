import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Executor } from './database.ts';
import { readRows } from './rows.ts';
import { isRivalsFirst } from './sql-state.ts';

/** One step forward; plain SQL that may be run again where DDL is not transactional. */
interface Migration {
  number: number;
  name: string;
  /** A capability that the database needs; without it the step is recorded and does nothing. */
  needs?: 'triggers';
  statements: readonly string[];
}

/** The steps of one area, numbered from 1 without gaps. */
export interface MigrationSet {
  area: string;
  migrations: readonly Migration[];
}

const appliedRow = z.object({ number: z.coerce.number() });

const createLedger = sql`CREATE TABLE IF NOT EXISTS schema_migration (
  area text NOT NULL, number integer NOT NULL, name text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (area, number))`;

/**
 * Migrates the database to the code's version, area by area; safe when several processes start at once. @throws if the database is newer
 * than the code: an older release must not write to it.
 */
export async function migrate(database: Database, sets: readonly MigrationSet[]): Promise<void> {
  await tolerateRival(() => database.executor.execute(createLedger));
  for (const set of sets) {
    const newest = set.migrations.length;
    const applied = await appliedNumbers(database.executor, set.area);
    const ahead = applied.filter((number) => number > newest);
    if (ahead.length > 0) {
      throw new Error(
        `The database's ${set.area} tables are at version ${Math.max(...ahead)}, newer than this release (${newest}). Start a newer release.`,
      );
    }
    for (const migration of set.migrations) {
      if (!applied.includes(migration.number)) await applyOnce(database, set.area, migration);
    }
  }
}

async function appliedNumbers(executor: Executor, area: string): Promise<number[]> {
  const rows = await readRows(executor, sql`SELECT number FROM schema_migration WHERE area = ${area}`, appliedRow);
  return rows.map((row) => row.number);
}

/** The record is written first: the second of two processes waits on its key, then finds the step done. */
async function applyOnce(database: Database, area: string, migration: Migration): Promise<void> {
  const statements = migration.needs === undefined || database.profile[migration.needs] ? migration.statements : [];
  const record = sql`INSERT INTO schema_migration (area, number, name) VALUES (${area}, ${migration.number}, ${migration.name})`;
  if (database.profile.transactionalDdl) {
    await tolerateRival(() =>
      database.transaction(async (tx) => {
        await tx.execute(record);
        for (const statement of statements) await tx.execute(sql.raw(statement));
      }),
    );
    return;
  }
  for (const statement of statements) await tolerateRival(() => database.executor.execute(sql.raw(statement)));
  await tolerateRival(() => database.executor.execute(record));
}

async function tolerateRival(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isRivalsFirst(error)) throw error;
  }
}
