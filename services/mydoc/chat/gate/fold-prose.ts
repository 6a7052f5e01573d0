import { foldLetters } from '#lib/search/fold.ts';
import { toSimplified } from '#lib/search/simplified-chinese.ts';

const invisible = /[\p{Cf}\p{Cc}\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;
/** Accents, and not the marks of kana. */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** A text as the gate reads it: one width and form, without invisible characters and accents, lower case, simplified characters, katakana. */
export function foldProse(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(invisible, '').normalize('NFD').replaceAll(accents, '').normalize('NFC');
  return toSimplified(foldLetters(plain)).replaceAll(/\s+/gu, ' ').trim();
}

/** The same without anything between letters: a word that is spaced out or cut by dots is one again. */
export const squeezed = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}]+/gu, '');
