import { describe, expect, test } from '@jest/globals';
import type { DiskType } from '#lib/catalogue/catalogue.ts';
import { purchaseFault, type CheckedConfiguration } from '#lib/purchase/check-purchase.ts';
import { sampleCatalogue, starter } from '#tests/lib/catalogue/sample-catalogue.ts';

const [ssd] = sampleCatalogue.diskTypes as [DiskType];
const catalogue = { ...sampleCatalogue, diskTypes: [ssd, { ...ssd, code: 'nvme', minGib: 20, maxGib: 100 }] };
const nightly = { name: 'Nightly', weekdays: [1, 5, 7], keep: 7, shared: false } as const;
const server: CheckedConfiguration = {
  ...starter,
  dataDisks: [{ type: 'nvme', sizeGib: 20 }],
  bandwidthMbps: 200,
  image: { kind: 'image', code: 'debian-13' },
  securityGroup: 'default',
  snapshot: nightly,
};

const faultOf = (change: Partial<CheckedConfiguration>, isSoldOut = false) =>
  purchaseFault(catalogue, { ...server, ...change }, () => (isSoldOut ? 0 : null));
const disk = (sizeGib: number, type = 'ssd_cloud_disk') => ({ type, sizeGib });

test('nothing is in the way of a server within its limits', () => {
  expect(faultOf({})).toBeNull();
  expect(
    faultOf({ snapshot: null, dataDisks: [], bandwidthMbps: 1, image: { kind: 'iso', source: 'https://images.example.com/a.iso' } }),
  ).toBeNull();
});

describe('R-5.7 what is in the way is named in a fixed order', () => {
  test('the product before the image, the image before the disks, the disks before the network', () => {
    const wrong = { image: null, disk: disk(9), bandwidthMbps: 0 };
    expect([faultOf({ ...wrong, model: '' }), faultOf({ ...wrong, model: 'gone' }), faultOf(wrong, true), faultOf(wrong)]).toEqual([
      { key: 'noProductSelected', field: 'model' },
      { key: 'notOnSale', field: 'model' },
      { key: 'modelSoldOut', field: 'model' },
      { key: 'noImageSelected', field: 'image' },
    ]);
    expect(faultOf({ disk: disk(9), bandwidthMbps: 0 })).toMatchObject({ key: 'systemDiskSizeWrong' });
    expect(faultOf({ bandwidthMbps: 0, snapshot: { ...nightly, keep: 0 } })).toEqual({ key: 'dataError', field: 'bandwidthMbps' });
  });

  test('stock is asked for the very region and model', () => {
    const asked: string[] = [];
    purchaseFault(catalogue, server, (region, model) => {
      asked.push(`${region} ${model}`);
      return null;
    });
    expect(asked).toEqual(['US-0 c1m1']);
  });

  test('an image has to be of the catalogue, and a disc image at an address of the public network', () => {
    expect([
      faultOf({ image: { kind: 'image', code: 'plan9' } }),
      faultOf({ image: { kind: 'iso', source: 'http://a.example/a.iso' } }),
    ]).toEqual([
      { key: 'noImageSelected', field: 'image' },
      { key: 'dataError', field: 'image' },
    ]);
  });
});

describe('R-5.6 the sizes of disks', () => {
  test.each([
    [9, 10],
    [501, 10],
    [10.5, 10],
    [Number.NaN, 10],
  ])('a boot disk of %d GiB is outside 10 to 500', (sizeGib, min) => {
    expect(faultOf({ disk: disk(sizeGib) })).toEqual({ key: 'systemDiskSizeWrong', field: 'disk.sizeGib', values: { min, max: 500 } });
  });

  test.each([10, 500])('a boot disk of %d GiB is inside', (sizeGib) => {
    expect(faultOf({ disk: disk(sizeGib) })).toBeNull();
  });

  test('a boot disk is no smaller than its image needs', () => {
    const windows = { kind: 'image', code: 'windows-server-2025' } as const;
    expect(faultOf({ image: windows, disk: disk(39) })).toEqual({
      key: 'systemDiskSizeWrong',
      field: 'disk.sizeGib',
      values: { min: 40, max: 500 },
    });
    expect(faultOf({ image: windows, disk: disk(40) })).toBeNull();
  });

  test('a data disk is held against its own type, and named by its place', () => {
    expect([
      faultOf({ dataDisks: [disk(20), disk(101, 'nvme')] }),
      faultOf({ dataDisks: [disk(20, 'tape')] }),
      faultOf({ disk: disk(20, 'tape') }),
    ]).toEqual([
      { key: 'dataDiskSizeWrong', field: 'dataDisks.1.sizeGib', values: { min: 20, max: 100 } },
      { key: 'dataError', field: 'dataDisks.0.type' },
      { key: 'dataError', field: 'disk.type' },
    ]);
    expect(faultOf({ dataDisks: [disk(10), disk(100, 'nvme')] })).toBeNull();
  });
});

describe('R-5.10 the bandwidth', () => {
  test.each([
    [0, 'US-0'],
    [201, 'US-0'],
    [50.5, 'US-0'],
    [51, 'JP-0'],
  ])('of %d Mbps is none of %s', (bandwidthMbps, region) => {
    expect(faultOf({ bandwidthMbps, region })).toEqual({ key: 'dataError', field: 'bandwidthMbps' });
  });

  test.each([
    [1, 'US-0'],
    [200, 'US-0'],
    [50, 'JP-0'],
  ])('of %d Mbps is one of %s', (bandwidthMbps, region) => {
    expect(faultOf({ bandwidthMbps, region })).toBeNull();
  });
});

describe('R-5.13 a snapshot plan', () => {
  test.each([
    ['keep', { keep: 0 }],
    ['keep', { keep: 366 }],
    ['keep', { keep: 1.5 }],
    ['name', { name: 'x' }],
    ['weekdays', { weekdays: [] }],
    ['weekdays', { weekdays: [5, 1] }],
    ['weekdays', { weekdays: [1, 1] }],
  ])('is refused by its %s as %j', (field, change) => {
    expect(faultOf({ snapshot: { ...nightly, ...change } })).toEqual({ key: 'dataError', field: `snapshot.${field}` });
  });

  test.each([{ keep: 1 }, { keep: 365 }, { keep: 'permanent' as const }, { weekdays: [7] }, { weekdays: [1, 2, 3, 4, 5, 6, 7] }])(
    'may be %j',
    (change) => {
      expect(faultOf({ snapshot: { ...nightly, ...change } })).toBeNull();
    },
  );
});

describe('R-5.8 several servers of one configuration', () => {
  const left = (quantity: number, free: number | null, from = catalogue) => purchaseFault(from, { ...server, quantity }, () => free);

  test('are one to ten', () => {
    expect([1, 10].map((quantity) => left(quantity, null))).toEqual([null, null]);
    const wrong = { key: 'quantityWrong', field: 'quantity', values: { min: 1, max: 10 } };
    expect([0, 11, -1, 1.5, Number.NaN].map((quantity) => left(quantity, null))).toEqual([wrong, wrong, wrong, wrong, wrong]);
  });

  test('are all left, or the fault says how many are', () => {
    expect([left(3, 3), left(3, 10)]).toEqual([null, null]);
    expect(left(3, 2)).toEqual({ key: 'tooFewLeft', field: 'quantity', values: { left: 2 } });
    expect(left(3, 0)).toEqual({ key: 'modelSoldOut', field: 'model' });
  });

  test('are none of a size that a person has once, or that is free to try', () => {
    for (const limit of ['onePerPerson', 'trial'] as const) {
      const limited = { ...catalogue, models: catalogue.models.map((model) => ({ ...model, [limit]: true })) };
      expect(left(2, null, limited)).toEqual({ key: 'oneServerOnly', field: 'quantity' });
      expect(left(1, null, limited)).toBeNull();
    }
  });
});
