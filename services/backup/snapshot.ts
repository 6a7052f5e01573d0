import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { snapshotHeadSchema, type SnapshotHead, type SnapshotTable } from './backup-manifest.ts';
import { refuseHalfRestore } from '#services/platform/database/restore-progress.ts';
import { fullName, readSequences, readTables, type CatalogueTable } from './table-catalogue.ts';

/** What a database held at one instant, part by part. A row is a JSON array of the texts of its columns, in their order. */
export type SnapshotPart =
  | { readonly kind: 'head'; readonly head: SnapshotHead }
  | { readonly kind: 'table'; readonly table: SnapshotTable }
  | { readonly kind: 'rows'; readonly rows: readonly string[] }
  | { readonly kind: 'end' };

export type SnapshotSink = (part: SnapshotPart) => Promise<void>;

const rowsAtOnce = 200;
const lineRow = z.object({ line: z.string() });

/**
 * Reads every table as it was at one instant, whatever is written meanwhile. A server reads in one transaction. The embedded database has
 * one connection, which others need: there the rows are set aside in that transaction, and read piece by piece after it.
 */
export async function readSnapshot(database: Database, sink: SnapshotSink): Promise<void> {
  await refuseHalfRestore(database.executor);
  const isSetAside = database.profile.connections === 1;
  const snapshot = randomUUID().slice(0, 8);
  try {
    const opened = await database.transaction(async (tx) => {
      const cursors = await openCursors(tx, database, { snapshot, isSetAside });
      if (!isSetAside) await readCursors(tx, cursors, sink);
      return cursors;
    });
    if (isSetAside) await readCursors(database.executor, opened, sink);
    await sink({ kind: 'end' });
  } finally {
    // the cursors of a server end with its transaction
    if (isSetAside) await closeCursors(database.executor, snapshot);
  }
}

interface OpenedSnapshot {
  readonly head: SnapshotHead;
  readonly cursors: readonly Cursor[];
}

/** All that is read later is decided here: the transaction sees one instant from its first statement on. */
async function openCursors(
  tx: Executor,
  database: Database,
  { snapshot, isSetAside }: { snapshot: string; isSetAside: boolean },
): Promise<OpenedSnapshot> {
  await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`);
  await writeValuesAlike(tx);
  const head = await readHead(tx, database);
  const tables = await readTables(tx, database);
  const cursors = tables.map((table, place) => ({ table, name: `backup_${snapshot}_${place}` }));
  const hold = sql.raw(isSetAside ? 'WITH HOLD' : '');
  for (const { table, name } of cursors) await tx.execute(sql`DECLARE ${sql.identifier(name)} CURSOR ${hold} FOR ${selectLines(table)}`);
  return { head, cursors };
}

async function readCursors(executor: Executor, { head, cursors }: OpenedSnapshot, sink: SnapshotSink): Promise<void> {
  await sink({ kind: 'head', head });
  for (const cursor of cursors) await readCursor(executor, cursor, sink);
}

interface Cursor {
  readonly table: CatalogueTable;
  readonly name: string;
}

async function readCursor(executor: Executor, { table, name }: Cursor, sink: SnapshotSink): Promise<void> {
  const { schema, name: tableName, columns } = table;
  await sink({ kind: 'table', table: { schema, name: tableName, columns: columns.map((column) => column.name) } });
  for await (const rows of fetchLines(executor, name)) await sink({ kind: 'rows', rows });
  await executor.execute(sql`CLOSE ${sql.identifier(name)}`);
}

/** The lines of an open cursor, some at a time, to its end. */
export async function* fetchLines(executor: Executor, cursor: string): AsyncGenerator<string[]> {
  for (;;) {
    const rows = await readRows(executor, sql`FETCH ${sql.raw(String(rowsAtOnce))} FROM ${sql.identifier(cursor)}`, lineRow);
    if (rows.length === 0) return;
    yield rows.map(({ line }) => line);
  }
}

const cursorRow = z.object({ name: z.string() });

/** What is set aside takes room until it is closed. */
async function closeCursors(executor: Executor, snapshot: string): Promise<void> {
  const left = await readRows(executor, sql`SELECT name FROM pg_cursors WHERE name LIKE ${`backup\\_${snapshot}\\_%`}`, cursorRow);
  for (const { name } of left) await executor.execute(sql`CLOSE ${sql.identifier(name)}`);
}

/** In a transaction: values become the same texts on every database, and texts the same values. */
export async function writeValuesAlike(tx: Executor): Promise<void> {
  const settings = { timezone: 'UTC', datestyle: 'ISO, MDY', intervalstyle: 'postgres', extra_float_digits: '1', bytea_output: 'hex' };
  for (const [name, value] of Object.entries(settings)) await tx.execute(sql`SELECT set_config(${name}, ${value}, true)`);
}

const collatedTypes = /^(text|character|name|citext)/;

/** The rows of a table as lines, in an order that is the same on every database. */
export function selectLines({ schema, name, columns, key }: CatalogueTable): SQL {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  const line = sql`array_to_json(ARRAY[${sql.join(texts, sql`, `)}])::text`;
  const order = key.map((part) => {
    const type = columns.find((column) => column.name === part)?.type ?? '';
    return collatedTypes.test(type) ? sql`${sql.identifier(part)} COLLATE "C"` : sql.identifier(part);
  });
  const from = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
  return sql`SELECT ${line} AS line FROM ${from} ORDER BY ${order.length > 0 ? sql.join(order, sql`, `) : sql`${line} COLLATE "C"`}`;
}

const instantRow = z.object({ at: z.string() });
const migrationRow = z.object({ area: z.string(), number: z.coerce.number() });

async function readHead(tx: Executor, database: Database): Promise<SnapshotHead> {
  const now = await readRow(tx, sql`SELECT to_char(clock_timestamp(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`, instantRow);
  const migrations: Record<string, number[]> = {};
  for (const { area, number } of await readRows(tx, sql`SELECT area, number FROM schema_migration ORDER BY area, number`, migrationRow)) {
    (migrations[area] ??= []).push(number);
  }
  return snapshotHeadSchema.parse({
    takenAt: now?.at,
    databaseKind: database.profile.kind,
    migrations,
    jobTablesVersion: await readJobTablesVersion(tx, database),
    sequences: await readSequences(tx),
  });
}

const versionRow = z.object({ version: z.coerce.number() });

/** Null where the job queue has no tables yet. */
export async function readJobTablesVersion(executor: Executor, { jobSchema }: Pick<Database, 'jobSchema'>): Promise<number | null> {
  const table = fullName({ schema: jobSchema, name: 'version' });
  const presence = await readRow(executor, sql`SELECT to_regclass(${table}) IS NOT NULL AS present`, z.object({ present: z.boolean() }));
  if (!presence?.present) return null;
  const row = await readRow(executor, sql`SELECT version FROM ${sql.identifier(jobSchema)}.version`, versionRow);
  return row?.version ?? null;
}
