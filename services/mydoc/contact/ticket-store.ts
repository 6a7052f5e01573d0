import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ContactSubject } from '#lib/rules/contact-subjects.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/** A message as it is kept: text as typed, made safe only where it is shown. */
export interface NewTicket {
  readonly number: string;
  /** Names the message, so that sending it twice makes one ticket. */
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

/** The ticket of a message that was sent before; null where it is new. */
export const findTicket = (executor: Executor, requestKey: string): Promise<StoredTicket | null> =>
  readRow(executor, sql`SELECT number, fingerprint FROM contact_ticket WHERE request_key = ${requestKey}::uuid`, storedTicket);

/** Keeps a ticket; null where the number or the message is there already. */
export const addTicket = (executor: Executor, ticket: NewTicket): Promise<StoredTicket | null> =>
  readRow(
    executor,
    sql`
    INSERT INTO contact_ticket (number, request_key, fingerprint, name, email, subject, body, language)
    VALUES (${ticket.number}, ${ticket.requestKey}::uuid, ${ticket.fingerprint}, ${ticket.name}, ${ticket.email}, ${ticket.subject}, ${ticket.text}, ${ticket.language})
    ON CONFLICT DO NOTHING RETURNING number, fingerprint`,
    storedTicket,
  );
