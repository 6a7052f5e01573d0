import { sqlState } from '../database/sql-state.ts';

/** Network errors on the way to the database. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** SQLSTATE classes of a server that is unavailable, full or shutting down: connection, resources, operator. */
const outageClasses = ['08', '53', '57'];

/** Whether an error means that a dependency is unavailable, and not that the code is wrong. */
export function isOutage(error: unknown): boolean {
  const code = sqlState(error);
  if (code === undefined) return error instanceof Error && connectionGone(error);
  return unreachable.has(code) || (code.length === 5 && outageClasses.includes(code.slice(0, 2)));
}

/** pg reports some lost connections only in the message. */
function connectionGone(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return /connection (terminated|timeout)|timeout exceeded when trying to connect|is not queryable/i.test(`${error.message} ${cause}`);
}
