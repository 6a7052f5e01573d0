import type { Currency } from '../../lib/money/currencies.ts';
import type { Language } from '../../lib/language/languages.ts';

/** A published document of the seed; the lake adds revision and times. */
export interface SeedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

export type LocaleText = Readonly<Record<Language, string>>;

const inLanguages = (en: string, zh: string, ja: string): LocaleText => ({ en, zh, ja });

export const localeString = (en: string, zh: string, ja: string) => ({ _type: 'localeString', ...inLanguages(en, zh, ja) });

export const localeText = (en: string, zh: string, ja: string) => ({ _type: 'localeText', ...inLanguages(en, zh, ja) });

export const reference = (id: string) => ({ _type: 'reference', _ref: id });

export const link = (href: string, label: ReturnType<typeof localeString>) => ({ _type: 'link', href, label });

/** The price lists of Los Angeles-1 and Tokyo-1: US dollars, Hong Kong dollars, yen. */
export const regionPrices = (losAngeles: readonly [number, number, number], tokyo: readonly [number, number, number]) => [
  regionPrice('region-us-0', losAngeles),
  regionPrice('region-jp-0', tokyo),
];

function regionPrice(region: string, [USD, HKD, JPY]: readonly [number, number, number]) {
  const price = { _type: 'moneyByCurrency', USD, HKD, JPY } satisfies Record<Currency, number> & { _type: string };
  return { _type: 'regionPrice', _key: region, region: reference(region), price };
}
