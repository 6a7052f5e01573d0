import { randomBytes } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { auditKinds, type AccountKind, type AuditKind } from '#lib/contracts/editor-accounts.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { publishedIdOf } from '#lib/content/document-ids.ts';
import type { AuditedChange } from './audited-changes.ts';

/** Something that happened to an account: never a password, a code or a link. */
export interface AccountEvent {
  readonly kind: AccountKind;
  /** Who did it; `anonymous` without a log-in. */
  readonly actor: string;
  /** Whose account it is; null: one that does not exist. */
  readonly account: string | null;
  readonly from?: string;
  readonly to?: string;
}

interface Row {
  actor: string;
  kind: AuditKind;
  document: string | null;
  type: string | null;
  account: string | null;
  from: string | null;
  to: string | null;
  transaction: string | null;
}

const timeDigits = 9;
const countDigits = 4;
const countsAtMost = 36 ** countDigits;
let count = 0;

/** The first part of the ids of an instant: they are in the order of time. */
const idAt = (ms: number): string => ms.toString(36).padStart(timeDigits, '0');

function newId(ms: number): string {
  count = (count + 1) % countsAtMost;
  return `${idAt(ms)}${count.toString(36).padStart(countDigits, '0')}${randomBytes(6).toString('hex')}`;
}

const rowsAtOnce = 200;

async function add(executor: Executor, rows: readonly Row[], at: Date): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const values = rows.slice(start, start + rowsAtOnce).map(
      (row) =>
        sql`(${newId(at.getTime())}, ${at.toISOString()}, ${row.actor}, ${row.kind}, ${row.document},
            ${row.document && publishedIdOf(row.document)}, ${row.type}, ${row.account}, ${row.from}, ${row.to}, ${row.transaction})`,
    );
    await executor.execute(
      sql`INSERT INTO lake_audit
            (id, at, actor, kind, document_id, published_id, document_type, account, from_state, to_state, transaction_id)
          VALUES ${sql.join(values, sql`, `)}`,
    );
  }
}

/** In the transaction that makes the changes: what is in the lake is in the log. */
export const addChanges = (
  tx: Executor,
  { id, author, timestamp }: { id: string; author: string; timestamp: string },
  changes: readonly AuditedChange[],
): Promise<void> =>
  add(
    tx,
    changes.map((change) => ({ ...change, actor: author, account: null, transaction: id })),
    new Date(timestamp),
  );

export const addAccountEvent = (executor: Executor, { kind, actor, account, from, to }: AccountEvent): Promise<void> =>
  add(executor, [{ kind, actor, account, from: from ?? null, to: to ?? null, document: null, type: null, transaction: null }], new Date());

/** That an administrator pruned the history before a day, like 2026-01-31. */
export const addPruning = (executor: Executor, actor: string, day: string): Promise<void> =>
  add(executor, [{ kind: 'prune', actor, account: null, from: null, to: day, document: null, type: null, transaction: null }], new Date());

const entryRow = z
  .object({
    id: z.string(),
    at: z.coerce.date(),
    actor: z.string(),
    kind: z.enum(auditKinds),
    document_id: z.string().nullable(),
    document_type: z.string().nullable(),
    account: z.string().nullable(),
    from_state: z.string().nullable(),
    to_state: z.string().nullable(),
    transaction_id: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    kind: row.kind,
    document: row.document_id,
    type: row.document_type,
    account: row.account,
    /** Revisions of the document, or roles of the account. */
    from: row.from_state,
    to: row.to_state,
    transaction: row.transaction_id,
  }));

export type AuditEntry = z.infer<typeof entryRow>;

/** Whichever is given. */
export interface AuditFilter {
  /** Who did it, or whose account it is. */
  readonly person?: string | undefined;
  /** The document, its draft and its versions. */
  readonly document?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly fromMs?: number | undefined;
  /** Not included. */
  readonly untilMs?: number | undefined;
}

/** The last entries of a filter, the last first; `before`: the id of the last one of the page before. */
export function readEntries(executor: Executor, filter: AuditFilter, before: string | null, limit: number): Promise<AuditEntry[]> {
  const { person, document, kind, fromMs, untilMs } = filter;
  const conditions: SQL[] = [
    ...(person === undefined ? [] : [sql`(actor = ${person} OR account = ${person})`]),
    ...(document === undefined ? [] : [sql`published_id = ${publishedIdOf(document)}`]),
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(fromMs === undefined ? [] : [sql`id >= ${idAt(fromMs)}`]),
    ...(untilMs === undefined ? [] : [sql`id < ${idAt(untilMs)}`]),
    ...(before === null ? [] : [sql`id < ${before}`]),
  ];
  const where = conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`;
  return readRows(
    executor,
    sql`SELECT id, at, actor, kind, document_id, document_type, account, from_state, to_state, transaction_id FROM lake_audit
        ${where} ORDER BY id DESC LIMIT ${limit}`,
    entryRow,
  );
}
