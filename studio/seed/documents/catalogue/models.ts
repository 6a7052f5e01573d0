import { reference, regionPrices, type SeedDocument } from '../../seed-document.ts';

type Tier = 'entry' | 'plus' | 'pro';
type PriceList = readonly [USD: number, HKD: number, JPY: number];
type Row = readonly [tier: Tier, vcpu: number, memoryGib: number, losAngeles: PriceList, tokyo: PriceList];

/** The price list: the monthly price of each model alone, by the middle part of its code. */
const priceLists = {
  g4a: {
    series: 'series-general-epyc-4a',
    rows: [
      ['entry', 1, 1, [1.85, 14.47, 281], [3.04, 23.75, 456]],
      ['entry', 1, 2, [3.19, 24.95, 485], [4.93, 38.54, 740]],
      ['entry', 2, 2, [4.95, 38.71, 752], [6.57, 51.3, 985]],
      ['plus', 2, 4, [7.18, 56.15, 1091], [8.96, 70, 1344]],
      ['plus', 4, 8, [15.08, 117.93, 2292], [20.46, 159.84, 3069]],
      ['pro', 8, 16, [31.2, 243.98, 4742], [42.6, 332.81, 6390]],
      ['pro', 16, 32, [63.8, 498.92, 9698], [87.07, 680.21, 13060]],
      ['pro', 32, 64, [129.5, 1012.69, 19684], [177.33, 1385.42, 26600]],
      ['pro', 64, 128, [262, 2048.84, 39824], [359.33, 2807.29, 53900]],
    ],
  },
  g1a: {
    series: 'series-general-epyc-1a',
    rows: [
      ['entry', 1, 1, [1.52, 11.89, 231], [2.48, 19.38, 372]],
      ['entry', 1, 2, [2.68, 20.96, 407], [4.08, 31.88, 612]],
      ['plus', 2, 4, [6.05, 47.31, 920], [7.45, 58.23, 1118]],
      ['plus', 4, 8, [12.6, 98.53, 1915], [16.93, 132.29, 2540]],
      ['pro', 8, 16, [26.1, 204.1, 3967], [35.27, 275.52, 5290]],
      ['pro', 16, 32, [53.4, 417.59, 8117], [72.2, 564.06, 10830]],
      ['pro', 32, 64, [108.9, 851.6, 16553], [147.33, 1151.04, 22100]],
    ],
  },
  cx4f: {
    series: 'series-computex-epyc-4f',
    rows: [
      ['entry', 1, 2, [4.48, 35.03, 681], [6.03, 47.14, 905]],
      ['plus', 2, 4, [9.36, 73.2, 1423], [11.93, 93.23, 1790]],
      ['plus', 4, 8, [19.4, 151.71, 2949], [26.4, 206.25, 3960]],
      ['pro', 8, 16, [40.1, 313.58, 6095], [54.93, 429.17, 8240]],
      ['pro', 16, 32, [82, 641.24, 12464], [112.33, 877.6, 16850]],
      ['pro', 32, 64, [166.5, 1302.03, 25308], [228.67, 1786.46, 34300]],
    ],
  },
  dedicated2: {
    series: 'series-dedicated-epyc-2',
    rows: [
      ['entry', 1, 2, [5.62, 43.95, 854], [7.29, 56.98, 1094]],
      ['plus', 2, 4, [11.53, 90.16, 1753], [14.97, 116.98, 2246]],
      ['plus', 4, 8, [24.3, 190.03, 3694], [34.94, 272.97, 5241]],
      ['pro', 8, 16, [49.9, 390.22, 7585], [71.93, 561.98, 10790]],
      ['pro', 16, 32, [101.8, 796.08, 15474], [147, 1148.44, 22050]],
      ['pro', 32, 64, [206.4, 1614.05, 31373], [298.67, 2333.33, 44800]],
      ['pro', 64, 128, [417, 3260.94, 63384], [604, 4718.75, 90600]],
    ],
  },
  mx4a: {
    series: 'series-memoryx-epyc-4a',
    rows: [
      ['entry', 1, 4, [5.74, 44.89, 872], [6.51, 50.89, 977]],
      ['plus', 2, 8, [11.67, 91.26, 1774], [13.23, 103.39, 1985]],
      ['plus', 4, 16, [23.9, 186.9, 3633], [30.45, 237.86, 4567]],
      ['pro', 8, 32, [48.6, 380.05, 7387], [62.73, 490.1, 9410]],
      ['pro', 16, 64, [98.9, 773.4, 15033], [127.67, 997.4, 19150]],
      ['pro', 32, 128, [200.8, 1570.26, 30522], [259.33, 2026.04, 38900]],
      ['pro', 64, 256, [406.5, 3178.83, 61788], [524, 4093.75, 78600]],
    ],
  },
} as const satisfies Record<string, { series: string; rows: readonly Row[] }>;

const generalDisk = (vcpu: number, memoryGib: number): number => {
  if (vcpu === 1) return memoryGib === 1 ? 15 : 25;
  if (vcpu === 2) return memoryGib === 2 ? 25 : 30;
  return vcpu === 4 ? 60 : 100 * Math.floor(vcpu / 8);
};

const diskPerCore = (vcpu: number): number => 25 * vcpu;

/** The configuration that lists price a size with: the GiB of its SSD boot disk and its transfer. */
const listedWith = {
  g4a: [generalDisk, 't500'],
  g1a: [generalDisk, 't500'],
  cx4f: [diskPerCore, 't500'],
  dedicated2: [diskPerCore, 't1000'],
  mx4a: [diskPerCore, 't500'],
} as const satisfies Record<keyof typeof priceLists, readonly [(vcpu: number, memoryGib: number) => number, 't500' | 't1000']>;

const generations = ['g4a', 'g1a', 'cx4f', 'dedicated2', 'mx4a'] as const satisfies readonly (keyof typeof priceLists)[];

function listed(generation: keyof typeof priceLists, vcpu: number, memoryGib: number) {
  const [sizeGib, traffic] = listedWith[generation];
  return { disk: { type: reference('disk-type-ssd'), sizeGib: sizeGib(vcpu, memoryGib) }, traffic: reference(`traffic-plan-${traffic}`) };
}

/** Announced, with its price, and not on sale yet. */
const notYetPublic = new Set(['cvm.dedicated2.amd.c64m128']);

export const models: readonly SeedDocument[] = generations.flatMap((generation) =>
  priceLists[generation].rows.map(([tier, vcpu, memoryGib, losAngeles, tokyo]) => {
    const code = `cvm.${generation}.amd.c${vcpu}m${memoryGib}`;
    return {
      _id: `model-${generation}-c${vcpu}m${memoryGib}`,
      _type: 'model',
      code,
      series: reference(priceLists[generation].series),
      tier,
      vcpu,
      memoryGib,
      listed: listed(generation, vcpu, memoryGib),
      regions: regionPrices(losAngeles, tokyo),
      status: notYetPublic.has(code) ? 'not-yet-public' : 'on-sale',
    };
  }),
);
