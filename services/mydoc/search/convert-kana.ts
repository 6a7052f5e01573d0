import { foldLetters, foldWidth } from '#lib/search/fold.ts';
import { foldText } from '#lib/search/read-query.ts';
import type { Synonym, SynonymGroup } from './synonyms.ts';

const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ーa-z0-9]+$/iu;
const hasHiragana = /\p{Script=Hiragana}/u;
const hasKanji = /\p{Script=Han}/u;

/**
 * A search with its words in kana converted, where they are the reading of a word: a synonym in kana right behind one in kanji is
 * its reading. One that several words have, and one that is part of something longer, stays; its synonyms are looked for all the same.
 */
export function convertKana(search: string, groups: readonly SynonymGroup[]): string {
  const words = foldWidth(search).split(/\s+/);
  const converted = words.map((word) => (kana.test(word) ? (wordRead(word, groups) ?? word) : word));
  return converted.every((word, place) => word === words[place]) ? search : converted.join(' ').trim();
}

/** Kana, but not katakana alone, which is no reading but a word. */
const isReading = ({ written }: Synonym): boolean => hasHiragana.test(written) && kana.test(foldWidth(written));

/** The one word with a reading; null for none or several. */
function wordRead(reading: string, groups: readonly SynonymGroup[]): string | null {
  const phrase = foldLetters(foldText(reading));
  const read = new Set(groups.flatMap((group) => wordBefore(group, phrase) ?? []));
  const [only = null] = read;
  return read.size === 1 ? only : null;
}

/** What a group has in kanji right before a phrase, other readings of it aside. */
function wordBefore(group: SynonymGroup, phrase: string): string | null {
  const place = group.findIndex((synonym) => synonym.phrase === phrase && isReading(synonym));
  const before = group.slice(0, Math.max(0, place)).findLast((synonym) => !isReading(synonym));
  return before && hasKanji.test(before.written) ? before.written : null;
}
