/** Unit prices have four decimals of the major unit, whatever the currency: 7.2 yen per GiB is 72,000 of these. */
const unitPriceDecimals = 4;

export const unitPriceScale = 10 ** unitPriceDecimals;

/** A unit price in ten-thousandths of the major unit. */
export type ScaledUnitPrice = bigint;

const plainDecimal = /^(\d{1,9})(?:\.(\d{1,4}))?$/;

/**
 * Parses an authored price by its decimal digits, so that no float error enters; null for an invalid price (negative, over four decimals,
 * not finite, more than nine digits before the point).
 */
export function scaleUnitPrice(value: number): ScaledUnitPrice | null {
  const match = plainDecimal.exec(String(value));
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(unitPriceDecimals, '0'));
}

export const isUnitPrice = (value: number): boolean => scaleUnitPrice(value) !== null;
