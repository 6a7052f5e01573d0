import type { Catalogue, RegionPrice } from '#lib/catalogue/catalogue.ts';
import { scaleUnitPrice, unitPriceScale, type ScaledUnitPrice } from '#lib/catalogue/unit-price.ts';
import { currencyDecimals, type Currency } from '#lib/money/currencies.ts';
import { money, sumMoney, type Money } from '#lib/money/money.ts';

/** What is bought, by codes of the catalogue. */
export interface Configuration {
  readonly region: string;
  readonly model: string;
  readonly disk: { readonly type: string; readonly sizeGib: number };
  readonly traffic: string;
}

/** One row of a price: what, how many of its unit, and the amount for the whole period, rounded once. */
export interface PriceLine {
  readonly kind: 'model' | 'disk' | 'traffic';
  readonly code: string;
  readonly quantity: number;
  readonly amount: Money;
}

export type PriceRefusal =
  | 'not-sold-in-currency'
  | 'unknown-region'
  | 'unknown-model'
  | 'not-sold-in-region'
  | 'unknown-disk'
  | 'disk-out-of-range'
  | 'unknown-traffic'
  | 'unknown-period'
  | 'not-on-sale';

export type PriceResult =
  | { ok: true; lines: readonly PriceLine[]; total: Money; perMonth: Money }
  | { ok: false; reason: PriceRefusal };

interface Item {
  readonly kind: PriceLine['kind'];
  readonly code: string;
  readonly quantity: number;
  readonly regions: readonly RegionPrice[];
}

interface Term {
  readonly months: number;
  readonly discountPercent: number;
}

/**
 * The one calculation behind every price on every screen and every quote. A line is unit price × quantity × months less
 * the period's discount, rounded once, half up, to minor units; the total is the sum of the lines. `perMonth` is the total divided
 * by the months, rounded half up, for display only. A price that nobody authored is a refusal, never 0 and never converted.
 */
export function price(catalogue: Catalogue, configuration: Configuration, periodCode: string, currency: Currency): PriceResult {
  const items = findItems(catalogue, configuration);
  if (typeof items === 'string') return refuse(items);
  const term = catalogue.periods.find((period) => period.code === periodCode);
  if (!term) return refuse('unknown-period');

  const lines: PriceLine[] = [];
  for (const item of items) {
    const regionPrice = item.regions.find((entry) => entry.region === configuration.region);
    if (!regionPrice) return refuse('not-sold-in-region');
    const authored = regionPrice.price[currency];
    const unitPrice = authored === undefined ? null : scaleUnitPrice(authored);
    if (unitPrice === null) return refuse('not-sold-in-currency');
    const { kind, code, quantity } = item;
    lines.push({ kind, code, quantity, amount: lineAmount(unitPrice, quantity, term, currency) });
  }
  const total = sumMoney(lines.map((line) => line.amount), currency);
  const perMonth = money(Number(divideHalfUp(BigInt(total.amountMinor), BigInt(term.months))), currency);
  return { ok: true, lines, total, perMonth };
}

const refuse = (reason: PriceRefusal): PriceResult => ({ ok: false, reason });

function findItems(catalogue: Catalogue, { region, model, disk, traffic }: Configuration): Item[] | PriceRefusal {
  if (!catalogue.regions.some((entry) => entry.code === region)) return 'unknown-region';
  const modelEntry = catalogue.models.find((entry) => entry.code === model);
  if (!modelEntry) return 'unknown-model';
  if (modelEntry.status !== 'on-sale') return 'not-on-sale';
  const diskEntry = catalogue.diskTypes.find((entry) => entry.code === disk.type);
  if (!diskEntry) return 'unknown-disk';
  const { sizeGib } = disk;
  if (!Number.isInteger(sizeGib) || sizeGib < diskEntry.minGib || sizeGib > diskEntry.maxGib) return 'disk-out-of-range';
  const trafficEntry = catalogue.trafficPlans.find((entry) => entry.code === traffic);
  if (!trafficEntry) return 'unknown-traffic';
  return [
    { kind: 'model', code: model, quantity: 1, regions: modelEntry.regions },
    { kind: 'disk', code: disk.type, quantity: sizeGib, regions: diskEntry.regions },
    { kind: 'traffic', code: traffic, quantity: 1, regions: trafficEntry.regions },
  ];
}

/** Whole numbers of any size until the one rounding, so nothing drifts. */
function lineAmount(unitPrice: ScaledUnitPrice, quantity: number, term: Term, currency: Currency): Money {
  const hundredthsKept = 10_000n - BigInt(Math.round(term.discountPercent * 100));
  const exact = unitPrice * BigInt(quantity) * BigInt(term.months) * hundredthsKept * 10n ** BigInt(currencyDecimals[currency]);
  return money(Number(divideHalfUp(exact, BigInt(unitPriceScale) * 10_000n)), currency);
}

const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
