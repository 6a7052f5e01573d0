/**
 * The price list typed out a second time, and manual arithmetic: decimal digits, one fraction per line, rounded once, half up. Nothing of
 * lib/catalogue is used here.
 */
const printedPrices = `
  code                         LA-USD LA-HKD LA-JPY TYO-USD TYO-HKD TYO-JPY
  cvm.g4a.amd.c1m1             1.85 14.47 281 3.04 23.75 456
  cvm.g4a.amd.c1m2             3.19 24.95 485 4.93 38.54 740
  cvm.g4a.amd.c2m2             4.95 38.71 752 6.57 51.3 985
  cvm.g4a.amd.c2m4             7.18 56.15 1091 8.96 70 1344
  cvm.g4a.amd.c4m8             15.08 117.93 2292 20.46 159.84 3069
  cvm.g4a.amd.c8m16            31.2 243.98 4742 42.6 332.81 6390
  cvm.g4a.amd.c16m32           63.8 498.92 9698 87.07 680.21 13060
  cvm.g4a.amd.c32m64           129.5 1012.69 19684 177.33 1385.42 26600
  cvm.g4a.amd.c64m128          262 2048.84 39824 359.33 2807.29 53900
  cvm.g1a.amd.c1m1             1.52 11.89 231 2.48 19.38 372
  cvm.g1a.amd.c1m2             2.68 20.96 407 4.08 31.88 612
  cvm.g1a.amd.c2m4             6.05 47.31 920 7.45 58.23 1118
  cvm.g1a.amd.c4m8             12.6 98.53 1915 16.93 132.29 2540
  cvm.g1a.amd.c8m16            26.1 204.1 3967 35.27 275.52 5290
  cvm.g1a.amd.c16m32           53.4 417.59 8117 72.2 564.06 10830
  cvm.g1a.amd.c32m64           108.9 851.6 16553 147.33 1151.04 22100
  cvm.cx4f.amd.c1m2            4.48 35.03 681 6.03 47.14 905
  cvm.cx4f.amd.c2m4            9.36 73.2 1423 11.93 93.23 1790
  cvm.cx4f.amd.c4m8            19.4 151.71 2949 26.4 206.25 3960
  cvm.cx4f.amd.c8m16           40.1 313.58 6095 54.93 429.17 8240
  cvm.cx4f.amd.c16m32          82 641.24 12464 112.33 877.6 16850
  cvm.cx4f.amd.c32m64          166.5 1302.03 25308 228.67 1786.46 34300
  cvm.dedicated2.amd.c1m2      5.62 43.95 854 7.29 56.98 1094
  cvm.dedicated2.amd.c2m4      11.53 90.16 1753 14.97 116.98 2246
  cvm.dedicated2.amd.c4m8      24.3 190.03 3694 34.94 272.97 5241
  cvm.dedicated2.amd.c8m16     49.9 390.22 7585 71.93 561.98 10790
  cvm.dedicated2.amd.c16m32    101.8 796.08 15474 147 1148.44 22050
  cvm.dedicated2.amd.c32m64    206.4 1614.05 31373 298.67 2333.33 44800
  cvm.dedicated2.amd.c64m128   417 3260.94 63384 604 4718.75 90600
  cvm.mx4a.amd.c1m4            5.74 44.89 872 6.51 50.89 977
  cvm.mx4a.amd.c2m8            11.67 91.26 1774 13.23 103.39 1985
  cvm.mx4a.amd.c4m16           23.9 186.9 3633 30.45 237.86 4567
  cvm.mx4a.amd.c8m32           48.6 380.05 7387 62.73 490.1 9410
  cvm.mx4a.amd.c16m64          98.9 773.4 15033 127.67 997.4 19150
  cvm.mx4a.amd.c32m128         200.8 1570.26 30522 259.33 2026.04 38900
  cvm.mx4a.amd.c64m256         406.5 3178.83 61788 524 4093.75 78600
  ssd_cloud_disk               0.048 0.376 7.3 0.048 0.375 7.2
  nvme_cloud_disk              0.11 0.8602 16.7 0.072 0.5625 10.8
  t500                         0.9 7.04 137 0.65 5.1 98
  t1000                        2.6 20.33 395 0.98 7.66 147`;

/** Months and percent off. */
const printedPeriods: Readonly<Record<string, readonly [months: number, percentOff: number]>> = {
  '1m': [1, 0],
  '2m': [2, 1],
  '3m': [3, 2],
  '1q': [3, 3],
  '6m': [6, 6],
  '1y': [12, 15],
  '2y': [24, 22],
  '3y': [36, 28],
  '4y': [48, 32],
  '5y': [60, 35],
};

const columns: Readonly<Record<string, number>> = {
  'US-0 USD': 1,
  'US-0 HKD': 2,
  'US-0 JPY': 3,
  'JP-0 USD': 4,
  'JP-0 HKD': 5,
  'JP-0 JPY': 6,
};

const rows = new Map(
  printedPrices
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const cells = line.trim().split(/\s+/);
      return [cells[0] ?? '', cells] as const;
    }),
);

export interface OracleOrder {
  readonly region: string;
  readonly model: string;
  readonly disks: readonly (readonly [type: string, sizeGib: number])[];
  readonly traffic: string;
}

/** The lines of a price in minor units: model, disks in their order, transfer. */
export function oracleLines(order: OracleOrder, period: string, currency: string): number[] {
  const column = columns[`${order.region} ${currency}`] ?? Number.NaN;
  const [months, percentOff] = printedPeriods[period] ?? [Number.NaN, 0];
  const line = (code: string, count: number): number =>
    amount(rows.get(code)?.[column] ?? '', count * months, 100 - percentOff, currency === 'JPY' ? 0 : 2);
  return [line(order.model, 1), ...order.disks.map(([type, sizeGib]) => line(type, sizeGib)), line(order.traffic, 1)];
}

export const oracleTotal = (order: OracleOrder, period: string, currency: string): number =>
  oracleLines(order, period, currency).reduce((sum, line) => sum + line, 0);

interface OracleDisk {
  readonly type: string;
  readonly sizeGib: number;
}

type Chosen = Omit<OracleOrder, 'disks'> & { readonly disk: OracleDisk; readonly dataDisks: readonly OracleDisk[] };

/** The priced parts of a configuration. */
export const asOracleOrder = ({ region, model, disk, dataDisks, traffic }: Chosen): OracleOrder => ({
  region,
  model,
  traffic,
  disks: [disk, ...dataDisks].map(({ type, sizeGib }) => [type, sizeGib] as const),
});

/** price × times × percent / 100, in units of the last decimal that the currency has. */
function amount(price: string, times: number, percent: number, decimals: number): number {
  const [whole = '', fraction = ''] = price.split('.');
  const numerator = BigInt(whole + fraction) * BigInt(times) * BigInt(percent) * BigInt(10 ** decimals);
  const denominator = BigInt(`1${'0'.repeat(fraction.length)}`) * BigInt(100);
  const rest = numerator % denominator;
  return Number((numerator - rest) / denominator) + (rest + rest >= denominator ? 1 : 0);
}
