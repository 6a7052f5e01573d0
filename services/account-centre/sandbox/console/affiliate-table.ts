import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 7;

const newCode = (): string => Array.from(randomBytes(codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('');

const codeRow = z.object({ code: z.string() });
const idRow = z.object({ account_id: z.string() });

/** The code of an account that has joined the affiliate programme; null for any other. */
export async function readCode(executor: Executor, accountId: string): Promise<string | null> {
  const row = await readRow(executor, sql`SELECT code FROM sandbox_affiliate WHERE account_id = ${accountId}`, codeRow);
  return row?.code ?? null;
}

/** Gives an account its code, once; if the drawn code is taken, nothing is stored, and the next call draws another. */
export async function joinAffiliates(executor: Executor, accountId: string): Promise<void> {
  await executor.execute(sql`
    INSERT INTO sandbox_affiliate (account_id, code) VALUES (${accountId}, ${newCode()}) ON CONFLICT DO NOTHING`);
}

/** The account to which a code belongs, in whatever case it was typed. */
export async function readHolder(executor: Executor, code: string): Promise<string | null> {
  const row = await readRow(executor, sql`SELECT account_id FROM sandbox_affiliate WHERE code = ${code.toUpperCase()}`, idRow);
  return row?.account_id ?? null;
}
