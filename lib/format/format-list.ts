import type { Language } from '#lib/language/languages.ts';

/** British English has no comma before the last. */
const listLocales = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP' } as const satisfies Record<Language, string>;

/** In Chinese the last joint of a list has a space beside Latin letters and digits. */
const join = (things: readonly string[], language: Language, type: 'conjunction' | 'disjunction'): string => {
  const text = new Intl.ListFormat(listLocales[language], { type }).format(things);
  return language === 'zh' ? text.replace(/[和或](?=\w)|\w(?=[和或])/g, '$& ') : text;
};

/** Alternatives in words: 2, 3, 5 or 10. */
export const formatChoice = (things: readonly string[], language: Language): string => join(things, language, 'disjunction');

/** All of these, in words: General, Dedicated and MemoryX. */
export const formatList = (things: readonly string[], language: Language): string => join(things, language, 'conjunction');
