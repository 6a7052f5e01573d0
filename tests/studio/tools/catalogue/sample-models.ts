import { readKnownCatalogue, type KnownCatalogue } from '#studio/tools/catalogue/known-catalogue.ts';

const reference = (_ref: string) => ({ _type: 'reference', _ref });

/** What models refer to. */
export const sampleNamed = [
  { _id: 'series-4a', _type: 'series', code: 'General-EPYC-4a' },
  { _id: 'series-1a', _type: 'series', code: 'General-EPYC-1a' },
  { _id: 'region-la', _type: 'region', code: 'US-0' },
  { _id: 'region-tk', _type: 'region', code: 'JP-0' },
  { _id: 'region-hk', _type: 'region', code: 'HK-0' },
  { _id: 'disk-ssd', _type: 'diskType', code: 'ssd_cloud_disk', minGib: 10, maxGib: 1000 },
  { _id: 'disk-nvme', _type: 'diskType', code: 'nvme_cloud_disk', minGib: 20, maxGib: 500 },
  { _id: 'plan-500', _type: 'trafficPlan', code: 't500' },
  { _id: 'plan-1000', _type: 'trafficPlan', code: 't1000' },
] as const;

export const entry = (region: string, USD: number | null, HKD: number | null, JPY: number | null, _key = `key-${region}`) => ({
  _type: 'regionPrice',
  _key,
  region: reference(region),
  price: { _type: 'moneyByCurrency', USD, HKD, JPY },
});

/** A published model of 2 cores and 4 GiB, sold in two regions. */
export const sampleModel = {
  _id: 'model-a',
  _rev: 'r1',
  _type: 'model',
  code: 'cvm.g4a.amd.c2m4',
  series: reference('series-4a'),
  tier: 'plus',
  vcpu: 2,
  memoryGib: 4,
  status: 'on-sale',
  onePerPerson: false,
  listed: { disk: { type: reference('disk-ssd'), sizeGib: 30 }, traffic: reference('plan-500') },
  regions: [entry('region-la', 7.18, 56.15, 1091), entry('region-tk', 8.96, 70, 1344)],
};

export const secondModel = {
  ...sampleModel,
  _id: 'model-b',
  _rev: 'r2',
  code: 'cvm.g4a.amd.c1m1',
  tier: 'entry',
  vcpu: 1,
  memoryGib: 1,
  trial: true,
  regions: [entry('region-la', 1.85, 14.47, 281.5)],
};

export const sampleCatalogueOf = (...models: readonly unknown[]): KnownCatalogue => readKnownCatalogue(models, sampleNamed);

/** Two published models, without drafts. */
export const sampleKnown = sampleCatalogueOf(sampleModel, secondModel);
