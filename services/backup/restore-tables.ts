import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { backupError, type Manifest, type TableEntry } from './backup-manifest.ts';
import { noteRestored } from '#services/platform/database/restore-progress.ts';
import { fetchLines, selectLines, writeValuesAlike } from './snapshot.ts';
import { fullName, parentsFirst, readTables, type CatalogueTable } from './table-catalogue.ts';
import { createRowsHash, readTableFile } from './table-files.ts';

/** A table of the backup with the one that it is restored into. */
export interface TablePair {
  readonly entry: TableEntry;
  readonly table: CatalogueTable;
}

/**
 * Finds the tables for a backup in a database whose tables are of the same version. @throws a sentence for rows that have no table, and for
 * columns that are gone.
 */
export async function pairTables(database: Database, { tables }: Manifest): Promise<TablePair[]> {
  const entries = new Map(tables.map((entry) => [fullName(entry), entry]));
  const present = parentsFirst(await readTables(database.executor, database));
  const names = new Set(present.map(fullName));
  const homeless = tables.filter((entry) => entry.rows > 0 && !names.has(fullName(entry))).map(fullName);
  if (homeless.length > 0) {
    throw backupError(
      `The backup has rows of ${homeless.join(', ')}, which are no tables of this release. Restore it with the release that made it.`,
    );
  }
  return present.flatMap((table) => {
    const entry = entries.get(fullName(table));
    if (!entry) return [];
    const gone = entry.columns.filter((name) => !table.columns.some((column) => column.name === name));
    if (gone.length > 0)
      throw backupError(`${fullName(table)} has no ${gone.join(', ')} in this release. Restore the backup with the release that made it.`);
    // a column that the backup does not know gets its default
    const columns = table.columns.filter(({ name }) => entry.columns.includes(name));
    return [{ entry, table: { ...table, columns } }];
  });
}

const presence = z.object({ present: z.boolean() });

/** Fills one table, all of it or nothing. What the steps put into a new table is replaced. */
export async function restoreTable(
  database: Database,
  { entry, table }: TablePair,
  from: { directory: string; identity: string },
): Promise<void> {
  const target = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
  const columns = sql.join(
    entry.columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    entry.columns.map((name, place) => sql.raw(`(row ->> ${place})::${typeOf(table, name)}`)),
    sql`, `,
  );
  await database.transaction(async (tx) => {
    await writeValuesAlike(tx);
    await noteRestored(tx, from.identity, fullName(table));
    const filled = await readRow(tx, sql`SELECT EXISTS (SELECT 1 FROM ${target}) AS present`, presence);
    if (filled?.present) await tx.execute(sql`DELETE FROM ${target}`);
    for await (const rows of readTableFile(from.directory, entry)) {
      await tx.execute(
        sql`INSERT INTO ${target} (${columns}) SELECT ${values} FROM json_array_elements(${`[${rows.join(',')}]`}::json) AS row`,
      );
    }
  });
}

const typeOf = (table: CatalogueTable, name: string): string => table.columns.find((column) => column.name === name)?.type ?? 'text';

/** Sequences go on after the last number that was given. */
export async function restoreSequences(executor: Executor, { sequences }: Manifest): Promise<void> {
  for (const { schema, name, lastValue } of sequences) {
    await executor.execute(sql`SELECT setval(${`"${schema}"."${name}"`}::regclass, ${lastValue}::bigint, true)`);
  }
}

/** Reads every restored table again. Returns a sentence for each that is not what the backup holds. */
export async function compareTables(database: Database, pairs: readonly TablePair[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { entry, table } of pairs) {
    const found = await hashTable(database, table);
    if (found.rows !== entry.rows) faults.push(`${fullName(table)} has ${found.rows} rows instead of ${entry.rows}.`);
    else if (found.rowsSha256 !== entry.rowsSha256) faults.push(`${fullName(table)} has other rows than the backup.`);
  }
  return faults;
}

const hashTable = (database: Database, table: CatalogueTable): Promise<{ rows: number; rowsSha256: string }> =>
  database.transaction(async (tx) => {
    await writeValuesAlike(tx);
    const hash = createRowsHash();
    await tx.execute(sql`DECLARE restored CURSOR FOR ${selectLines(table)}`);
    for await (const rows of fetchLines(tx, 'restored')) hash.add(rows);
    return hash.result();
  });
