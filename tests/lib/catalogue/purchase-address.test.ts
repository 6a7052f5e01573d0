import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { purchasePath, purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { sampleCatalogue, starter } from './sample-catalogue.ts';
import { severalServers } from './random-configuration.ts';

const read = (query: string, catalogue: Catalogue = sampleCatalogue, region: string | null = 'US-0') => {
  const address = readPurchaseAddress(query, catalogue, region);
  if (!address) throw new Error('nothing is sold');
  return address;
};

const problems = (query: string) => read(query).fallbacks.map(({ parameter, problem }) => [parameter, problem]);

const starterQuery =
  'area=US-0&flowType=global&flowId=1&isFlow=1&hostType=General&hostType2=General-EPYC-4a&hostProductId=c1m1&bootDiskProduct=ssd_cloud_disk&bootDiskSize=15';

describe('R-5.2 a configuration is a link', () => {
  test('has the parameters of the specification, in its order', () => {
    expect(purchaseQuery(starter, sampleCatalogue)).toBe(starterQuery);
    expect(purchasePath(starter, sampleCatalogue)).toBe(`/product/vps-buy?${starterQuery}`);
  });

  test('address → configuration → address is the same, and nothing falls back', () => {
    fc.assert(
      fc.property(severalServers(sampleCatalogue), (configuration) => {
        const query = purchaseQuery(configuration, sampleCatalogue);
        const address = read(query);
        expect(address).toEqual({ configuration, fallbacks: [] });
        expect(purchaseQuery(address.configuration, sampleCatalogue)).toBe(query);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['11', 'out-of-bounds'],
    ['0', 'out-of-bounds'],
    ['-1', 'malformed'],
    ['2.5', 'malformed'],
    ['1e1', 'malformed'],
    ['２', 'malformed'],
  ] as const)('a quantity of %s is one server, and it is said why', (given, problem) => {
    const { configuration, fallbacks } = read(`${starterQuery}&quantity=${given}`);
    expect([configuration.quantity, fallbacks]).toEqual([undefined, [{ parameter: 'quantity', given, problem }]]);
  });

  test('a quantity of 2 and of 10 is read as it is; given twice, neither counts', () => {
    expect(read(`${starterQuery}&quantity=2`)).toMatchObject({ configuration: { quantity: 2 }, fallbacks: [] });
    expect(read(`${starterQuery}&quantity=10`)).toMatchObject({ configuration: { quantity: 10 }, fallbacks: [] });
    expect(problems(`${starterQuery}&quantity=2&quantity=3`)).toEqual([['quantity', 'duplicate']]);
  });

  test('a size of which there is one for a person, or that is free to try, is one server, and it is said', () => {
    for (const limit of ['onePerPerson', 'trial'] as const) {
      const catalogue = { ...sampleCatalogue, models: sampleCatalogue.models.map((model) => ({ ...model, [limit]: true })) };
      const { configuration, fallbacks } = read(`${starterQuery}&quantity=3`, catalogue);
      expect([configuration.quantity, fallbacks]).toEqual([undefined, [{ parameter: 'quantity', given: '3', problem: 'contradicts' }]]);
    }
  });

  test('what anybody types is read to something that is sold, and reads the same a second time', () => {
    const names = fc.constantFrom(
      'fast',
      'area',
      'flowType',
      'flowId',
      'isFlow',
      'hostType',
      'hostProductId',
      'bootDiskSize',
      'dataDisk1',
      'dataDisk4',
      'image',
      'snapshotDays',
      'period',
      'bandwidth',
      'quantity',
    );
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('US-0', 'JP-0', 'global-jp', '1', '１５', '1e9', '-1', 'c2m4', 'gone', 'iso', 'ssd_cloud_disk-15', '135', 'NaN'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 8 }), (pairs) => {
        const { configuration } = read(new URLSearchParams(pairs).toString());
        const query = purchaseQuery(configuration, sampleCatalogue);
        expect(read(query)).toEqual({ configuration, fallbacks: [] });
      }),
      { numRuns: 1_000 },
    );
  });

  test('without parameters it is the first model of the default region', () => {
    expect(read('', sampleCatalogue, 'JP-0')).toMatchObject({
      configuration: { region: 'JP-0', model: 'c1m1', period: '1m', bandwidthMbps: 50, image: null },
      fallbacks: [],
    });
    expect(read('', sampleCatalogue, null).configuration.region).toBe('US-0');
  });

  test('flowType alone leads to its region', () => {
    expect(read('flowType=global-jp')).toMatchObject({ configuration: { region: 'JP-0' }, fallbacks: [] });
  });

  test('parameters of others are left alone', () => {
    expect(problems(`${starterQuery}&userCode=abc&utm_source=x&view=calculator`)).toEqual([]);
  });

  test.each([
    ['area=EU-9', 'area', 'unknown'],
    ['area=US-0&flowType=global-jp', 'flowType', 'contradicts'],
    ['flowType=local', 'flowType', 'unknown'],
    ['flowId=77', 'flowId', 'unknown'],
    ['isFlow=0', 'isFlow', 'unavailable'],
    ['hostType=MemoryX', 'hostType', 'unknown'],
    ['hostType2=General-EPYC-9', 'hostType2', 'unknown'],
    ['hostProductId=c9m9', 'hostProductId', 'unknown'],
    ['hostProductId=gone', 'hostProductId', 'unavailable'],
    ['area=JP-0&hostProductId=c2m4', 'hostProductId', 'unavailable'],
    ['bootDiskProduct=tape', 'bootDiskProduct', 'unknown'],
    ['bootDiskSize=9', 'bootDiskSize', 'out-of-bounds'],
    ['bootDiskSize=501', 'bootDiskSize', 'out-of-bounds'],
    ['bootDiskSize=1e3', 'bootDiskSize', 'malformed'],
    ['bootDiskSize=-20', 'bootDiskSize', 'malformed'],
    ['bootDiskSize=20.5', 'bootDiskSize', 'malformed'],
    ['bootDiskSize=２０', 'bootDiskSize', 'malformed'],
    ['bootDiskSize=20&bootDiskSize=400', 'bootDiskSize', 'duplicate'],
    ['hostProductId=c1m1&hostProductId=c2m4', 'hostProductId', 'duplicate'],
    ['image=windows-server-2025&bootDiskSize=30', 'bootDiskSize', 'out-of-bounds'],
    ['image=plan9', 'image', 'unknown'],
    ['image=iso&iso=javascript:alert(1)', 'iso', 'malformed'],
    ['image=iso&iso=http://images.example.com/a.iso', 'iso', 'malformed'],
    ['image=iso&iso=https://169.254.169.254/a.iso', 'iso', 'malformed'],
    ['dataDisk1=tape-20', 'dataDisk1', 'unknown'],
    ['dataDisk1=ssd_cloud_disk-9', 'dataDisk1', 'out-of-bounds'],
    ['dataDisk4=ssd_cloud_disk-20', 'dataDisk4', 'out-of-bounds'],
    ['bandwidth=0', 'bandwidth', 'out-of-bounds'],
    ['bandwidth=201', 'bandwidth', 'out-of-bounds'],
    ['bandwidth=NaN', 'bandwidth', 'malformed'],
    ['bandwidth=1e9', 'bandwidth', 'malformed'],
    ['period=9y', 'period', 'unknown'],
    ['securityGroup=open', 'securityGroup', 'unknown'],
    ['snapshotDays=531&snapshotName=Nightly&snapshotKeep=7', 'snapshotDays', 'malformed'],
    ['snapshotDays=135&snapshotName=Nightly&snapshotKeep=366', 'snapshotKeep', 'malformed'],
    ['fast=yes', 'fast', 'unknown'],
  ])('%s falls back with a word about %s', (query, parameter, problem) => {
    expect(problems(query)).toEqual([[parameter, problem]]);
  });

  test('a size out of its bounds is the smallest', () => {
    expect(read('bootDiskSize=4000').configuration.disk.sizeGib).toBe(10);
    expect(read('bootDiskSize=20&image=windows-server-2025').configuration.disk.sizeGib).toBe(40);
    expect(read('dataDisk2=ssd_cloud_disk-9999').configuration.dataDisks).toEqual([{ type: 'ssd_cloud_disk', sizeGib: 10 }]);
  });

  test('a number that cannot be read is the usual one', () => {
    for (const given of ['NaN', '1e9', '-1', '５０']) expect(read(`bandwidth=${given}`).configuration.bandwidthMbps).toBe(50);
    expect(read('bandwidth=0').configuration.bandwidthMbps).toBe(1);
    expect(read('bootDiskSize=1e3').configuration.disk.sizeGib).toBe(read('').configuration.disk.sizeGib);
  });

  test('R-5.5 the value of the password parameter is not repeated', () => {
    expect(read('password=Secret-123').fallbacks).toEqual([{ parameter: 'password', given: '', problem: 'unknown' }]);
  });

  test('is null where nothing is sold', () => {
    expect(readPurchaseAddress('', { ...sampleCatalogue, models: [] })).toBeNull();
  });
});
