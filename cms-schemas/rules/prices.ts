import { asRecord, listInWords, type Verdict } from '#cms-schemas/rules/verdict.ts';
import { isUnitPrice } from '#lib/money/unit-price.ts';
import { currencies } from '#lib/money/currencies.ts';

/** A price needs every currency, each authored separately: at most 4 decimals, not negative. */
export function checkEveryCurrency(value: unknown): Verdict {
  const prices = asRecord(value);
  const missing = currencies.filter((currency) => typeof prices[currency] !== 'number');
  if (missing.length > 0) return `Give the price in ${listInWords(missing)}; prices are never converted.`;
  const malformed = currencies.filter((currency) => !isUnitPrice(Number(prices[currency])));
  return malformed.length === 0 || `${listInWords(malformed)}: a price is 0 or more and has at most 4 decimals.`;
}

/** An item is sold in at least one region, with one price list per region. */
export function checkRegionPrices(value: unknown): Verdict {
  if (!Array.isArray(value) || value.length === 0) return 'Add the price for at least one region.';
  const regions = value.map((entry: unknown) => asRecord(asRecord(entry).region)._ref).filter((ref) => ref !== undefined);
  return new Set(regions).size === regions.length || 'One region is listed twice. Keep one price for each region.';
}
