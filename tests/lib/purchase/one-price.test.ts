import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { comparisonCsv } from '#lib/purchase/comparison/comparison-csv.ts';
import { readComparison, serversQuery } from '#lib/purchase/comparison/calculator.ts';
import { otherViewPath, purchaseView } from '#lib/purchase/purchase-view.ts';
import { planListContent } from '#lib/purchase/load-plan-list.ts';
import { perUnit } from '#lib/purchase/per-unit.ts';
import { planRow } from '#lib/purchase/plan-rows.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const rowOf = (region: string, model: string, from = catalogue) => {
  const entry = from.models.find(({ code }) => code === `cvm.${model}`);
  const row = entry ? planRow(from, entry, region) : null;
  if (!row) throw new Error(`${model} is not listed`);
  return row;
};

const comparedServers = (search: string, from: Catalogue) => readComparison(search, from, 'US-0').map(({ configuration }) => configuration);

const queryOf = (path: string): string => path.split('?')[1] ?? '';

describe('R-5.12 one price', () => {
  test('a row of the list leads to a configuration that costs what the row says', () => {
    const onSale = catalogue.models.filter(({ status }) => status === 'on-sale');
    expect(onSale.length).toBeGreaterThan(30);
    for (const region of ['US-0', 'JP-0']) {
      for (const model of onSale) {
        const row = planRow(catalogue, model, region);
        const address = readPurchaseAddress(row?.href.split('?')[1] ?? '', catalogue);
        expect(address?.fallbacks).toEqual([]);
        expect(address && estimate(catalogue, address.configuration)?.total).toEqual(row?.prices);
      }
    }
  });

  test.each([
    ['US-0', 'g4a.amd.c1m1', 'USD', '$3.47'],
    ['US-0', 'g4a.amd.c1m1', 'HKD', 'HK$27.15'],
    ['US-0', 'g4a.amd.c2m4', 'USD', '$9.52'],
    ['JP-0', 'g4a.amd.c1m1', 'JPY', '¥662'],
    ['JP-0', 'g4a.amd.c2m4', 'JPY', '¥1,658'],
    ['JP-0', 'g4a.amd.c4m8', 'JPY', '¥3,599'],
    ['JP-0', 'mx4a.amd.c1m4', 'JPY', '¥1,255'],
    ['JP-0', 'mx4a.amd.c2m8', 'JPY', '¥2,443'],
    ['JP-0', 'mx4a.amd.c4m16', 'JPY', '¥5,385'],
    ['JP-0', 'dedicated2.amd.c1m2', 'JPY', '¥1,421'],
    ['JP-0', 'dedicated2.amd.c2m4', 'JPY', '¥2,753'],
    ['JP-0', 'dedicated2.amd.c4m8', 'JPY', '¥6,108'],
  ] as const)('R-4.3 the list of %s shows %s in %s for %s', (region, model, currency, expected) => {
    const amount = rowOf(region, model).prices[currency];
    expect(amount && formatMoney(amount, 'en')).toBe(expected);
  });

  test('a unit price that changes moves the list, the comparison, the configurator and the calculator alike', async () => {
    const dearer = await seededCatalogue((documents) =>
      documents.map((document) =>
        document._id === 'disk-type-ssd'
          ? { ...document, regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 0.148, HKD: 0.376, JPY: 7.3 } }] }
          : document,
      ),
    );
    const before = rowOf('US-0', 'g4a.amd.c1m1').prices.USD?.amountMinor ?? 0;
    const row = rowOf('US-0', 'g4a.amd.c1m1', dearer);
    const address = readPurchaseAddress(row.href.split('?')[1] ?? '', dearer);
    const [server] = comparedServers(row.href.split('?')[1] ?? '', dearer);
    expect(row.prices.USD?.amountMinor).toBe(before + 150);
    expect(address && estimate(dearer, address.configuration)?.total.USD?.amountMinor).toBe(before + 150);
    expect(server && estimate(dearer, server)?.total.USD?.amountMinor).toBe(before + 150);
    expect(planListContent(dearer, 'US-0', 'en').families[0]?.from.USD?.amountMinor).toBe(314 + 150);
  });
});

describe('R-12.2 the list', () => {
  test('has the language’s own region first, every family and tier, and what is not yet public with its price and mark', () => {
    const content = planListContent(catalogue, 'JP-0', 'ja');
    expect(content.regions.map(({ code }) => code)).toEqual(['JP-0', 'US-0']);
    expect(content.families.map(({ code }) => code)).toEqual(['General', 'ComputeX', 'Dedicated', 'MemoryX']);
    const rows = content.groups.flatMap(({ series }) => series.flatMap(({ tiers }) => tiers.flatMap((tier) => tier.rows)));
    expect(rows).toHaveLength(catalogue.models.length * 2);
    expect(rows.filter(({ status }) => status !== 'on-sale').map(({ size }) => size)).toEqual(['c64m128', 'c64m128']);
    expect(rows.every(({ prices }) => prices.USD && prices.HKD && prices.JPY)).toBe(true);
  });

  test('leaves withdrawn sizes out', () => {
    const withdrawn = {
      ...catalogue,
      models: catalogue.models.map((model) => (model.series === 'ComputeX-EPYC-4f' ? { ...model, status: 'withdrawn' as const } : model)),
    };
    expect(planListContent(withdrawn, 'US-0', 'en').families.map(({ code }) => code)).toEqual(['General', 'Dedicated', 'MemoryX']);
  });
});

describe('R-5.11 the calculator', () => {
  test('its address is the comparison, and reads back the same', () => {
    fc.assert(
      fc.property(fc.array(randomConfiguration(catalogue), { minLength: 1, maxLength: 3 }), (servers) => {
        expect(readComparison(serversQuery(servers, catalogue), catalogue, 'US-0')).toEqual(
          servers.map((configuration) => ({ configuration, fallbacks: [] })),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('starts with the configuration of the address beside the next sizes of its series, all else alike, or with three sizes', () => {
    const linked = comparedServers('hostProductId=cvm.g4a.amd.c8m16&bootDiskSize=70&dataDisk1=ssd_cloud_disk-40', catalogue);
    expect(linked.map(({ model }) => model)).toEqual(['cvm.g4a.amd.c8m16', 'cvm.g4a.amd.c16m32', 'cvm.g4a.amd.c32m64']);
    expect(new Set(linked.map(({ disk, dataDisks }) => `${disk.sizeGib} ${dataDisks.length}`))).toEqual(new Set(['70 1']));
    expect(comparedServers('hostProductId=cvm.g4a.amd.c64m128', catalogue).map(({ model }) => model)).toEqual([
      'cvm.g4a.amd.c64m128',
      'cvm.g4a.amd.c32m64',
      'cvm.g4a.amd.c16m32',
    ]);
    expect(comparedServers('view=calculator', catalogue).map(({ model }) => model)).toEqual([
      'cvm.g4a.amd.c1m1',
      'cvm.g4a.amd.c2m4',
      'cvm.mx4a.amd.c2m8',
    ]);
  });

  test('compares one server of each, though an address asks for several', () => {
    const [first] = comparedServers('hostProductId=cvm.g4a.amd.c8m16&quantity=3', catalogue);
    expect([first?.model, first?.quantity]).toEqual(['cvm.g4a.amd.c8m16', undefined]);
  });

  test('says what a link asked for and could not have, server by server', () => {
    const [first, second] = readComparison(
      `server1=${encodeURIComponent('hostProductId=cvm.gone')}&server2=${encodeURIComponent('hostProductId=cvm.g4a.amd.c2m4')}`,
      catalogue,
      'US-0',
    );
    expect(first?.fallbacks).toEqual([{ parameter: 'hostProductId', given: 'cvm.gone', problem: 'unknown' }]);
    expect(second?.fallbacks).toEqual([]);
  });

  test('and the configurator link to each other with their configuration', () => {
    expect(otherViewPath('')).toBe('/product/vps-buy?view=calculator');
    expect(otherViewPath('?hostProductId=cvm.g4a.amd.c8m16&period=1y')).toBe('/product/vps-buy?view=calculator');
    expect(otherViewPath('?view=calculator')).toBe('/product/vps-buy');
    expect(otherViewPath('?view=calculator&hostProductId=cvm.g4a.amd.c8m16')).toBe('/product/vps-buy?hostProductId=cvm.g4a.amd.c8m16');
    const compared = comparedServers('hostProductId=cvm.g4a.amd.c8m16&bootDiskSize=70', catalogue);
    const comparison = `?${serversQuery(compared, catalogue)}`;
    const first = queryOf(otherViewPath(comparison));
    expect(purchaseView(`?${first}`)).toBe('configurator');
    expect(readPurchaseAddress(first, catalogue)?.configuration).toEqual(compared[0]);
    expect(comparedServers(queryOf(otherViewPath(`?${first}`)), catalogue)).toEqual(compared);
  });

  test('names the data disks in the CSV, because they are in the price', () => {
    const servers = comparedServers('hostProductId=cvm.g4a.amd.c1m1&dataDisk1=ssd_cloud_disk-40&dataDisk2=nvme_cloud_disk-100', catalogue);
    expect(comparisonCsv(catalogue, servers).split('\r\n')[1]).toContain(',ssd_cloud_disk-40 nvme_cloud_disk-100,');
  });

  test('gives every period and currency as CSV, digits as the price has them', () => {
    const [server] = comparedServers('', catalogue);
    const lines = comparisonCsv(catalogue, server ? [server] : []).split('\r\n');
    expect(lines).toHaveLength(1 + 10 * 3);
    expect(lines[1]).toBe('US-0,cvm.g4a.amd.c1m1,ssd_cloud_disk,15,,t500,1m,1,USD,3.47,3.47,,,0.00,3.47');
    expect(lines).toContain('US-0,cvm.g4a.amd.c1m1,ssd_cloud_disk,15,,t500,1m,1,JPY,528,528,,,0,528');
  });

  test('divides for display only, half up', () => {
    expect(perUnit({ USD: { amountMinor: 347, currency: 'USD' }, HKD: null, JPY: { amountMinor: 661, currency: 'JPY' } }, 2)).toEqual({
      USD: { amountMinor: 174, currency: 'USD' },
      HKD: null,
      JPY: { amountMinor: 331, currency: 'JPY' },
    });
  });
});
