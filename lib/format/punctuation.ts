import type { Language } from '#lib/language/languages.ts';

/** Chinese and Japanese have marks as wide as a character, with no space after them. */
export const colon = { en: ': ', zh: '：', ja: '：' } as const satisfies Record<Language, string>;

/** Between labels that may have commas of their own. */
export const betweenLabels = { en: ', ', zh: '；', ja: '、' } as const satisfies Record<Language, string>;

/** Between facts that are read one after the other. */
export const comma = { en: ', ', zh: '，', ja: '、' } as const satisfies Record<Language, string>;
