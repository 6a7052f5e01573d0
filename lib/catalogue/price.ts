import type { Catalogue, DiskType, RegionPrice } from '#lib/catalogue/catalogue.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { takeOff, type Discount, type TakenOff } from '#lib/catalogue/discounts.ts';
import { divideHalfUp } from '#lib/money/divide-half-up.ts';
import { hundredthsInWhole, hundredthsOfPercent } from '#lib/money/percent-of.ts';
import { isQuantity, quantityOf } from '#lib/catalogue/quantity.ts';
import { dataDisksAtMost } from '#lib/rules/servers/data-disks.ts';
import { scaleUnitPrice, unitPriceScale, type ScaledUnitPrice } from '#lib/money/unit-price.ts';
import { currencyDecimals, type Currency } from '#lib/money/currencies.ts';
import { money, sumMoney, type Money } from '#lib/money/money.ts';

/** One line of a price: the item, its quantity in one server, and the amount for the whole period of all servers. */
export interface PriceLine {
  readonly kind: 'model' | 'disk' | 'data-disk' | 'traffic';
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
  | 'too-many-disks'
  | 'unknown-traffic'
  | 'unknown-period'
  | 'not-on-sale'
  | 'quantity-out-of-range';

/** The price of a configuration for a period; of several servers that of all. */
interface Quotation {
  readonly lines: readonly PriceLine[];
  /** The sum of the lines; also the renewal price, because discounts apply to the first period only. */
  readonly subtotal: Money;
  readonly discounts: readonly TakenOff[];
  readonly total: Money;
  /** The total of one server: the total is this times their number. */
  readonly each: Money;
  /** For display only: the total divided by the months, rounded half up. */
  readonly perMonth: Money;
  readonly renewal: Money;
}

export type PriceResult = ({ readonly ok: true } & Quotation) | { readonly ok: false; readonly reason: PriceRefusal };

interface Item {
  readonly kind: PriceLine['kind'];
  readonly code: string;
  readonly quantity: number;
  readonly regions: readonly RegionPrice[];
}

/**
 * The one calculation behind every price on every screen and every quote. A line is unit price × quantity × months less the
 * period's discount, rounded once, half up, to minor units; the subtotal is the sum of the lines. Discounts come off the subtotal in their
 * order. All of that is the price of one server; several cost exactly that price times their number. A price that nobody authored is a
 * refusal, never 0 and never converted.
 */
export function price(
  catalogue: Catalogue,
  configuration: Configuration,
  periodCode: string,
  currency: Currency,
  discounts: readonly Discount[] = [],
): PriceResult {
  const items = findItems(catalogue, configuration);
  if (typeof items === 'string') return refuse(items);
  const servers = quantityOf(configuration);
  if (!isQuantity(servers)) return refuse('quantity-out-of-range');
  const period = catalogue.periods.find(({ code }) => code === periodCode);
  if (!period) return refuse('unknown-period');

  const hundredthsCharged = hundredthsInWhole - hundredthsOfPercent(period.discountPercent);
  const lines: PriceLine[] = [];
  for (const item of items) {
    const regionPrice = item.regions.find((entry) => entry.region === configuration.region);
    if (!regionPrice) return refuse('not-sold-in-region');
    const authored = regionPrice.price[currency];
    const unitPrice = authored === undefined ? null : scaleUnitPrice(authored);
    if (unitPrice === null) return refuse('not-sold-in-currency');
    const { kind, code, quantity } = item;
    lines.push({ kind, code, quantity, amount: lineAmount(unitPrice, quantity * period.months, hundredthsCharged, currency) });
  }
  const amounts = lines.map((line) => line.amount);
  const subtotal = sumMoney(amounts, currency);
  const taken = takeOff(amounts, currency, discounts);
  const total = times(taken.total, servers);
  return {
    ok: true,
    lines: lines.map((line) => ({ ...line, amount: times(line.amount, servers) })),
    subtotal: times(subtotal, servers),
    discounts: taken.discounts.map((each) => ({
      ...each,
      amount: times(each.amount, servers),
      shares: each.shares.map((share) => times(share, servers)),
    })),
    total,
    each: taken.total,
    perMonth: money(Number(divideHalfUp(BigInt(total.amountMinor), BigInt(period.months))), currency),
    renewal: times(subtotal, servers),
  };
}

const times = ({ amountMinor, currency }: Money, servers: number): Money => money(amountMinor * servers, currency);

const refuse = (reason: PriceRefusal): PriceResult => ({ ok: false, reason });

function findItems(catalogue: Catalogue, { region, model, disk, dataDisks = [], traffic }: Configuration): Item[] | PriceRefusal {
  if (!catalogue.regions.some((entry) => entry.code === region)) return 'unknown-region';
  const modelEntry = catalogue.models.find((entry) => entry.code === model);
  if (!modelEntry) return 'unknown-model';
  if (modelEntry.status !== 'on-sale') return 'not-on-sale';
  if (dataDisks.length > dataDisksAtMost) return 'too-many-disks';
  const bootDisk = diskItem(catalogue.diskTypes, 'disk', disk);
  const trafficEntry = catalogue.trafficPlans.find((entry) => entry.code === traffic);
  if (typeof bootDisk === 'string') return bootDisk;
  const more: Item[] = [];
  for (const dataDisk of dataDisks) {
    const item = diskItem(catalogue.diskTypes, 'data-disk', dataDisk);
    if (typeof item === 'string') return item;
    more.push(item);
  }
  if (!trafficEntry) return 'unknown-traffic';
  return [
    { kind: 'model', code: model, quantity: 1, regions: modelEntry.regions },
    bootDisk,
    ...more,
    { kind: 'traffic', code: traffic, quantity: 1, regions: trafficEntry.regions },
  ];
}

function diskItem(
  diskTypes: readonly DiskType[],
  kind: 'disk' | 'data-disk',
  { type, sizeGib }: Configuration['disk'],
): Item | PriceRefusal {
  const entry = diskTypes.find((diskType) => diskType.code === type);
  if (!entry) return 'unknown-disk';
  if (!Number.isInteger(sizeGib) || sizeGib < entry.minGib || sizeGib > entry.maxGib) return 'disk-out-of-range';
  return { kind, code: type, quantity: sizeGib, regions: entry.regions };
}

const partsInMajorUnit = BigInt(unitPriceScale) * hundredthsInWhole;
const minorUnits = {
  USD: 10n ** BigInt(currencyDecimals.USD),
  HKD: 10n ** BigInt(currencyDecimals.HKD),
  JPY: 10n ** BigInt(currencyDecimals.JPY),
} as const satisfies Record<Currency, bigint>;

/** BigInt until the one rounding, so nothing drifts. */
function lineAmount(unitPrice: ScaledUnitPrice, times: number, hundredthsCharged: bigint, currency: Currency): Money {
  const exact = unitPrice * BigInt(times) * hundredthsCharged * minorUnits[currency];
  return money(Number(divideHalfUp(exact, partsInMajorUnit)), currency);
}
