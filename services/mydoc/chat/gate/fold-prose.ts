import { foldLetters } from '#lib/search/fold.ts';
import { toSimplified } from '#lib/search/simplified-chinese.ts';

/** Characters without a look of their own, and letters that fill a place. */
const invisible = /[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/gu;
/** Accents, and not the marks of kana. */
const accents = /(?![\u3099\u309a])\p{Mn}/gu;

/**
 * A text as the gate reads it: one width and form, without invisible characters and accents, lower case, simplified characters, katakana.
 */
export function foldProse(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(invisible, '').normalize('NFD').replaceAll(accents, '').normalize('NFC');
  return toSimplified(foldLetters(plain)).replaceAll(/\s+/gu, ' ').trim();
}

/** Folded prose without anything between letters: a word that is spaced out or cut by dots is one again. */
export const squeezed = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}]+/gu, '');
