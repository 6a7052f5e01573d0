import { foldLetters, foldWidth } from '#lib/search/fold.ts';
import { isStopWord, withoutQuestionWords } from '#lib/search/stop-words.ts';
import { foldText } from '#lib/search/read-query.ts';
import { chunksOf } from '#lib/search/terms.ts';
import type { SaidOtherwise } from '../questions/everyday-words.ts';
import type { Language } from '#lib/language/languages.ts';
import { commonWords } from './common-words.ts';
import { isAscii, standsIn, synonymsOf } from './phrase-synonyms.ts';
import { cjkWords, wordWeights } from './segment-words.ts';
import type { Synonyms } from '#services/mydoc/search/synonyms.ts';

/** A word that carries what is asked. */
export interface AskedWord {
  /** Folded: one width, case and kana, simplified. */
  readonly text: string;
  /** How much it can say at all, 0 to 1: a verb in kana little. */
  readonly weight: number;
  /** Other words that say the same. */
  readonly synonyms: readonly string[];
}

/** The form in which words and texts are compared. */
export const foldForWords = (text: string): string => foldLetters(foldText(text));

/** More than a question of ordinary length has; each word is looked for in every section. */
const wordsAtMost = 24;

/** The words of a question that say what it is about, each once. */
export function askedWords(
  question: string,
  language: Language,
  synonyms: Synonyms,
  otherwise: readonly SaidOtherwise[] = [],
): readonly AskedWord[] {
  const typed = foldForWords(question);
  const groups = synonyms[language].filter((group) => group.some(({ phrase }) => standsIn(typed, phrase)));
  const words = new Map<string, number>();
  const add = (text: string, weight: number): void => void words.set(text, Math.max(weight, words.get(text) ?? 0));
  // a Japanese dictionary does not know simplified characters
  const asked = withoutQuestionWords(language === 'ja' ? foldWidth(question) : foldText(question));
  for (const { text, terms } of chunksOf(asked)) {
    const [first] = terms;
    if (!first) continue;
    const folded = foldForWords(text);
    if (isAscii(folded)) {
      if (!isStopWord(first.term))
        add(folded, commonWords.en.has(first.term) || commonWords.en.has(folded) ? wordWeights.everyday : wordWeights.full);
    } else if (language !== 'en') for (const [word, weight] of cjkWords(text, language)) add(foldForWords(word), weight);
    else add(folded, wordWeights.full);
  }
  const said = otherwise.map((each) => ({ said: foldForWords(each.said), written: each.written.map(foldForWords) }));
  const heaviest = [...words].toSorted(([, left], [, right]) => right - left).slice(0, wordsAtMost);
  const own = heaviest.map(([text, weight]): AskedWord => {
    const written = said.flatMap((each) => (each.said.includes(text) || text.includes(each.said) ? each.written : []));
    return { text, weight, synonyms: [...synonymsOf(text, groups, typed), ...written] };
  });
  // everyday words of which none is left over, as kana alone
  const more = said.filter(({ written }) => !own.some((word) => written.every((each) => word.synonyms.includes(each))));
  return [
    ...own,
    ...more.flatMap(({ written: [first = '', ...others] }): AskedWord[] => [{ text: first, weight: wordWeights.full, synonyms: others }]),
  ];
}
