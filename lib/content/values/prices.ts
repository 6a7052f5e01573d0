import type { Currency } from '#lib/money/currencies.ts';
import type { Money } from '#lib/money/money.ts';

/** What one thing costs in each currency; null where it is not sold in that currency. */
export type Prices = Readonly<Record<Currency, Money | null>>;
