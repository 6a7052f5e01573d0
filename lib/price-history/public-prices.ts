import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import { price, type Configuration } from '#lib/catalogue/price.ts';
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

/** What one price is the price of. */
export interface PricedChoice {
  readonly configuration: Configuration;
  readonly period: string;
  readonly currency: Currency;
}

/**
 * What a configuration cost everybody at each instant until `untilMs`, by the one calculation over what was published then: the list price,
 * or the lowest that a public discount made of it. `states`: oldest first.
 */
export function publicPriceHistory(states: readonly SellingState[], choice: PricedChoice, untilMs: number): PriceHistory {
  const steps: PriceStep[] = [];
  for (const [index, { fromMs, catalogue, discounts }] of states.entries()) {
    const toMs = Math.min(states[index + 1]?.fromMs ?? Infinity, untilMs + 1);
    const fitting = discounts.filter(
      ({ models, periods }) => models.includes(choice.configuration.model) && periods.includes(choice.period),
    );
    const changes = fitting.flatMap((discount) => changesBetween(discount, fromMs, toMs));
    for (const atMs of fromMs < toMs ? [fromMs, ...new Set(changes.toSorted((one, other) => one - other))] : []) {
      const step = { fromMs: atMs, ...lowestPrice(catalogue, fitting, choice, atMs) };
      const last = steps.at(-1);
      if (!last || last.amountMinor !== step.amountMinor || last.by !== step.by) steps.push(step);
    }
  }
  return steps;
}

function lowestPrice(
  catalogue: Catalogue,
  discounts: readonly PublicDiscount[],
  { configuration, period, currency }: PricedChoice,
  atMs: number,
): Pick<PriceStep, 'amountMinor' | 'by'> {
  const list = price(catalogue, configuration, period, currency);
  if (!list.ok) return { amountMinor: null, by: null };
  let lowest: { amountMinor: number; by: string | null } = { amountMinor: list.total.amountMinor, by: null };
  for (const discount of discounts) {
    const fromMinor = discount.minimumSpend ? discount.minimumSpend[currency]?.amountMinor : 0;
    if (promotionState(discount, atMs) !== 'running' || fromMinor === undefined || list.total.amountMinor < fromMinor) continue;
    const result = price(catalogue, configuration, period, currency, [discount]);
    if (result.ok && result.total.amountMinor < lowest.amountMinor) lowest = { amountMinor: result.total.amountMinor, by: discount.code };
  }
  return lowest;
}

/** When the discount that makes the price at an instant ends; null if it is none, or no longer there. */
export function endOfDiscount(states: readonly SellingState[], code: string | null, atMs: number): number | null {
  const current = states.findLast(({ fromMs }) => fromMs <= atMs);
  const discount = current?.discounts.find((each) => each.code === code);
  return discount ? windowAt(discount, atMs).endsAt : null;
}
