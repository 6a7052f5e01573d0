import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { restoreProgressTable } from '#services/platform/database/restore-progress.ts';

/** A table as the database describes it; columns by name, so that two databases list them alike. */
export interface CatalogueTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Tables that must be filled before this one, as `schema.name`. */
  readonly parents: readonly string[];
}

/** What belongs to the running processes, and would be wrong after a restore. */
const tablesOfTheMoment = ['lake_lease', 'replica_setting', restoreProgressTable] as const;
/** The job queue makes these for itself: its version, its own work and what it counts by the day. */
const tablesOfTheQueue = ['version', 'bam', 'queue_stats', 'warning'] as const;

const tableRow = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  key: z.array(z.string()),
  parents: z.array(z.string()),
});

export const fullName = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`;

/** Tables of every schema that are part of a backup, by name. Partitions are read with their table; tables of extensions are not ours. */
export async function readTables(executor: Executor, { jobSchema }: Pick<Database, 'jobSchema'>): Promise<CatalogueTable[]> {
  const rows = await readRows(
    executor,
    sql`SELECT n.nspname AS schema, c.relname AS name,
      (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attname COLLATE "C")
        FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      coalesce((SELECT json_agg(a.attname ORDER BY array_position(i.indkey::int2[], a.attnum))
        FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey::int2[])
        WHERE i.indrelid = c.oid AND i.indisprimary), '[]') AS key,
      coalesce((SELECT json_agg(DISTINCT pn.nspname || '.' || p.relname)
        FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace
        WHERE f.contype = 'f' AND p.oid <> c.oid
          AND (f.conrelid = c.oid OR f.conrelid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = c.oid))), '[]') AS parents
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
        AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
      ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
    tableRow,
  );
  return rows.filter(({ schema, name }) => !isLeftOut(schema === jobSchema ? tablesOfTheQueue : tablesOfTheMoment, name));
}

const isLeftOut = (names: readonly string[], name: string): boolean => names.includes(name);

/** Tables in an order in which each comes after those that it refers to. @throws where they refer to each other in a circle. */
export function parentsFirst(tables: readonly CatalogueTable[]): CatalogueTable[] {
  const names = new Set(tables.map(fullName));
  const ordered: CatalogueTable[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(
      (table) => !done.has(fullName(table)) && table.parents.every((parent) => done.has(parent) || !names.has(parent)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of next) done.add(fullName(table));
    ordered.push(...next);
  }
  return ordered;
}

const sequenceRow = z.object({ schema: z.string(), name: z.string(), lastValue: z.string() });

/** Sequences that have given a number, with the last one. */
export const readSequences = (executor: Executor): Promise<z.infer<typeof sequenceRow>[]> =>
  readRows(
    executor,
    sql`SELECT schemaname AS schema, sequencename AS name, last_value::text AS "lastValue" FROM pg_sequences
        WHERE last_value IS NOT NULL ORDER BY schemaname COLLATE "C", sequencename COLLATE "C"`,
    sequenceRow,
  );
