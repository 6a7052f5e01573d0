import type { Language } from '#lib/language/languages.ts';

/** The currencies in which prices are authored. */
export const currencies = ['USD', 'HKD', 'JPY'] as const;

export type Currency = (typeof currencies)[number];

/** Decimal places of the minor unit. */
export const currencyDecimals = { USD: 2, HKD: 2, JPY: 0 } as const satisfies Record<Currency, number>;

/** The currency of a page until the visitor stores a choice. */
export const defaultCurrency = { en: 'USD', zh: 'HKD', ja: 'JPY' } as const satisfies Record<Language, Currency>;

export const isCurrency = (value: unknown): value is Currency => currencies.some((currency) => currency === value);
