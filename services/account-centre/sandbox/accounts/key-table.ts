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

/** Derived from the previous key's id, so that processes which rotate at the same moment create the same key. */
const nextKeyId = (before: string): string => createHash('sha256').update(`after ${before}`).digest('base64url').slice(0, 22);

/** Keys that sign forms, newest first. A new one is created daily; older ones still verify for a while. */
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

/** The key that turns a document number into a person id; created once and never rotated, since ids must not change. */
export async function readPersonKey(executor: Executor): Promise<string> {
  await executor.execute(
    sql`INSERT INTO sandbox_key (id, purpose, secret) VALUES ('person', 'person', ${newSecret()}) ON CONFLICT (id) DO NOTHING`,
  );
  const [key] = await readRows(executor, sql`SELECT id, secret FROM sandbox_key WHERE id = 'person'`, keyRow);
  if (!key) throw new Error('the key for person ids is missing');
  return key.secret;
}
