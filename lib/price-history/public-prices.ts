import { emptyCatalogue, type Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { price } from '#lib/catalogue/price.ts';
import { changesBetween, promotionState, windowAt, type RecurringWindow } from '#lib/content/recurring-window.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { PriceHistory, PriceStep } from './price-steps.ts';

/** A discount that everybody may have: a promotion, or a code that is no personal one. */
export interface PublicDiscount extends RecurringWindow, Discount {
  readonly models: readonly string[];
  /** Billing periods, by code. */
  readonly periods: readonly string[];
  /** The least list price that it applies to; null: any. In a currency without one it does not apply. */
  readonly minimumSpend: Prices | null;
}

/** What was published from an instant on. */
export interface SellingState {
  readonly fromMs: number;
  readonly catalogue: Catalogue;
  readonly discounts: readonly PublicDiscount[];
}

/** A server without data disks, for a period. */
export interface ServerChoice {
  readonly configuration: Omit<Configuration, 'dataDisks'>;
  readonly period: string;
}

/** What one price is the price of. */
export interface PricedChoice extends ServerChoice {
  readonly currency: Currency;
}

/**
 * What a configuration cost everybody at each instant until `untilMs`, by the one calculation over what was published then: the list price,
 * or the lowest that a public discount made of it. `states`: oldest first. Prices are computed again only where something changed that they
 * depend on; an entry that is the same object as in the state before did not.
 */
export function publicPriceHistory(states: readonly SellingState[], choice: PricedChoice, untilMs: number): PriceHistory {
  const steps: PriceStep[] = [];
  for (const { fromMs, toMs, catalogue, discounts } of stretchesOf(states, choice, untilMs + 1)) {
    const priceAt = pricesOf(catalogue, discounts, choice);
    const changes = discounts.flatMap((discount) => changesBetween(discount, fromMs, toMs)).toSorted((one, other) => one - other);
    for (const atMs of [fromMs, ...new Set(changes)]) {
      const step = { fromMs: atMs, ...priceAt(atMs) };
      const last = steps.at(-1);
      if (!last || last.amountMinor !== step.amountMinor || last.by !== step.by) steps.push(step);
    }
  }
  return steps;
}

/** Until just before `toMs`, nothing changed that a choice's price depends on. */
interface Stretch extends SellingState {
  toMs: number;
  /** All of that. */
  readonly parts: readonly unknown[];
}

/** The times in which nothing changed for a choice, each with only what it depends on. */
function stretchesOf(states: readonly SellingState[], choice: PricedChoice, endMs: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, { fromMs, catalogue: whole, discounts: all }] of states.entries()) {
    const toMs = Math.min(states[index + 1]?.fromMs ?? Infinity, endMs);
    if (fromMs >= toMs) continue;
    const catalogue = onlyOf(whole, choice);
    const discounts = all.filter(({ models, periods }) => models.includes(choice.configuration.model) && periods.includes(choice.period));
    const parts = [...Object.values(catalogue).map((entries) => entries[0]), ...discounts];
    const last = stretches.at(-1);
    if (last && parts.length === last.parts.length && parts.every((part, at) => part === last.parts[at])) last.toMs = toMs;
    else stretches.push({ fromMs, toMs, catalogue, discounts, parts });
  }
  return stretches;
}

/** The entries of a catalogue that a choice names, at most one in each list. */
function onlyOf({ regions, models, diskTypes, trafficPlans, periods }: Catalogue, { configuration, period }: PricedChoice): Catalogue {
  const only = <Entry extends { readonly code: string }>(entries: readonly Entry[], code: string): Entry[] => {
    const found = entries.find((entry) => entry.code === code);
    return found ? [found] : [];
  };
  return {
    ...emptyCatalogue,
    regions: only(regions, configuration.region),
    models: only(models, configuration.model),
    diskTypes: only(diskTypes, configuration.disk.type),
    trafficPlans: only(trafficPlans, configuration.traffic),
    periods: only(periods, period),
  };
}

/** The price at an instant, and what made it. */
type PriceAt = Pick<PriceStep, 'amountMinor' | 'by'>;

/** The list price, or the lowest that a discount makes of it while it runs. */
function pricesOf(
  catalogue: Catalogue,
  discounts: readonly PublicDiscount[],
  { configuration, period, currency }: PricedChoice,
): (atMs: number) => PriceAt {
  const list = price(catalogue, configuration, period, currency);
  if (!list.ok) return () => ({ amountMinor: null, by: null });
  const listMinor = list.total.amountMinor;
  const reduced = discounts
    .filter(({ minimumSpend }) => minimumSpend === null || listMinor >= (minimumSpend[currency]?.amountMinor ?? Infinity))
    .map((discount) => {
      const result = price(catalogue, configuration, period, currency, [discount]);
      return { discount, amountMinor: result.ok ? result.total.amountMinor : listMinor };
    });
  return (atMs) => {
    let lowest: { amountMinor: number; by: string | null } = { amountMinor: listMinor, by: null };
    for (const { discount, amountMinor } of reduced) {
      if (amountMinor < lowest.amountMinor && promotionState(discount, atMs) === 'running') lowest = { amountMinor, by: discount.code };
    }
    return lowest;
  };
}

/** When the discount that makes the price at an instant ends; null if it is none, or no longer there. */
export function endOfDiscount(states: readonly SellingState[], code: string | null, atMs: number): number | null {
  const current = states.findLast(({ fromMs }) => fromMs <= atMs);
  const discount = current?.discounts.find((each) => each.code === code);
  return discount ? windowAt(discount, atMs).endsAt : null;
}
