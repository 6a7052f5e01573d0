import { isLengthWithin, type Rule } from '../rule.ts';

/** §5 and §9 'cloud server password 10 to 30 characters'. */
export const serverPasswordBounds = { atLeast: 10, atMost: 30 } as const;

/** The kinds of character that a cloud server's password needs, one each, in the order in which a form lists them. */
export const passwordKinds = ['lower', 'upper', 'digit', 'special'] as const;

export type PasswordKind = (typeof passwordKinds)[number];

const kindPatterns = { lower: /[a-z]/, upper: /[A-Z]/, digit: /[0-9]/, special: /[!-/:-@[-`{-~]/ } as const satisfies Record<
  PasswordKind,
  RegExp
>;

const visibleAscii = /^[\x21-\x7e]*$/;

type ServerPasswordFault = 'length' | 'character' | 'kinds';

export type ServerPasswordVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly ServerPasswordFault[]; readonly missing: readonly PasswordKind[] };

/** The kinds that a password still lacks; a full-width digit is not a digit. */
export const missingPasswordKinds = (text: string): PasswordKind[] => passwordKinds.filter((kind) => !kindPatterns[kind].test(text));

/**
 * All faults of a cloud server's password at once. It is typed at a server's console: a space or anything outside visible
 * ASCII is the fault `character`.
 */
export function checkServerPassword(text: string): ServerPasswordVerdict {
  const missing = missingPasswordKinds(text);
  const faults: ServerPasswordFault[] = [];
  if (!isLengthWithin(text, serverPasswordBounds)) faults.push('length');
  if (!visibleAscii.test(text)) faults.push('character');
  if (missing.length > 0) faults.push('kinds');
  return faults.length === 0 ? { ok: true } : { ok: false, faults, missing };
}

export const serverPasswordRule: Rule = { bounds: serverPasswordBounds, accepts: (text) => checkServerPassword(text).ok };
