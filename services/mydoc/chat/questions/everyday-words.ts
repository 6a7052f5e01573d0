import type { Language } from '#lib/language/languages.ts';
import { everydayChinese } from './everyday-chinese.ts';
import { everydayEnglish } from './everyday-english.ts';
import { everydayJapanese } from './everyday-japanese.ts';

/** How people say things in a chat, and how texts say them: what is found is looked for under the other words as well. */
const everyday: Readonly<Record<Language, readonly (readonly [said: RegExp, written: string])[]>> = {
  en: everydayEnglish,
  zh: everydayChinese,
  ja: everydayJapanese,
};

/** Something said in everyday words, folded, and the words that texts have for it. */
export interface SaidOtherwise {
  readonly said: string;
  readonly written: readonly string[];
}

/** What a question says in everyday words. `forms`: as patterns look at it. */
export const everydayWords = (forms: readonly string[], language: Language): readonly SaidOtherwise[] =>
  everyday[language].flatMap(([pattern, words]) => {
    const match = forms.map((form) => pattern.exec(form)).find((found) => found !== null);
    return match ? [{ said: match[0], written: words.split(' ') }] : [];
  });
