import type { Language } from '#lib/language/languages.ts';

/** The markets whose rules for announcing a price reduction can be chosen. */
export const markets = ['EU', 'UK', 'US', 'JP', 'CN', 'HK'] as const;

export type Market = (typeof markets)[number];

/** Whose rules apply to the pages of a language while the site settings name none. */
export const defaultMarkets = { en: ['EU', 'US'], zh: ['HK'], ja: ['JP'] } as const satisfies Record<Language, readonly Market[]>;
