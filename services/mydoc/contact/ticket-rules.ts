import { createHash } from 'node:crypto';
import type { CallInput } from '#lib/contracts/define-call.ts';
import { quickestMessageMs, type contactTicket } from '#lib/contracts/calls/contact-calls.ts';
import { refused, type Refusal } from '../envelope/refusal.ts';

export type Message = CallInput<typeof contactTicket>;

/** Cheap signs of a bot: it fills in the hidden field, or types faster than a person. */
export function botRefusal({ website, shownMs }: Pick<Message, 'website' | 'shownMs'>): Refusal | null {
  if (website !== '') return refused('dataError', { field: 'website' });
  const waitMs = quickestMessageMs - shownMs;
  return waitMs > 0 ? refused('tooManyRequests', { values: { seconds: Math.ceil(waitMs / 1_000) } }) : null;
}

/** Fingerprint that tells different messages under one key apart. */
export const fingerprintOf = ({ name, email, subject, text }: Pick<Message, 'name' | 'email' | 'subject' | 'text'>): string =>
  createHash('sha256')
    .update(JSON.stringify([name, email, subject, text]))
    .digest('base64url');
