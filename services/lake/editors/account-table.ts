import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { editorRoles, type EditorRole } from '#lib/contracts/editor-accounts.ts';

const accountRow = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(editorRoles),
    has_password: z.boolean(),
    seen_at: z.coerce.date().nullable(),
    sessions: z.coerce.number(),
    link_until: z.coerce.date().nullable(),
    two_factor: z.boolean(),
  })
  .transform((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    hasPassword: row.has_password,
    seenAt: row.seen_at,
    sessions: row.sessions,
    /** Until when its link works; null: it has none. */
    linkUntil: row.link_until,
    hasTwoFactor: row.two_factor,
  }));

/** An editor's account as administrators see it. */
export type Account = z.infer<typeof accountRow>;

export const accountsAtMost = 500;

export const readAccounts = (executor: Executor): Promise<Account[]> =>
  readRows(
    executor,
    sql`SELECT e.id, e.email, e.name, e.role, e.password_hash <> '' AS has_password, e.seen_at, l.expires_at AS link_until,
          EXISTS (SELECT 1 FROM lake_two_factor f WHERE f.editor_id = e.id AND f.is_on) AS two_factor,
          (SELECT count(*) FROM lake_session s WHERE s.editor_id = e.id AND s.expires_at > now()) AS sessions
        FROM lake_editor e LEFT JOIN lake_editor_link l ON l.editor_id = e.id AND l.expires_at > now()
        WHERE e.removed_at IS NULL ORDER BY e.email LIMIT ${accountsAtMost}`,
    accountRow,
  );

const lockedRow = z
  .object({ id: z.string(), role: z.enum(editorRoles), has_password: z.boolean() })
  .transform((row) => ({ id: row.id, role: row.role, hasPassword: row.has_password }));

export type LockedAccount = z.infer<typeof lockedRow>;

/** Every account that is there, locked in one order until the transaction ends: of two changes at once the second sees the first. */
export const lockAccounts = (tx: Executor): Promise<LockedAccount[]> =>
  readRows(
    tx,
    sql`SELECT id, role, password_hash <> '' AS has_password FROM lake_editor WHERE removed_at IS NULL ORDER BY id FOR UPDATE`,
    lockedRow,
  );

const idRow = z.object({ id: z.string() });

interface NewAccount {
  id: string;
  email: string;
  name: string;
  role: EditorRole;
  tokenHash: string;
}

/** Adds an account without a password, or brings a removed one back under its id; null where the address has an account. */
export async function addInvited(tx: Executor, account: NewAccount): Promise<string | null> {
  const row = await readRow(
    tx,
    sql`INSERT INTO lake_editor (id, email, name, role, password_hash, token_hash)
        VALUES (${account.id}, ${account.email}, ${account.name}, ${account.role}, '', ${account.tokenHash})
        ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role, password_hash = '', token_hash = excluded.token_hash,
          removed_at = NULL, seen_at = NULL
        WHERE lake_editor.removed_at IS NOT NULL RETURNING id`,
    idRow,
  );
  return row?.id ?? null;
}

export async function setRole(tx: Executor, id: string, role: EditorRole): Promise<void> {
  await tx.execute(sql`UPDATE lake_editor SET role = ${role} WHERE id = ${id}`);
}

/** `hash` empty: no password is right any more. */
export async function setPassword(tx: Executor, id: string, hash: string): Promise<void> {
  await tx.execute(sql`UPDATE lake_editor SET password_hash = ${hash} WHERE id = ${id}`);
}

/** The row stays: the history names its author. */
export async function markRemoved(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`UPDATE lake_editor SET removed_at = now(), password_hash = '' WHERE id = ${id}`);
  await tx.execute(sql`DELETE FROM lake_preference WHERE editor_id = ${id}`);
}

export async function removeSessionsOf(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM lake_session WHERE editor_id = ${id}`);
}

const untilRow = z.object({ expires_at: z.coerce.date() });

/** Gives an account its one link, in the place of an earlier one. */
export async function putLink(tx: Executor, id: string, secretHash: string, hours: number): Promise<Date> {
  const row = await readRow(
    tx,
    sql`INSERT INTO lake_editor_link (editor_id, secret_hash, expires_at)
        VALUES (${id}, ${secretHash}, now() + ${hours} * interval '1 hour')
        ON CONFLICT (editor_id) DO UPDATE SET secret_hash = excluded.secret_hash, expires_at = excluded.expires_at RETURNING expires_at`,
    untilRow,
  );
  return untilRow.parse(row).expires_at;
}

export async function removeLink(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM lake_editor_link WHERE editor_id = ${id}`);
}

/** Whose link this is, while it works. */
export const readLinkHolder = (executor: Executor, secretHash: string): Promise<{ id: string; email: string } | null> =>
  readRow(
    executor,
    sql`SELECT e.id, e.email FROM lake_editor_link l JOIN lake_editor e ON e.id = l.editor_id
        WHERE l.secret_hash = ${secretHash} AND l.expires_at > now() AND e.removed_at IS NULL`,
    z.object({ id: z.string(), email: z.string() }),
  );

/** Uses a link up; null where it was used or has run out. */
export async function takeLink(tx: Executor, secretHash: string): Promise<string | null> {
  const row = await readRow(
    tx,
    sql`DELETE FROM lake_editor_link WHERE secret_hash = ${secretHash} AND expires_at > now() RETURNING editor_id AS id`,
    idRow,
  );
  return row?.id ?? null;
}
