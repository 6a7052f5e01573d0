import * as z from 'zod/mini';
import { contactFields, type ContactField } from '#lib/contracts/calls/contact-calls.ts';

/** The form's contents as typed. */
export type TypedMessage = Readonly<Record<ContactField, string>>;

const message = z.object(contactFields);

export type ContactMessage = z.infer<typeof message>;

export type MessageReading =
  | { readonly ok: true; readonly message: ContactMessage }
  /** The invalid fields, in the order of the form. */
  | { readonly ok: false; readonly faulty: readonly ContactField[] };

const fields = ['name', 'email', 'subject', 'text'] as const satisfies readonly ContactField[];

/** Parses the form by the schema of the call; spaces around a name or an address are ignored. */
export function readMessage(typed: TypedMessage): MessageReading {
  const read = message.safeParse({ ...typed, name: typed.name.trim(), email: typed.email.trim() });
  if (read.success) return { ok: true, message: read.data };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return { ok: false, faulty: fields.filter((field) => wrong.has(field)) };
}
