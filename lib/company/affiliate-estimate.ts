import { currencyDecimals, type Currency } from '#lib/money/currencies.ts';
import { money, type Money } from '#lib/money/money.ts';
import { percentOf } from '#lib/money/percent-of.ts';
import { amountRule } from '#lib/rules/amount-text.ts';

/** Bounds of the customers per month in the estimate. */
export const customerBounds = { atLeast: 1, atMost: 1_000 } as const;

/** Initial values of the estimate's fields; an example, not a price of ours. */
export const exampleCustomers = 20;
export const exampleOrders = { USD: '18.00', HKD: '140.00', JPY: '2700' } as const satisfies Record<Currency, string>;

/** The commission on one paid order at a rate in percent: rounded once, half up, in the order's currency. */
export const commissionOf = (order: Money, ratePercent: number): Money => money(percentOf(order.amountMinor, ratePercent), order.currency);

/** The commission of a month in which each customer orders once: each order's commission is an amount of its own. */
export const monthlyCommission = (customers: number, order: Money, ratePercent: number): Money =>
  money(commissionOf(order, ratePercent).amountMinor * customers, order.currency);

/** Parses a typed number of customers, full-width digits included; null outside the bounds. */
export function readCustomers(text: string): number | null {
  const typed = plainDigits(text);
  if (!/^\d{1,4}$/.test(typed)) return null;
  const customers = Number(typed);
  return customers >= customerBounds.atLeast && customers <= customerBounds.atMost ? customers : null;
}

/** Parses a typed amount; null for an invalid or empty one and for less than a minor unit. */
export function readOrderAmount(text: string, currency: Currency): Money | null {
  const typed = plainDigits(text);
  if (!amountRule.accepts(typed)) return null;
  const [whole = '', fraction = ''] = typed.split('.');
  const decimals = currencyDecimals[currency];
  if (fraction.length > decimals) return null;
  const amountMinor = Number(`${whole}${fraction.padEnd(decimals, '0')}`);
  return amountMinor > 0 ? money(amountMinor, currency) : null;
}

/** Input methods write full-width digits, and people group thousands. */
const plainDigits = (text: string): string => text.slice(0, 40).normalize('NFKC').trim().replaceAll(',', '');
