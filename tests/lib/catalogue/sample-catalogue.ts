import type { Catalogue } from '#lib/catalogue/catalogue.ts';

const inThree = (text: string) => ({ en: text, zh: text, ja: text });

/** A small catalogue: one region with three currencies, another with only the yen. */
export const sampleCatalogue: Catalogue = {
  regions: [
    {
      code: 'US-0',
      name: inThree('LA'),
      city: inThree('LA'),
      flowType: 'global',
      latitude: 34,
      longitude: -118,
      timeZone: 'America/Los_Angeles',
      maxBandwidthMbps: 200,
      order: 1,
    },
    {
      code: 'JP-0',
      name: inThree('Tokyo'),
      city: inThree('Tokyo'),
      flowType: 'global-jp',
      latitude: 35,
      longitude: 139,
      timeZone: 'Asia/Tokyo',
      maxBandwidthMbps: null,
      order: 2,
    },
  ],
  families: [{ code: 'General', name: inThree('General'), summary: inThree('s'), order: 1 }],
  series: [{ code: 'General-EPYC-4a', family: 'General', name: inThree('4a'), clockGhz: 3.5, order: 1 }],
  models: [
    {
      code: 'c1m1',
      series: 'General-EPYC-4a',
      tier: 'entry',
      vcpu: 1,
      memoryGib: 1,
      status: 'on-sale',
      onePerPerson: false,
      trial: false,
      listed: null,
      regions: [
        { region: 'US-0', price: { USD: 1.85, HKD: 14.47, JPY: 278.4 } },
        { region: 'JP-0', price: { USD: undefined, HKD: undefined, JPY: 456 } },
      ],
    },
    {
      code: 'c2m4',
      series: 'General-EPYC-4a',
      tier: 'plus',
      vcpu: 2,
      memoryGib: 4,
      status: 'on-sale',
      onePerPerson: false,
      trial: false,
      listed: null,
      regions: [{ region: 'US-0', price: { USD: 7.18, HKD: 56.15, JPY: 1085 } }],
    },
    {
      code: 'gone',
      series: 'General-EPYC-4a',
      tier: 'plus',
      vcpu: 2,
      memoryGib: 4,
      status: 'withdrawn',
      onePerPerson: false,
      trial: false,
      listed: null,
      regions: [],
    },
  ],
  diskTypes: [
    {
      code: 'ssd_cloud_disk',
      name: inThree('SSD'),
      label: 'SSD',
      minGib: 10,
      maxGib: 500,
      performance: inThree('p'),
      maxIops: 1000,
      maxThroughputMbps: 100,
      regions: [
        { region: 'US-0', price: { USD: 0.048, HKD: 0.376, JPY: 7.2 } },
        { region: 'JP-0', price: { USD: 0.0475, HKD: 0.3712, JPY: 7.2 } },
      ],
    },
  ],
  trafficPlans: [
    {
      code: 't500',
      flowId: 1,
      outboundGb: 500,
      regions: [
        { region: 'US-0', price: { USD: 0.9, HKD: 7.04, JPY: 136 } },
        { region: 'JP-0', price: { USD: 0.65, HKD: 5.05, JPY: 98 } },
      ],
    },
  ],
  periods: [
    { code: '1m', name: inThree('1'), months: 1, discountPercent: 0, order: 1 },
    { code: '3m', name: inThree('3'), months: 3, discountPercent: 3, order: 2 },
    { code: '1q', name: inThree('q'), months: 3, discountPercent: 4.5, order: 3 },
    { code: '1y', name: inThree('12'), months: 12, discountPercent: 15, order: 4 },
  ],
  images: [
    { code: 'debian-13', name: 'Debian', version: '13', kind: 'system', family: 'linux', minDiskGib: 10, order: 1 },
    { code: 'windows-server-2025', name: 'Windows Server', version: '2025', kind: 'system', family: 'windows', minDiskGib: 40, order: 2 },
  ],
};

export const starter = { region: 'US-0', model: 'c1m1', disk: { type: 'ssd_cloud_disk', sizeGib: 15 }, traffic: 't500' };
