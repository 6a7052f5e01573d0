import type { Language } from '#lib/language/languages.ts';

/** The markets whose rules for announcing a price reduction can be chosen. */
export const markets = ['EU', 'UK', 'US', 'JP', 'CN', 'HK'] as const;

export type Market = (typeof markets)[number];

/** Whose rules apply to the pages of a language while the site settings name none. */
export const defaultMarkets = { en: ['EU', 'US'], zh: ['HK'], ja: ['JP'] } as const satisfies Record<Language, readonly Market[]>;

/** Why a page shows a reduced price without a claim. */
export const noClaimReasons = [
  'not-sold',
  'not-reduced',
  /** No market is chosen. */
  'no-market',
  /** It is not below the price before. */
  'not-lower',
  /** Not all of the time that a market's rule looks at is known. */
  'history-too-short',
  /** It was not sold at all in that time. */
  'not-sold-before',
  /** No price was asked for long enough, or not recently enough. */
  'not-long-enough',
  /** Too few were sold, or none. */
  'too-few-sales',
] as const;

export type NoClaimReason = (typeof noClaimReasons)[number];
