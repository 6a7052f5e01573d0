import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { price, type PriceLine, type PriceRefusal } from '#lib/catalogue/price.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { shareOfDays } from '#lib/money/share-of-days.ts';
import { daysBetween, daysLeft } from '../whole-days.ts';

/** A period of a server that was paid: its own, or that of a renewal. */
export interface PaidPeriod {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly period: string;
}

interface ChangeLine extends Pick<PriceLine, 'kind' | 'code' | 'quantity'> {
  readonly amountMinor: number;
}

export type ChangePrice =
  | {
      readonly ok: true;
      /** What becomes more, each with its difference for the days that are left. */
      readonly lines: readonly ChangeLine[];
      readonly totalMinor: number;
      /** The whole days that it is for, of all periods. */
      readonly days: number;
    }
  | { readonly ok: false; readonly reason: PriceRefusal };

/** What runs stays priced by its list price, whether it is still sold or not. */
const withSold = (catalogue: Catalogue, model: string): Catalogue => ({
  ...catalogue,
  models: catalogue.models.map((each) => (each.code === model ? { ...each, status: 'on-sale' } : each)),
});

interface Change {
  readonly before: Configuration;
  readonly after: Configuration;
  readonly currency: Currency;
}

/**
 * What a change of a server costs at an instant, by the one calculation: for each period that was paid, renewals included, the list price
 * of the day of what the server becomes less that of what it is, at the discount of that period, for the share of its whole days that are
 * left. Each line of each period is rounded once, half up; what would be cheaper costs nothing. All of that is for one server; several cost
 * exactly that amount times their number.
 */
export function changePrice(catalogue: Catalogue, change: Change, periods: readonly PaidPeriod[], nowMs: number): ChangePrice {
  const lines = new Map<string, ChangeLine>();
  const servers = quantityOf(change.after);
  let days = 0;
  for (const paid of periods) {
    const left = daysLeft(paid, nowMs);
    days += left;
    const differences = differencesOf(catalogue, change, paid.period);
    if (!Array.isArray(differences)) return { ok: false, reason: differences };
    for (const { amountMinor, ...line } of differences) {
      const shareMinor = servers * shareOfDays(amountMinor, left, daysBetween(paid.fromMs, paid.untilMs));
      lines.set(line.kind, { ...line, amountMinor: (lines.get(line.kind)?.amountMinor ?? 0) + shareMinor });
    }
  }
  const all = [...lines.values()];
  return { ok: true, lines: all, totalMinor: all.reduce((sum, { amountMinor }) => sum + amountMinor, 0), days };
}

const oneOf = (configuration: Configuration): Configuration => ({ ...configuration, quantity: 1 });

/** What becomes more of one server, each with its difference for a whole period. */
function differencesOf(catalogue: Catalogue, { before, after, currency }: Change, period: string): ChangeLine[] | PriceRefusal {
  const known = withSold(catalogue, before.model);
  const was = price(known, oneOf(before), period, currency);
  const becomes = price(before.model === after.model ? known : catalogue, oneOf(after), period, currency);
  if (!was.ok) return was.reason;
  if (!becomes.ok) return becomes.reason;
  return becomes.lines.flatMap(({ kind, code, quantity, amount }, place): ChangeLine[] => {
    const old = was.lines[place];
    if (!old || (old.code === code && old.quantity === quantity)) return [];
    const more = old.code === code ? quantity - old.quantity : quantity;
    return [{ kind, code, quantity: more, amountMinor: Math.max(0, amount.amountMinor - old.amount.amountMinor) }];
  });
}
