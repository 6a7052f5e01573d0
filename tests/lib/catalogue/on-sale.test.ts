import { describe, expect, test } from '@jest/globals';
import type { Catalogue, DiskType, Model, Region } from '#lib/catalogue/catalogue.ts';
import { modelStatuses } from '#lib/catalogue/catalogue-terms.ts';
import {
  logInSource,
  takesSshKeys,
  bandwidthBounds,
  bootDiskBounds,
  dataDiskBounds,
  defaultBandwidthMbps,
  defaultPeriod,
  imageOf,
  inboundMbps,
  isModelShown,
  isModelSold,
  listedDisk,
  listedTraffic,
  soldDiskTypes,
  soldModels,
  soldTrafficPlans,
} from '#lib/catalogue/on-sale.ts';
import { freeSnapshotGib, includedAddresses, remotePorts } from '#lib/catalogue/server-facts.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

const [losAngeles, tokyo] = sampleCatalogue.regions as [Region, Region];
const [small] = sampleCatalogue.models as [Model];
const [ssd] = sampleCatalogue.diskTypes as [DiskType];
const codes = (entries: readonly { code: string }[]): string[] => entries.map(({ code }) => code);

test.each([
  [1, 50],
  [49, 50],
  [50, 50],
  [51, 51],
  [200, 200],
])('R-5.10 outbound of %d Mbps brings %d Mbps inbound', (outbound, inbound) => {
  expect(inboundMbps(outbound)).toBe(inbound);
});

describe('R-5.10 the outbound bandwidth of a server', () => {
  test('goes from 1 Mbps to what its region offers, or 50 where the region says nothing', () => {
    expect([bandwidthBounds(losAngeles), bandwidthBounds(tokyo), bandwidthBounds(undefined)]).toEqual([
      { min: 1, max: 200 },
      { min: 1, max: 50 },
      { min: 1, max: 50 },
    ]);
  });

  test('is 50 Mbps where nothing was chosen, and less only where the region offers less', () => {
    expect([
      defaultBandwidthMbps(losAngeles),
      defaultBandwidthMbps({ ...losAngeles, maxBandwidthMbps: 20 }),
      defaultBandwidthMbps(undefined),
    ]).toEqual([50, 20, 50]);
  });
});

test('R-5.13 a server comes with one IPv4 and eight IPv6 addresses, Linux answers on 22 and Windows on 3389, and 5 GiB of snapshots are free', () => {
  expect([includedAddresses, remotePorts, freeSnapshotGib]).toEqual([{ ipv4: 1, ipv6: 8 }, { linux: 22, windows: 3389 }, 5]);
});

describe('a model', () => {
  test('is sold only while it is on sale, and shown unless it was withdrawn', () => {
    const of = (status: Model['status']): Model => ({ ...small, status });
    expect(modelStatuses.filter((status) => isModelSold(of(status), 'US-0'))).toEqual(['on-sale']);
    expect(modelStatuses.filter((status) => !isModelShown(of(status), 'US-0'))).toEqual(['withdrawn']);
  });

  test('is neither sold nor shown in a region without a price for it', () => {
    const here: Model = { ...small, regions: small.regions.filter(({ region }) => region === 'US-0') };
    expect([isModelSold(here, 'JP-0'), isModelShown(here, 'JP-0')]).toEqual([false, false]);
  });
});

test('a region sells the models, disks and transfer plans that have a price there', () => {
  const catalogue: Catalogue = {
    ...sampleCatalogue,
    diskTypes: [ssd, { ...ssd, code: 'nvme', regions: [] }],
    trafficPlans: [...sampleCatalogue.trafficPlans, { code: 't1000', flowId: 2, outboundGb: 1_000, regions: [] }],
  };
  expect([soldModels(catalogue, 'US-0'), soldModels(catalogue, 'JP-0'), soldModels(catalogue, 'EU-0')].map(codes)).toEqual([
    ['c1m1', 'c2m4'],
    ['c1m1'],
    [],
  ]);
  expect([soldDiskTypes(catalogue, 'JP-0'), soldDiskTypes(catalogue, 'EU-0')].map(codes)).toEqual([['ssd_cloud_disk'], []]);
  expect([soldTrafficPlans(catalogue, 'JP-0'), soldTrafficPlans(catalogue, 'EU-0')].map(codes)).toEqual([['t500'], []]);
});

test('R-5.5 Linux takes SSH keys; for Windows, an image of one’s own and one that is not known, the log-in is by a password', () => {
  const choices = [
    [{ kind: 'image', code: 'debian-13' }, true],
    [{ kind: 'image', code: 'windows-server-2025' }, false],
    [{ kind: 'image', code: 'gone' }, false],
    [{ kind: 'iso', source: 'https://images.example/a.iso' }, false],
    [null, false],
  ] as const;
  for (const [image, takes] of choices) {
    expect([image, takesSshKeys(sampleCatalogue, image)]).toEqual([image, takes]);
    // until an image is chosen, keys are as good as chosen
    expect(logInSource(sampleCatalogue, { password: 'key', image })).toBe(takes || image === null ? 'key' : 'generated');
    expect(logInSource(sampleCatalogue, { password: 'own', image })).toBe('own');
  }
});

describe('a boot disk', () => {
  test('is as large as its image needs, and never larger than its type allows', () => {
    const windows = imageOf(sampleCatalogue, { kind: 'image', code: 'windows-server-2025' });
    expect(windows?.minDiskGib).toBe(40);
    expect([bootDiskBounds(ssd, null), bootDiskBounds(ssd, windows), bootDiskBounds({ ...ssd, maxGib: 30 }, windows)]).toEqual([
      { min: 10, max: 500 },
      { min: 40, max: 500 },
      { min: 30, max: 30 },
    ]);
    expect(bootDiskBounds({ ...ssd, minGib: 0 }, null).min).toBe(0);
    expect(dataDiskBounds(ssd)).toEqual({ min: 10, max: 500 });
  });

  test('has no image of the catalogue where a disc image or nothing was chosen', () => {
    expect([
      imageOf(sampleCatalogue, { kind: 'iso', source: 'debian-13' }),
      imageOf(sampleCatalogue, null),
      imageOf(sampleCatalogue, { kind: 'image', code: 'plan9' }),
    ]).toEqual([null, null, null]);
    expect(imageOf(sampleCatalogue, { kind: 'image', code: 'debian-13' })).toMatchObject({ code: 'debian-13' });
  });
});

test('the usual period is the plain month, else the shortest one', () => {
  const [month] = sampleCatalogue.periods;
  const trialFirst = month ? [{ ...month, code: 'trial' }, ...sampleCatalogue.periods] : [];
  expect(defaultPeriod({ ...sampleCatalogue, periods: trialFirst })?.code).toBe('1m');
  const without = (...left: string[]): Catalogue => ({
    ...sampleCatalogue,
    periods: sampleCatalogue.periods.toReversed().filter(({ code }) => left.includes(code)),
  });
  expect(
    [defaultPeriod(without('1y', '1m', '3m')), defaultPeriod(without('1y', '3m')), defaultPeriod(without())].map((period) => period?.code),
  ).toEqual(['1m', '3m', undefined]);
});

describe('what a list shows a model with', () => {
  const listed = (sizeGib: number, type = 'nvme'): Model => ({ ...small, listed: { disk: { type, sizeGib }, traffic: 't1000' } });
  const catalogue: Catalogue = {
    ...sampleCatalogue,
    diskTypes: [ssd, { ...ssd, code: 'nvme', minGib: 20, maxGib: 100, regions: ssd.regions.filter(({ region }) => region === 'US-0') }],
    trafficPlans: [
      ...sampleCatalogue.trafficPlans,
      { code: 't1000', flowId: 2, outboundGb: 1_000, regions: [{ region: 'US-0', price: { USD: 1, HKD: 1, JPY: 1 } }] },
    ],
  };

  test.each([
    [20, 20],
    [100, 100],
    [60, 60],
  ])('is its own disk of %d GiB', (sizeGib, shown) => {
    expect(listedDisk(catalogue, listed(sizeGib), 'US-0')).toEqual({ type: 'nvme', sizeGib: shown });
  });

  test.each([19, 101])('is the smallest of the first type where its own of %d GiB is none of the type', (sizeGib) => {
    expect(listedDisk(catalogue, listed(sizeGib), 'US-0')).toEqual({ type: 'ssd_cloud_disk', sizeGib: 10 });
  });

  test('is the smallest of the first type where the region does not sell its own, or it has none', () => {
    const first = { type: 'ssd_cloud_disk', sizeGib: 10 };
    expect([
      listedDisk(catalogue, listed(60), 'JP-0'),
      listedDisk(catalogue, small, 'US-0'),
      listedDisk(catalogue, listed(60), 'EU-0'),
    ]).toEqual([first, first, null]);
  });

  test('is its own transfer plan, else the first of the region', () => {
    const shown = [
      listedTraffic(catalogue, listed(60), 'US-0'),
      listedTraffic(catalogue, listed(60), 'JP-0'),
      listedTraffic(catalogue, small, 'US-0'),
      listedTraffic(catalogue, small, 'EU-0'),
    ];
    expect(shown.map((plan) => plan?.code)).toEqual(['t1000', 't500', 't500', undefined]);
  });
});
