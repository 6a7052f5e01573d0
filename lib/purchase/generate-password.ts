import { checkCvmPassword } from '#lib/rules/cvm-password.ts';

const length = 20;

/** Without letters and digits that look alike, and without what a shell or a form might swallow. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%*+-=?@_';

type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/**
 * A password from the platform's random source, uniform over all of its length that have every kind of character: whole
 * passwords are drawn until one has them, so no place is more likely to hold a digit than another.
 */
export function generatePassword(fillRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes)): string {
  for (;;) {
    const text = Array.from({ length }, () => drawCharacter(fillRandom)).join('');
    if (checkCvmPassword(text).ok) return text;
  }
}

/** Bytes over the last whole multiple of the alphabet are thrown away: the rest would favour its beginning. */
function drawCharacter(fillRandom: FillRandom): string {
  const fair = 256 - (256 % alphabet.length);
  const bytes = new Uint8Array(1);
  do fillRandom(bytes);
  while ((bytes[0] ?? 0) >= fair);
  return alphabet[(bytes[0] ?? 0) % alphabet.length] ?? '';
}
