import type { OpenQuotes } from '../../../lib/contracts/calls/figure-calls.ts';
import type { Currency } from '../../../lib/money/currencies.ts';
import type { PriceChange, PricedRow } from './price-changes.ts';

/** Open quotes for a model in a region and a currency, one of whose prices changes. */
export interface TouchedQuotes {
  readonly model: string;
  readonly region: string;
  readonly currency: Currency;
  readonly quotes: number;
  readonly lastEndsAt: string;
}

/** Whether a quote has a price of a changed item in it. */
const isTouched = (open: OpenQuotes, { row: { type, code, region }, currency }: PriceChange<PricedRow>): boolean =>
  open.region === region &&
  open.currency === currency &&
  ((type === 'model' && open.model === code) ||
    (type === 'diskType' && open.disks.includes(code)) ||
    (type === 'trafficPlan' && open.traffic === code));

/** The open quotes that the changes touch, a line for each model, region and currency, the most first. */
export function touchedQuotes(open: readonly OpenQuotes[], changes: readonly PriceChange<PricedRow>[]): TouchedQuotes[] {
  const lines = new Map<string, TouchedQuotes>();
  for (const each of open.filter((quotes) => changes.some((change) => isTouched(quotes, change)))) {
    const { model, region, currency, quotes, lastEndsAt } = each;
    const name = [model, region, currency].join(' ');
    const known = lines.get(name);
    const last = known && known.lastEndsAt > lastEndsAt ? known.lastEndsAt : lastEndsAt;
    lines.set(name, { model, region, currency, quotes: quotes + (known?.quotes ?? 0), lastEndsAt: last });
  }
  return [...lines.values()].toSorted((one, other) => other.quotes - one.quotes);
}
