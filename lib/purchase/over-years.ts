import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Configuration, PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { currencies } from '#lib/money/currencies.ts';
import { money } from '#lib/money/money.ts';
import { estimate } from './estimate.ts';

const yearsAtMost = 5;
const monthsOfYear = 12;

/** What a server costs over some years. */
export interface OverYears {
  readonly years: number;
  /** The first period at its price, and each later one at the renewal price. */
  readonly renewed: Prices;
  /** The list price of this number of years paid at once; null: there is no such period. */
  readonly atOnce: Prices | null;
}

type Ordered = Configuration & Pick<PurchaseConfiguration, 'period'>;

/** The first period, and as many renewals as follow it. */
const withRenewals = (first: Prices, renewal: Prices, renewals: number): Prices => {
  const sums: { -readonly [Name in keyof Prices]: Prices[Name] } = { USD: null, HKD: null, JPY: null };
  for (const currency of currencies) {
    const one = first[currency];
    const each = renewal[currency];
    if (one && each) sums[currency] = money(one.amountMinor + renewals * each.amountMinor, currency);
  }
  return sums;
};

/**
 * What a first price and its renewals come to after 1 to 5 years, beside paying for the years at once. Years that are not whole periods are
 * left out.
 */
export function overYears(
  catalogue: Catalogue,
  ordered: Ordered,
  { total, renewal }: { readonly total: Prices; readonly renewal: Prices },
): OverYears[] {
  const months = catalogue.periods.find(({ code }) => code === ordered.period)?.months;
  if (months === undefined) return [];
  return Array.from({ length: yearsAtMost }, (_, place) => place + 1).flatMap((years) => {
    const periods = (years * monthsOfYear) / months;
    if (!Number.isInteger(periods)) return [];
    const whole = catalogue.periods.find((period) => period.months === years * monthsOfYear)?.code;
    const atOnce = whole === undefined ? null : (estimate(catalogue, { ...ordered, period: whole })?.total ?? null);
    return [{ years, renewed: withRenewals(total, renewal, periods - 1), atOnce }];
  });
}
