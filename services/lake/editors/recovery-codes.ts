import { randomInt } from 'node:crypto';
import { hashSecret } from '#services/platform/secrets/passwords.ts';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codesAtOnce = 10;
const halfLength = 5;

const half = (): string => Array.from({ length: halfLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Ten codes of about 49 bits each, for an editor who has lost the app. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesAtOnce }, () => `${half()}-${half()}`);

const written = /^[a-z0-9]{5}-?[a-z0-9]{5}$/;

/** The hash of a code as somebody types it; null: it is none. */
export function hashOfRecoveryCode(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '').toLowerCase();
  return written.test(code) ? hashSecret(code.replace('-', '')) : null;
}
