/** The SQLSTATE of a database error, also if a driver wrapped it; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

/**
 * SQLSTATEs of work that another process did first: unique_violation (of the catalog, or of the migration records), duplicate_schema,
 * duplicate_table, duplicate_object.
 */
const rivalStates = new Set(['23505', '42P06', '42P07', '42710']);

/** True for the error of a second process that creates the same tables at the same moment. */
export const isRivalsFirst = (error: unknown): boolean => rivalStates.has(sqlState(error) ?? '');
