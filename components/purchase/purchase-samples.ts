import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';

const inThree = (text: string) => ({ en: text, zh: text, ja: text });
const everywhere = (USD: number, HKD: number, JPY: number) => ['US-0', 'JP-0'].map((region) => ({ region, price: { USD, HKD, JPY } }));

/** The catalogue of the configurator's examples. */
export const sampleCatalogue: Catalogue = {
  regions: [
    {
      code: 'US-0',
      name: inThree('Los Angeles-1'),
      city: inThree('Los Angeles'),
      flowType: 'global',
      latitude: 34.05,
      longitude: -118.25,
      timeZone: 'America/Los_Angeles',
      maxBandwidthMbps: 200,
      order: 1,
    },
    {
      code: 'JP-0',
      name: inThree('Tokyo-1'),
      city: inThree('Tokyo'),
      flowType: 'global-jp',
      latitude: 35.68,
      longitude: 139.69,
      timeZone: 'Asia/Tokyo',
      maxBandwidthMbps: 200,
      order: 2,
    },
  ],
  families: [{ code: 'General', name: inThree('General'), summary: inThree('One or two GiB for each core.'), order: 1 }],
  series: [
    { code: 'General-EPYC-4a', family: 'General', name: inThree('General, fourth generation'), clockGhz: 3.5, order: 1 },
    { code: 'General-EPYC-1a', family: 'General', name: inThree('General, first generation'), clockGhz: 2.6, order: 2 },
  ],
  models: [
    {
      code: 'cvm.g4a.amd.c1m1',
      series: 'General-EPYC-4a',
      tier: 'entry',
      vcpu: 1,
      memoryGib: 1,
      status: 'on-sale',
      onePerPerson: false,
      trial: false,
      listed: null,
      regions: everywhere(1.85, 14.47, 281),
    },
    {
      code: 'cvm.g4a.amd.c64m256',
      series: 'General-EPYC-4a',
      tier: 'pro',
      vcpu: 64,
      memoryGib: 256,
      status: 'on-sale',
      onePerPerson: false,
      trial: false,
      listed: null,
      regions: everywhere(524, 4093.75, 78_600),
    },
    {
      code: 'cvm.g1a.amd.c1m1',
      series: 'General-EPYC-1a',
      tier: 'entry',
      vcpu: 1,
      memoryGib: 1,
      status: 'on-sale',
      onePerPerson: false,
      trial: false,
      listed: null,
      regions: everywhere(1.52, 11.89, 231),
    },
  ],
  diskTypes: [
    {
      code: 'ssd_cloud_disk',
      name: inThree('SSD cloud disk'),
      label: 'SSD',
      minGib: 10,
      maxGib: 2000,
      performance: inThree('Even speed'),
      maxIops: 20_000,
      maxThroughputMbps: 260,
      regions: everywhere(0.048, 0.376, 7.3),
    },
    {
      code: 'nvme_cloud_disk',
      name: inThree('NVMe cloud disk'),
      label: 'NVMe',
      minGib: 20,
      maxGib: 2000,
      performance: inThree('Low latency'),
      maxIops: 100_000,
      maxThroughputMbps: 1000,
      regions: everywhere(0.11, 0.8602, 16.7),
    },
  ],
  trafficPlans: [
    { code: 't500', flowId: 1, outboundGb: 500, regions: everywhere(0.9, 7.04, 137) },
    { code: 't1000', flowId: 4, outboundGb: 1000, regions: everywhere(2.6, 20.33, 395) },
  ],
  periods: [
    { code: '1m', name: inThree('1 month'), months: 1, discountPercent: 0, order: 1 },
    { code: '1y', name: inThree('1 year'), months: 12, discountPercent: 15, order: 2 },
  ],
  images: [
    { code: 'debian-13', name: 'Debian', version: '13', kind: 'system', family: 'linux', minDiskGib: 10, order: 1 },
    { code: 'windows-server-2025', name: 'Windows Server', version: '2025', kind: 'system', family: 'windows', minDiskGib: 40, order: 2 },
    { code: 'docker-debian-13', name: 'Docker', version: 'on Debian 13', kind: 'application', family: 'linux', minDiskGib: 15, order: 3 },
  ],
};

export const starterServer: PurchaseConfiguration = {
  region: 'US-0',
  model: 'cvm.g4a.amd.c1m1',
  disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
  traffic: 't500',
  dataDisks: [],
  bandwidthMbps: 50,
  image: { kind: 'image', code: 'debian-13' },
  securityGroup: 'default',
  snapshot: null,
  password: 'generated',
  period: '1m',
  promotion: null,
  fast: false,
};

export const fullServer: PurchaseConfiguration = {
  ...starterServer,
  model: 'cvm.g4a.amd.c64m256',
  bandwidthMbps: 200,
  period: '1y',
  password: 'own',
  securityGroup: 'web',
  image: { kind: 'iso', source: 'https://images.example.com/netbsd.iso' },
  dataDisks: [
    { type: 'ssd_cloud_disk', sizeGib: 2000 },
    { type: 'nvme_cloud_disk', sizeGib: 2000 },
    { type: 'nvme_cloud_disk', sizeGib: 20 },
  ],
  snapshot: { name: 'Every working day', weekdays: [1, 2, 3, 4, 5], keep: 'permanent', shared: true },
};

/** A promotion for the largest size and a year. */
export const samplePromotion: NamedPromotion = {
  code: 'festivals',
  name: 'The week of both harbours',
  percent: 12.5,
  period: '1y',
  models: ['cvm.g4a.amd.c64m256'],
  window: { startsAt: 0, endsAt: 4_102_444_800_000, repeatsEveryDays: null },
  onePerPerson: true,
};

export const sampleQuote: Quote = {
  id: '3f6c1d0e-9a4b-4f52-8a37-0c5d2b1e7f90',
  period: '1m',
  currency: 'USD',
  totalMinor: 313,
  perMonthMinor: 313,
  renewalMinor: 347,
  expiresAt: '2026-11-21T12:30:00.000Z',
  catalogueHash: '0'.repeat(64),
  hasPassword: true,
  discounts: [{ kind: 'coupon', code: 'HARBOUR', percent: 10, amountMinor: 34 }],
  promotion: null,
  coupon: null,
  renews: null,
  configuration: {
    region: 'US-0',
    model: 'cvm.g4a.amd.c1m1',
    disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
    traffic: 't500',
    dataDisks: [],
    bandwidthMbps: 50,
    image: { kind: 'image', code: 'debian-13' },
    securityGroup: 'default',
    snapshot: null,
  },
  lines: [
    { kind: 'model', code: 'cvm.g4a.amd.c1m1', quantity: 1, amountMinor: 185 },
    { kind: 'disk', code: 'ssd_cloud_disk', quantity: 15, amountMinor: 72 },
    { kind: 'traffic', code: 't500', quantity: 1, amountMinor: 90 },
  ],
};
