import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

const leaseName = 'lake';
export const leaseSeconds = 6;
export const heartbeatMs = 2_000;
export const reacquireMs = 300;

const ownerRow = z.object({ owner: z.string() });

interface Takeover {
  /** Nobody else can have this database open, so an older lease belongs to a dead process. */
  exclusive: boolean;
  /** An owner whose process has ended. */
  ended?: string;
}

/** Takes or renews the lake's lease, until `leaseSeconds` from now by the database's clock. */
export async function takeLease(executor: Executor, owner: string, { exclusive, ended = owner }: Takeover): Promise<boolean> {
  const row = await readRow(
    executor,
    sql`INSERT INTO lake_lease (name, owner, expires_at)
        VALUES (${leaseName}, ${owner}, now() + ${leaseSeconds} * interval '1 second')
        ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at
        WHERE ${exclusive} OR lake_lease.owner IN (excluded.owner, ${ended}) OR lake_lease.expires_at < now()
        RETURNING owner`,
    ownerRow,
  );
  return row?.owner === owner;
}

export async function readOwner(executor: Executor): Promise<string | null> {
  const row = await readRow(executor, sql`SELECT owner FROM lake_lease WHERE name = ${leaseName}`, ownerRow);
  return row?.owner ?? null;
}

/** Inside a write's transaction: true while `owner` still holds the lease, which nobody can take before the commit. */
export async function holdsLease(tx: Executor, owner: string): Promise<boolean> {
  const row = await readRow(tx, sql`SELECT owner FROM lake_lease WHERE name = ${leaseName} FOR UPDATE`, ownerRow);
  return row?.owner === owner;
}

export async function releaseLease(executor: Executor, owner: string): Promise<void> {
  await executor.execute(sql`DELETE FROM lake_lease WHERE name = ${leaseName} AND owner = ${owner}`);
}
