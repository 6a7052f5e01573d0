import { foldLetters } from '#lib/search/fold.ts';
import { foldText } from '#lib/search/read-query.ts';

/** A search without a result as it is counted. */
export interface LostWord {
  /** As it was typed, in one width. */
  readonly word: string;
  /** In one case, kana and form of characters: what counts as the same word. */
  readonly folded: string;
}

const charactersAtMost = 60;
const emailAddress = /[^\s@]@[^\s@]/u;
/** Telephone and card numbers, addresses of machines, identity documents: seven digits, also in groups. */
const longNumber = /\p{Nd}(?:[ ()./:+-]{0,2}\p{Nd}){6}/u;
/** They turn what is written around them: an editor would read another word. */
const turnsOfDirection = /\p{Bidi_Control}/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** The form in which a search without a result is kept; null for what may tell of a person, is no word, or is a text rather than a word. */
export function lostWord(search: string): LostWord | null {
  const word = search.normalize('NFKC').replaceAll(turnsOfDirection, '').replaceAll(/\s+/gu, ' ').trim();
  if (Array.from(word).length > charactersAtMost || !letterOrDigit.test(word)) return null;
  if (emailAddress.test(word) || longNumber.test(word)) return null;
  return { word, folded: foldLetters(foldText(word)) };
}
