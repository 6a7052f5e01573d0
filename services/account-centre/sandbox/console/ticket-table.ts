import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { newReadableNumber } from '#services/platform/secrets/readable-number.ts';
import { readRows } from '#services/platform/database/rows.ts';

const ticketRow = z
  .object({ id: z.string(), subject: z.string(), body: z.string(), created_at: z.coerce.date() })
  .transform((row) => ({ number: row.id, subject: row.subject, body: row.body, createdAt: row.created_at }));

export type Ticket = z.output<typeof ticketRow>;

/** Stores a ticket; returns its number. */
export async function addTicket(executor: Executor, ticket: { accountId: string; subject: string; body: string }): Promise<string> {
  const number = newReadableNumber('T');
  await executor.execute(sql`
    INSERT INTO sandbox_ticket (id, account_id, subject, body) VALUES (${number}, ${ticket.accountId}, ${ticket.subject}, ${ticket.body})`);
  return number;
}

export const readTicketsOf = (executor: Executor, accountId: string): Promise<Ticket[]> =>
  readRows(
    executor,
    sql`SELECT id, subject, body, created_at FROM sandbox_ticket WHERE account_id = ${accountId} ORDER BY created_at DESC, id LIMIT 100`,
    ticketRow,
  );
