import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ContactSubject } from '#lib/rules/contact-subjects.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/** A stored message: text as typed, escaped only where it is shown. */
export interface NewTicket {
  readonly number: string;
  /** Idempotency key: sending a message twice makes one ticket. */
  readonly requestKey: string;
  readonly fingerprint: string;
  readonly name: string;
  readonly email: string;
  readonly subject: ContactSubject;
  readonly text: string;
  readonly language: Language;
}

const storedTicket = z.object({ number: z.string(), fingerprint: z.string() });

export type StoredTicket = z.infer<typeof storedTicket>;

/** The ticket of a message that was sent before; null if it is new. */
export const findTicket = (executor: Executor, requestKey: string): Promise<StoredTicket | null> =>
  readRow(executor, sql`SELECT number, fingerprint FROM contact_ticket WHERE request_key = ${requestKey}::uuid`, storedTicket);

/** Stores a ticket; null if the number or the message already exists. */
export const addTicket = (executor: Executor, ticket: NewTicket): Promise<StoredTicket | null> =>
  readRow(
    executor,
    sql`
    INSERT INTO contact_ticket (number, request_key, fingerprint, name, email, subject, body, language)
    VALUES (${ticket.number}, ${ticket.requestKey}::uuid, ${ticket.fingerprint}, ${ticket.name}, ${ticket.email}, ${ticket.subject}, ${ticket.text}, ${ticket.language})
    ON CONFLICT DO NOTHING RETURNING number, fingerprint`,
    storedTicket,
  );
