import type { Currency } from '#lib/money/currencies.ts';
import type { Money } from '#lib/money/money.ts';

/** The price of an item in each currency; null if it is not sold in that currency. */
export type Prices = Readonly<Record<Currency, Money | null>>;
