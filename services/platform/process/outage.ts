import { sqlState } from '../database/sql-state.ts';

/** Network errors on the way to the database. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** SQLSTATE classes of a server that is away, full or shutting down: connection, resources, operator. */
const outageClasses = ['08', '53', '57'];

/** Whether an error says that something we need is away, and not that we made a mistake. */
export function isOutage(error: unknown): boolean {
  const code = sqlState(error);
  if (code === undefined) return error instanceof Error && connectionGone(error);
  return unreachable.has(code) || (code.length === 5 && outageClasses.includes(code.slice(0, 2)));
}

/** pg tells some lost connections in words alone. */
function connectionGone(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return /connection (terminated|timeout)|timeout exceeded when trying to connect|is not queryable/i.test(`${error.message} ${cause}`);
}
