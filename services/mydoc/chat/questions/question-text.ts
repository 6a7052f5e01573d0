import { foldWidth } from '#lib/search/fold.ts';
import { toSimplified } from '#lib/search/simplified-chinese.ts';
import type { Language } from '#lib/language/languages.ts';
import { withDigits } from './numerals.ts';

/** A question in the forms in which patterns look at it. */
export interface QuestionText {
  readonly typed: string;
  /** One width, lower case, numbers before units in digits; in its own characters and in simplified ones. */
  readonly forms: readonly [own: string, simplified: string];
}

export function readQuestionText(typed: string): QuestionText {
  const own = withDigits(foldWidth(typed).toLowerCase()).replaceAll(/\s+/g, ' ').trim();
  return { typed, forms: [own, toSimplified(own)] };
}

export const mentions = ({ forms }: QuestionText, pattern: RegExp): boolean => forms.some((form) => pattern.test(form));

/** The first match in either form. */
export function firstMatch({ forms }: QuestionText, pattern: RegExp): RegExpExecArray | null {
  for (const form of forms) {
    const match = pattern.exec(form);
    if (match) return match;
  }
  return null;
}

/** Every match in the form that has most. */
export const allMatches = ({ forms }: QuestionText, pattern: RegExp): readonly RegExpExecArray[] =>
  forms
    .map((form) => [...form.matchAll(new RegExp(pattern, 'gu'))])
    .reduce((most, matches) => (matches.length > most.length ? matches : most));

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;
const latinWord = /[a-z]{2,}/giu;
const hangulOrOther = /[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}]/u;
const englishSentence =
  /\b(?:the|a|an|is|are|was|do|does|did|can|could|how|what|which|where|when|why|who|i|my|me|you|your|to|for|of|in|on|with|it|if|please|much|many|and|or|not|there|have|has|will|would)\b/giu;
const cjkSign = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
const signsAtMost = 6;
const wordsOfSentence = 2;
const wordsAlone = 3;

/**
 * The language in which a question is answered: that in which it is asked, where its script and words tell; else that of the page. Chinese
 * characters alone on a Japanese page are Japanese.
 */
export function answerLanguage(question: string, page: Language): Language {
  const common = new Set(Array.from(question.toLowerCase().matchAll(englishSentence), ([word]) => word)).size;
  // a sign for a currency or a name in another script
  if (common >= wordsAlone && occurrences(question, cjkSign) <= signsAtMost) return 'en';
  if (kana.test(question)) return 'ja';
  if (han.test(question)) return page === 'ja' ? 'ja' : 'zh';
  if (hangulOrOther.test(question)) return page;
  return common >= wordsOfSentence || (common > 0 && occurrences(question, latinWord) >= wordsAlone) ? 'en' : page;
}

const occurrences = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
