import { randomBytes, scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { passwordCost } from '../quick-password-cost.ts';

const listSchema = z.array(z.object({ email: z.string(), password: z.string() }));
const accountsSchema = z.object({ editors: listSchema, visitors: listSchema });

const keyBytes = 32;

function quickHash(password: string): string {
  const { logN, r, p } = passwordCost;
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, keyBytes, { N: 2 ** logN, r, p });
  return `scrypt-${logN}-${r}-${p}.${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Hashes the listed accounts' passwords at the tests' cost: jest prepares databases before its own names of modules hold. */
export async function hashQuickly(database: Database, accountsFile: string): Promise<void> {
  const { editors, visitors } = accountsSchema.parse(JSON.parse(await readFile(accountsFile, 'utf8')));
  for (const { email, password } of editors) {
    await database.executor.execute(sql`UPDATE lake_editor SET password_hash = ${quickHash(password)} WHERE email = ${email}`);
  }
  for (const { email, password } of visitors) {
    await database.executor.execute(sql`UPDATE sandbox_account SET password_hash = ${quickHash(password)} WHERE email = ${email}`);
  }
}
