import type { Language } from '#lib/language/languages.ts';

/** The language that a query's script suggests: kana Japanese, Chinese characters alone Chinese, else English. */
export function languageOfScript(search: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(search)) return 'ja';
  return /\p{Script=Han}/u.test(search) ? 'zh' : 'en';
}
