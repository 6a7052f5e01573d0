import { createHmac } from 'node:crypto';
import { hourMs } from '#lib/time/lengths.ts';
import { sameSecret } from '#services/platform/secrets/passwords.ts';
import type { SandboxKey } from './key-table.ts';

/** A form that was open for longer has to be reloaded. */
const formHoursAtMost = 12;

const mac = (key: SandboxKey, subject: string, atMs: number): string =>
  createHmac('sha256', key.secret).update(`${atMs}\n${subject}`).digest('base64url');

/** The CSRF token of a form: only a page of ours, shown to this session, can contain it. `subject` names session and form. */
export function formToken(keys: readonly SandboxKey[], subject: string, now: Date): string {
  const [key] = keys;
  if (!key) throw new Error('no key for signing forms');
  return [key.id, now.getTime(), mac(key, subject, now.getTime())].join('.');
}

/** Whether a form's token was issued by us, for this subject, and has not expired. */
export function isFormToken(token: string, keys: readonly SandboxKey[], subject: string, now: Date): boolean {
  const [id, at = '', signature = '', ...rest] = token.split('.');
  const key = keys.find((known) => known.id === id);
  if (!key || rest.length > 0 || !/^\d{13}$/.test(at)) return false;
  const ageMs = now.getTime() - Number(at);
  return ageMs >= 0 && ageMs <= formHoursAtMost * hourMs && sameSecret(signature, mac(key, subject, Number(at)));
}
