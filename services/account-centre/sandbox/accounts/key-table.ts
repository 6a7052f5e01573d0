import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { newSecret } from '#services/platform/secrets/passwords.ts';
import { readRows } from '#services/platform/database/rows.ts';

const keyRow = z.object({ id: z.string(), secret: z.string() });

export type SandboxKey = z.output<typeof keyRow>;

const formKeyRow = keyRow.extend({ recent: z.boolean() });

const formKeyHours = 24;
const formKeysKept = 3;

/** Named after the key before it: all who find that a new one is due make the same one. */
const nextKeyId = (before: string): string => createHash('sha256').update(`after ${before}`).digest('base64url').slice(0, 22);

/** Keys that sign forms, the newest first; a new one comes every day, and what an older one signed is still known for a while. */
export async function readFormKeys(executor: Executor): Promise<SandboxKey[]> {
  const read = (): Promise<z.output<typeof formKeyRow>[]> =>
    readRows(
      executor,
      sql`SELECT id, secret, created_at > now() - ${formKeyHours} * interval '1 hour' AS recent FROM sandbox_key
          WHERE purpose = 'form' ORDER BY created_at DESC, id LIMIT ${formKeysKept}`,
      formKeyRow,
    );
  const [newest, ...older] = await read();
  if (newest?.recent) return [newest, ...older];
  await executor.execute(
    sql`INSERT INTO sandbox_key (id, purpose, secret) VALUES (${nextKeyId(newest?.id ?? '')}, 'form', ${newSecret()}) ON CONFLICT (id) DO NOTHING`,
  );
  const keys = await read();
  const kept = sql.join(
    keys.map((key) => sql`${key.id}`),
    sql`, `,
  );
  await executor.execute(sql`DELETE FROM sandbox_key WHERE purpose = 'form' AND id NOT IN (${kept})`);
  return keys;
}

/** The key that turns a document's number into a person's id; made once and kept, since ids must not change. */
export async function readPersonKey(executor: Executor): Promise<string> {
  await executor.execute(
    sql`INSERT INTO sandbox_key (id, purpose, secret) VALUES ('person', 'person', ${newSecret()}) ON CONFLICT (id) DO NOTHING`,
  );
  const [key] = await readRows(executor, sql`SELECT id, secret FROM sandbox_key WHERE id = 'person'`, keyRow);
  if (!key) throw new Error('the key of persons is gone');
  return key.secret;
}
