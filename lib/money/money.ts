import type { Currency } from '#lib/money/currencies.ts';

/** An amount in whole minor units of its currency: 347 of USD is 3.47, 662 of JPY is 662. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** Creates an amount. Throws on a fraction or an unsafe integer: money is never approximate. */
export function money(amountMinor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not a whole number of minor units: ${amountMinor}`);
  return { amountMinor, currency };
}

/** The sum of two amounts in one currency; throws on two currencies. */
export function addMoney(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return money(left.amountMinor + right.amountMinor, left.currency);
}

/** The sum of any number of amounts in one currency, 0 of it if there are none. */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(addMoney, money(0, currency));
}

function requireSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new RangeError(`${left.currency} and ${right.currency} do not mix`);
}
