import type { Language } from '#lib/language/languages.ts';

/** British English has no comma before the last. */
const listLocales = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP' } as const satisfies Record<Language, string>;

/** Alternatives in words: 2, 3, 5 or 10. */
export const formatChoice = (things: readonly string[], language: Language): string =>
  new Intl.ListFormat(listLocales[language], { type: 'disjunction' }).format(things);

/** All of these, in words: General, Dedicated and MemoryX. */
export const formatList = (things: readonly string[], language: Language): string =>
  new Intl.ListFormat(listLocales[language], { type: 'conjunction' }).format(things);
