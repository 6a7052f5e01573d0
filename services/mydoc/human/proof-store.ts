import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { HumanAction } from '#lib/human/human-actions.ts';
import { minuteMs } from '#lib/time/lengths.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { MigrationSet } from '#services/platform/database/migrations.ts';
import { hashSecret, newSecret } from '#services/platform/secrets/passwords.ts';
import { readRow } from '#services/platform/database/rows.ts';

export const humanMigrations: MigrationSet = {
  area: 'human',
  migrations: [
    {
      number: 1,
      name: 'answers that were used, proofs that were not',
      statements: [
        'CREATE TABLE IF NOT EXISTS human_answer (id text PRIMARY KEY, expires_at timestamptz NOT NULL)',
        `CREATE TABLE IF NOT EXISTS human_proof (
          proof_hash text PRIMARY KEY,
          action text NOT NULL,
          expires_at timestamptz NOT NULL)`,
      ],
    },
  ],
};

/** A proof expires after this time. */
export const proofLifeMs = 10 * minuteMs;

/**
 * A used answer is remembered for this long after it expired: it may have been judged in time and recorded later, and the clocks of two
 * machines differ.
 */
const rememberedForMinutes = 60;

const anyRow = z.object({ id: z.string() });

/** Records that an answer was used; false if it already was. */
export async function useAnswer(executor: Executor, id: string, untilMs: number): Promise<boolean> {
  await executor.execute(sql`DELETE FROM human_answer WHERE expires_at < now() - ${rememberedForMinutes} * interval '1 minute'`);
  await executor.execute(sql`DELETE FROM human_proof WHERE expires_at < now()`);
  const used = await readRow(
    executor,
    sql`INSERT INTO human_answer (id, expires_at) VALUES (${id}, ${new Date(untilMs).toISOString()}::timestamptz) ON CONFLICT (id) DO NOTHING RETURNING id`,
    anyRow,
  );
  return used !== null;
}

/** Issues a proof for an action; only its hash is stored. */
export async function addProof(executor: Executor, action: HumanAction): Promise<string> {
  const proof = newSecret();
  await executor.execute(sql`
    INSERT INTO human_proof (proof_hash, action, expires_at) VALUES (${hashSecret(proof)}, ${action}, now() + ${proofLifeMs} * interval '1 millisecond')`);
  return proof;
}

/** Consumes a proof: true once, for its own action, before it expires. In a transaction, it is consumed exactly if that commits. */
export async function spendProof(executor: Executor, proof: string, action: HumanAction): Promise<boolean> {
  const spent = await readRow(
    executor,
    sql`DELETE FROM human_proof WHERE proof_hash = ${hashSecret(proof)} AND action = ${action} AND expires_at > now() RETURNING proof_hash AS id`,
    anyRow,
  );
  return spent !== null;
}
