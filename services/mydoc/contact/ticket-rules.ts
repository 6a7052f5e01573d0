import { createHash } from 'node:crypto';
import type { CallInput } from '#lib/contracts/define-call.ts';
import { quickestMessageMs, type contactTicket } from '#lib/contracts/calls/contact-calls.ts';
import { refused, type Refusal } from '../envelope/refusal.ts';

export type Message = CallInput<typeof contactTicket>;

/** What gives a program away before anything else is looked at: it fills in the field that nobody sees, or types faster than a person. */
export function botRefusal({ website, shownMs }: Pick<Message, 'website' | 'shownMs'>): Refusal | null {
  if (website !== '') return refused('dataError', { field: 'website' });
  const waitMs = quickestMessageMs - shownMs;
  return waitMs > 0 ? refused('tooManyRequests', { values: { seconds: Math.ceil(waitMs / 1_000) } }) : null;
}

/** Tells one message from another under the same key. */
export const fingerprintOf = ({ name, email, subject, text }: Pick<Message, 'name' | 'email' | 'subject' | 'text'>): string =>
  createHash('sha256')
    .update(JSON.stringify([name, email, subject, text]))
    .digest('base64url');
