import type { Language } from '#lib/language/languages.ts';
import type { Synonyms } from '#services/mydoc/search/synonyms.ts';

const ascii = /^[\x20-\x7e]+$/;

export const isAscii = (text: string): boolean => ascii.test(text);

/** Whether a phrase occurs in a folded text; one in Latin letters as words. */
export function standsIn(text: string, phrase: string): boolean {
  if (!isAscii(phrase)) return text.includes(phrase);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (!/[a-z0-9]/.test(text.charAt(at - 1)) && /^s?(?![a-z0-9])/.test(text.slice(end, end + 2))) return true;
  }
  return false;
}

/** The other words of the groups that a word is part of, as it is in the question. */
export const synonymsOf = (word: string, groups: Synonyms[Language], typed: string): string[] =>
  groups
    .filter((group) => group.some(({ phrase }) => standsIn(typed, phrase) && (phrase.includes(word) || word.includes(phrase))))
    .flatMap((group) => group.map(({ phrase }) => phrase).filter((phrase) => phrase !== word));
