import type { Configuration } from '#lib/catalogue/configuration.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { priceBeforeSearch, PricesBefore } from '#lib/contracts/calls/price-calls.ts';
import type { CallInput } from '#lib/contracts/define-call.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import type { Market } from '#lib/money/markets.ts';
import { money, type Money } from '#lib/money/money.ts';

/** What a page says beside a reduced price. */
interface PriceClaim {
  readonly before: Money;
  readonly percent: number;
  /** Whose rule the price before comes from, and with it the words that name it. */
  readonly market: Market;
}

/** In each currency; null: the plain price. */
export type PriceClaims = Readonly<Record<Currency, PriceClaim | null>>;

/** A percentage that holds for several prices, in each currency; null: none does for all of them. */
export type CommonPercents = Readonly<Record<Currency, number | null>>;

/** A price on a page: of a configuration for a period. */
export interface ShownPrice {
  readonly configuration: Configuration;
  readonly period: string;
  readonly prices: Prices;
}

/** Asks the services for the prices before of any number of choices; null if they cannot be reached. */
export type AskPricesBefore = (params: CallInput<typeof priceBeforeSearch>['params']) => Promise<PricesBefore | null>;

export const noClaims: PriceClaims = { USD: null, HKD: null, JPY: null };

export interface LoadedClaims {
  /** For each price, in its order. */
  readonly claims: readonly PriceClaims[];
  /** When to ask again: soon, if the services did not answer or do not know yet of a price that the page shows. */
  readonly changesAt: readonly number[];
}

const retryMs = 15_000;

/** The claims that a page may make of its reduced prices now. A price that is not the one in the history is shown without. */
export async function loadClaims(
  { askPricesBefore, nowMs }: { readonly askPricesBefore?: AskPricesBefore | undefined; readonly nowMs: number },
  markets: readonly Market[],
  shown: readonly ShownPrice[],
): Promise<LoadedClaims> {
  if (shown.length === 0 || !askPricesBefore) return { claims: shown.map(() => noClaims), changesAt: [] };
  const choices = shown.map(({ configuration: { region, model, disk, traffic }, period }) => ({ region, model, disk, traffic, period }));
  const answer = await askPricesBefore({ markets: [...markets], choices });
  if (!answer) return { claims: shown.map(() => noClaims), changesAt: [nowMs + retryMs] };
  let agreed = true;
  const claims = shown.map(({ prices }, index) => {
    const found = answer[index];
    const claimOf = (currency: Currency): PriceClaim | null => {
      const before = found?.[currency];
      const shownMinor = prices[currency]?.amountMinor;
      // a lower one is that of a public code, which the page does not show
      agreed &&= shownMinor === undefined || (before?.nowMinor ?? Infinity) <= shownMinor;
      if (before?.kind !== 'claim' || before.nowMinor !== shownMinor) return null;
      return { before: money(before.beforeMinor, currency), percent: before.percent, market: before.market };
    };
    return { USD: claimOf('USD'), HKD: claimOf('HKD'), JPY: claimOf('JPY') };
  });
  return { claims, changesAt: agreed ? [] : [nowMs + retryMs] };
}

/** The percentage that is that of each of several prices, so that it need not be drawn at every one. */
export function equalPercents(shown: readonly { readonly prices: Prices; readonly claims: PriceClaims }[]): CommonPercents {
  const least = commonPercents(shown);
  const ofAll = (currency: Currency): number | null =>
    shown.every(({ prices, claims }) => prices[currency] === null || claims[currency]?.percent === least[currency])
      ? least[currency]
      : null;
  return { USD: ofAll('USD'), HKD: ofAll('HKD'), JPY: ofAll('JPY') };
}

/** The percentage that may be said of several prices together: the least of them, and none if one of them has none. */
export function commonPercents(shown: readonly { readonly prices: Prices; readonly claims: PriceClaims }[]): CommonPercents {
  const [USD = null, HKD = null, JPY = null] = currencies.map((currency) => {
    const sold = shown.filter(({ prices }) => prices[currency] !== null).map(({ claims }) => claims[currency]?.percent ?? 0);
    return sold.length > 0 && !sold.includes(0) ? Math.min(...sold) : null;
  });
  return { USD, HKD, JPY };
}
