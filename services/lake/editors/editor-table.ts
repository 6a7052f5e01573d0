import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { editorRoles } from '#lib/contracts/editor-accounts.ts';

const editorRow = z
  .object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(editorRoles), password_hash: z.string() })
  .transform(({ password_hash: passwordHash, ...editor }) => ({ ...editor, passwordHash }));

export type Editor = z.infer<typeof editorRow>;

const columns = sql`id, email, name, role, password_hash`;

/** An account that was not removed. */
const present = sql`removed_at IS NULL`;

export const readEditors = (executor: Executor): Promise<Editor[]> =>
  readRows(executor, sql`SELECT ${columns} FROM lake_editor WHERE ${present} ORDER BY email`, editorRow);

/** Removed ones too: the history names them. */
export const readEveryEditor = (executor: Executor): Promise<Editor[]> =>
  readRows(executor, sql`SELECT ${columns} FROM lake_editor ORDER BY email`, editorRow);

export const readEditorByEmail = (executor: Executor, email: string): Promise<Editor | null> =>
  readRow(executor, sql`SELECT ${columns} FROM lake_editor WHERE email = ${email.trim().toLowerCase()} AND ${present}`, editorRow);

export const readEditorByToken = (executor: Executor, tokenHash: string): Promise<Editor | null> =>
  readRow(executor, sql`SELECT ${columns} FROM lake_editor WHERE token_hash = ${tokenHash} AND ${present}`, editorRow);

const knownRow = z
  .object({ email: z.string(), token_hash: z.string(), role: z.enum(editorRoles), is_removed: z.boolean() })
  .transform((row) => ({ email: row.email, tokenHash: row.token_hash, role: row.role, isRemoved: row.is_removed }));

export type KnownEditor = z.infer<typeof knownRow>;

/** The hash of each editor's token, and its role, by e-mail address; removed ones too. */
export async function readKnownEditors(executor: Executor): Promise<ReadonlyMap<string, KnownEditor>> {
  const rows = await readRows(
    executor,
    sql`SELECT email, token_hash, role, removed_at IS NOT NULL AS is_removed FROM lake_editor`,
    knownRow,
  );
  return new Map(rows.map((row) => [row.email, row]));
}

/** Adds an editor; false if the e-mail address already exists, which is left unchanged. */
export async function addEditor(executor: Executor, editor: Editor & { tokenHash: string }): Promise<boolean> {
  const added = await readRow(
    executor,
    sql`INSERT INTO lake_editor (id, email, name, role, password_hash, token_hash)
        VALUES (${editor.id}, ${editor.email}, ${editor.name}, ${editor.role}, ${editor.passwordHash}, ${editor.tokenHash})
        ON CONFLICT (email) DO NOTHING RETURNING id`,
    z.object({ id: z.string() }),
  );
  return added !== null;
}

export async function replaceSecrets(executor: Executor, email: string, passwordHash: string, tokenHash: string): Promise<void> {
  await executor.execute(sql`UPDATE lake_editor SET password_hash = ${passwordHash}, token_hash = ${tokenHash} WHERE email = ${email}`);
}

/** Makes an account one that may do everything again, whatever was made of it since. */
export async function reinstateAdministrator(executor: Executor, email: string): Promise<void> {
  await executor.execute(sql`UPDATE lake_editor SET role = 'administrator', removed_at = NULL WHERE email = ${email}`);
}

/** Notes that an editor is there, once a minute at most. */
export async function noteSeen(executor: Executor, editorId: string): Promise<void> {
  await executor.execute(
    sql`UPDATE lake_editor SET seen_at = now() WHERE id = ${editorId} AND (seen_at IS NULL OR seen_at < now() - interval '1 minute')`,
  );
}

/** Whether an account has this password still; it stays so until the transaction ends. */
export async function holdsPassword(tx: Executor, { id, passwordHash }: Pick<Editor, 'id' | 'passwordHash'>): Promise<boolean> {
  const row = await readRow(
    tx,
    sql`SELECT id FROM lake_editor WHERE id = ${id} AND password_hash = ${passwordHash} AND ${present} FOR SHARE`,
    z.object({ id: z.string() }),
  );
  return row !== null;
}

export async function addSession(executor: Executor, tokenHash: string, editorId: string, days: number): Promise<void> {
  await executor.execute(sql`DELETE FROM lake_session WHERE expires_at < now()`);
  await executor.execute(
    sql`INSERT INTO lake_session (token_hash, editor_id, expires_at) VALUES (${tokenHash}, ${editorId}, now() + ${days} * interval '1 day')`,
  );
}

export const readSessionEditor = (executor: Executor, tokenHash: string): Promise<Editor | null> =>
  readRow(
    executor,
    sql`SELECT ${columns} FROM lake_editor
        WHERE id = (SELECT editor_id FROM lake_session WHERE token_hash = ${tokenHash} AND expires_at > now()) AND ${present}`,
    editorRow,
  );

/** False if there was none. */
export async function removeSession(executor: Executor, tokenHash: string): Promise<boolean> {
  const removed = await readRows(
    executor,
    sql`DELETE FROM lake_session WHERE token_hash = ${tokenHash} RETURNING editor_id`,
    z.object({ editor_id: z.string() }),
  );
  return removed.length > 0;
}

/** The Studio's preferences of an editor, as JSON text by name. */
export async function readPreferences(executor: Executor, editorId: string, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const rows = await readRows(
    executor,
    sql`SELECT name, value FROM lake_preference WHERE editor_id = ${editorId} AND name IN (${list})`,
    z.object({ name: z.string(), value: z.string() }),
  );
  return new Map(rows.map((row) => [row.name, row.value]));
}

export async function writePreference(executor: Executor, editorId: string, name: string, value: string): Promise<void> {
  await executor.execute(
    sql`INSERT INTO lake_preference (editor_id, name, value) VALUES (${editorId}, ${name}, ${value})
        ON CONFLICT (editor_id, name) DO UPDATE SET value = excluded.value`,
  );
}
