import * as z from 'zod/mini';
import { scaleUnitPrice, unitPriceScale } from '#lib/money/unit-price.ts';
import { currencyDecimals, type Currency } from '#lib/money/currencies.ts';
import { money, type Money } from '#lib/money/money.ts';
import { stegaFree } from './stega-free.ts';
import type { Prices } from './prices.ts';

const amount = z.catch(z.nullish(stegaFree(z.number())), null);

/** Amounts that an editor set in each currency; a missing or invalid one is null: nothing is converted. */
export const authoredPrices = z.pipe(
  z.nullish(z.object({ USD: amount, HKD: amount, JPY: amount })),
  z.transform((value): Prices => ({
    USD: amountOf(value?.USD, 'USD'),
    HKD: amountOf(value?.HKD, 'HKD'),
    JPY: amountOf(value?.JPY, 'JPY'),
  })),
);

/** By its decimal digits, rounded half up to the currency's minor unit. */
function amountOf(authored: number | null | undefined, currency: Currency): Money | null {
  const scaled = typeof authored === 'number' ? scaleUnitPrice(authored) : null;
  if (scaled === null) return null;
  const scale = BigInt(unitPriceScale);
  return money(Number((2n * scaled * 10n ** BigInt(currencyDecimals[currency]) + scale) / (2n * scale)), currency);
}
