import type { Currency } from '../../../lib/money/currencies.ts';
import type { SeedDocument } from '../seed-document.ts';

type PriceList = readonly [USD: number, HKD: number, JPY: number];
type Row = readonly [suffix: string, firstYear: PriceList, renewal: PriceList];

const suffixes = {
  general: [
    ['.com', [11.2, 88, 1680], [13.6, 107, 2040]],
    ['.net', [11.9, 93, 1780], [13.4, 105, 2010]],
    ['.org', [9.6, 75, 1440], [13.2, 103, 1980]],
    ['.info', [4.8, 38, 720], [21.5, 168, 3220]],
  ],
  country: [
    ['.jp', [19.8, 155, 2970], [23.8, 186, 3570]],
    ['.us', [6.4, 50, 960], [9.9, 78, 1480]],
    ['.hk', [25.6, 200, 3840], [25.6, 200, 3840]],
    ['.cn', [5.2, 41, 780], [7.8, 61, 1170]],
    ['.sg', [36.4, 285, 5460], [38.9, 305, 5830]],
    ['.uk', [6.9, 54, 1030], [8.9, 70, 1330]],
  ],
  trade: [
    ['.dev', [12.8, 100, 1920], [14.2, 111, 2130]],
    ['.app', [13.6, 106, 2040], [15, 117, 2250]],
    ['.cloud', [9.8, 77, 1470], [18.9, 148, 2830]],
    ['.tech', [8.4, 66, 1260], [48.9, 383, 7330]],
    ['.shop', [3.2, 25, 480], [32.4, 254, 4860]],
    ['.store', [3.9, 31, 580], [44.6, 349, 6690]],
  ],
} as const satisfies Record<string, readonly Row[]>;

const prices = ([USD, HKD, JPY]: PriceList) =>
  ({ _type: 'moneyByCurrency', USD, HKD, JPY }) satisfies Record<Currency, number> & { _type: string };

/** Suffixes on sale; each price list is authored, none converted. */
export const domainSuffixes: readonly SeedDocument[] = Object.entries<readonly Row[]>(suffixes)
  .flatMap(([category, rows]) => rows.map((row) => ({ category, row })))
  .map(({ category, row: [suffix, firstYear, renewal] }, index) => ({
    _id: `domain-suffix${suffix.replaceAll('.', '-')}`,
    _type: 'domainSuffix',
    suffix,
    category,
    firstYear: prices(firstYear),
    renewal: prices(renewal),
    order: index + 1,
  }));
