import * as z from 'zod/mini';
import { contactSubjects } from '#lib/rules/contact-subjects.ts';
import { isEmail } from '#lib/rules/contact.ts';
import { nameRule } from '#lib/rules/names.ts';
import { countCharacters } from '#lib/rules/rule.ts';
import { defineCall } from '../define-call.ts';
import { wireInteger, wireLanguage, wireText } from '../wire-fields.ts';

/** Maximum length of a message. Form-encoded, the longest one in Chinese fits into the 64 KiB of a call. */
export const contactTextLength = { atLeast: 10, atMost: 5_000 } as const;

/** No person reads the form and writes a message in less time. */
export const quickestMessageMs = 3_000;

const nameUnitsAtMost = 80;
const emailUnitsAtMost = 254;
/** Emoji and rare characters take two UTF-16 units. */
const textUnitsAtMost = contactTextLength.atMost * 2;
const proofUnitsAtMost = 128;
const shownMsAtMost = 999_999_999;

const isMessage = (text: string): boolean => {
  const count = countCharacters(text.trim());
  return count >= contactTextLength.atLeast && count <= contactTextLength.atMost;
};

/** What a visitor types, by field: the page and the service validate it with the same schema. */
export const contactFields = {
  name: wireText(nameUnitsAtMost).check(z.refine(nameRule.accepts, 'is not a name of 2 to 40 characters')),
  email: wireText(emailUnitsAtMost).check(z.refine(isEmail, 'is not an e-mail address')),
  subject: z.enum(contactSubjects),
  text: wireText(textUnitsAtMost).check(
    z.refine(isMessage, `is no text of ${contactTextLength.atLeast} to ${contactTextLength.atMost} characters`),
  ),
} as const;

export type ContactField = keyof typeof contactFields;

/** A ticket's number in correspondence, without letters or digits that can be confused. */
export const ticketNumberPattern = /^T-[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/;

export const contactTicket = defineCall({
  path: 'contact/ticket',
  area: 'contact',
  kind: 'action',
  requirement: 'R-12.3',
  summary:
    'Creates a ticket from a visitor’s message. `key` is the idempotency key: the same one again returns the same ticket. `proof` is that of `human/verify` for the action `contact`. `website` is a honeypot field, `shownMs` how long the form was open.',
  input: z.strictObject({
    ...contactFields,
    key: z.uuid(),
    proof: wireText(proofUnitsAtMost),
    website: z.prefault(wireText(200), ''),
    shownMs: wireInteger(0, shownMsAtMost),
    language: z.optional(wireLanguage),
  }),
  output: z.object({ ticket: z.string().check(z.regex(ticketNumberPattern)) }),
  refusals: ['repeatOperation', 'tooManyRequests', 'humanVerificationNeeded'],
});
