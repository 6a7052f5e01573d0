import { checkServerPassword } from '#lib/rules/servers/server-password.ts';

const length = 20;

/** Without letters and digits that look alike, and without characters that a shell or a form might swallow. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%*+-=?@_';

type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/**
 * A password from the platform's random source, uniform over all of its length with every required kind of character: whole
 * passwords are drawn until one qualifies, so that no position is more likely to have a digit than another.
 */
export function generatePassword(fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes)): string {
  for (;;) {
    const text = Array.from({ length }, () => drawCharacter(fillRandom)).join('');
    if (checkServerPassword(text).ok) return text;
  }
}

/** Bytes above the last whole multiple of the alphabet are discarded: they would favour its beginning. */
function drawCharacter(fillRandom: FillRandom): string {
  const fair = 256 - (256 % alphabet.length);
  const bytes = new Uint8Array(1);
  do fillRandom(bytes);
  while ((bytes[0] ?? 0) >= fair);
  return alphabet[(bytes[0] ?? 0) % alphabet.length] ?? '';
}
