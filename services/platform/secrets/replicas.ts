import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Executor } from '../database/database.ts';
import type { MigrationSet } from '../database/migrations.ts';
import { readRows } from '../database/rows.ts';
import { cannotStart } from '../process/startup-failure.ts';

/** A setting that must be equal in all replicas on one database: its name and value. */
export interface SharedSetting {
  readonly name: string;
  readonly value: string;
  /** The value before a change that is still being rolled out, if the code knows one. */
  readonly previous?: string | undefined;
}

export interface Replica {
  /** Removes this replica from the list of running ones. */
  leave(): void;
}

export const replicaMigrations: MigrationSet = {
  area: 'replicas',
  migrations: [
    {
      number: 1,
      name: 'what replicas must have alike',
      statements: [`CREATE TABLE IF NOT EXISTS replica_setting (name text PRIMARY KEY, print text NOT NULL, seen_at timestamptz NOT NULL)`],
    },
  ],
};

const beatMs = 10_000;
const forgottenAfterSeconds = 60;
const foundName = z.object({ name: z.string() });

/** Keyed by the secret itself: reading the table reveals nothing of it. */
const fingerprintOf = (name: string, value: string): string => createHmac('sha256', value).update(`replica ${name}`).digest('base64url');

/**
 * Registers this replica with the others on a database. One that stopped a minute ago no longer counts: that is how a setting is changed.
 * @throws a sentence that names the settings in which this one differs from those running.
 */
export async function joinReplicas(database: Database, settings: readonly SharedSetting[]): Promise<Replica> {
  // the embedded database has no other replica
  if (database.profile.connections === 1) return { leave: () => undefined };
  const different: string[] = [];
  for (const setting of settings) if (!(await agrees(database.executor, setting))) different.push(setting.name);
  if (different.length > 0) {
    throw cannotStart(
      `This replica differs from those that run on the same database in ${different.join(', ')}. ` +
        `Give all of them the same, by the environment or by one DATA_DIRECTORY; to change one, stop all of them for ${forgottenAfterSeconds} seconds.`,
    );
  }
  const beat = async (): Promise<void> => {
    for (const { name, value } of settings) {
      await database.executor.execute(
        sql`UPDATE replica_setting SET seen_at = now() WHERE name = ${name} AND print = ${fingerprintOf(name, value)}`,
      );
    }
  };
  // the next heartbeat makes up for a failed one
  const timer = setInterval(() => void beat().catch(() => undefined), beatMs);
  timer.unref();
  return { leave: () => clearInterval(timer) };
}

async function agrees(executor: Executor, { name, value, previous }: SharedSetting): Promise<boolean> {
  const print = fingerprintOf(name, value);
  const before = previous === undefined ? print : fingerprintOf(name, previous);
  const found = await readRows(
    executor,
    sql`INSERT INTO replica_setting (name, print, seen_at) VALUES (${name}, ${print}, now())
        ON CONFLICT (name) DO UPDATE SET print = excluded.print, seen_at = now()
        WHERE replica_setting.print IN (${print}, ${before}) OR replica_setting.seen_at < now() - ${forgottenAfterSeconds} * interval '1 second'
        RETURNING name`,
    foundName,
  );
  return found.length > 0;
}
