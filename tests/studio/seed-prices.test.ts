import { beforeAll, describe, expect, test } from '@jest/globals';
import { catalogueSchema, type Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { price } from '#lib/catalogue/price.ts';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { catalogueTypes } from '#cms-schemas/document-types.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { answerQuery } from './query-server.ts';

const documents = seedDocuments({}, new Date());
let catalogue: Catalogue;

beforeAll(async () => {
  const reading = readCatalogue(await answerQuery(documents, catalogueQuery));
  if (!reading.ok) throw new Error(reading.problem);
  if (reading.leftOut.length > 0) throw new Error(JSON.stringify(reading.leftOut));
  catalogue = reading.catalogue;
});

const ssd = (sizeGib: number) => ({ type: 'ssd_cloud_disk', sizeGib });
const nvme = (sizeGib: number) => ({ type: 'nvme_cloud_disk', sizeGib });

function monthly(region: string, model: string, disk: Configuration['disk'], traffic: string, currency: Currency): string {
  const result = price(catalogue, { region, model: `cvm.${model}`, disk, traffic }, '1m', currency);
  return result.ok ? formatMoney(result.total, 'en') : result.reason;
}

describe('R-4.3 the given prices come out of the unit prices of the seed', () => {
  test.each([
    ['starter', 'US-0', 'g4a.amd.c1m1', ssd(15), 't500', 'USD', '$3.47'],
    ['starter', 'US-0', 'g4a.amd.c1m1', ssd(15), 't500', 'HKD', 'HK$27.15'],
    ['starter', 'JP-0', 'g4a.amd.c1m1', ssd(15), 't500', 'JPY', '¥662'],
    ['essential', 'US-0', 'g4a.amd.c2m4', ssd(30), 't500', 'USD', '$9.52'],
    ['basic', 'JP-0', 'g4a.amd.c2m4', ssd(30), 't500', 'JPY', '¥1,658'],
    ['basic with 25 GiB', 'JP-0', 'g4a.amd.c2m4', ssd(25), 't500', 'JPY', '¥1,622'],
    ['NVMe', 'US-0', 'mx4a.amd.c2m8', nvme(32), 't1000', 'USD', '$17.79'],
    ['NVMe', 'JP-0', 'g4a.amd.c2m4', nvme(32), 't1000', 'JPY', '¥1,837'],
    ['dedicated core', 'US-0', 'dedicated2.amd.c2m4', ssd(60), 't1000', 'USD', '$17.01'],
    ['dedicated core', 'JP-0', 'dedicated2.amd.c2m4', ssd(60), 't1000', 'JPY', '¥2,825'],
    ['home-page plan', 'JP-0', 'g4a.amd.c4m8', ssd(60), 't500', 'JPY', '¥3,599'],
    ['memory-optimised', 'JP-0', 'mx4a.amd.c1m4', ssd(25), 't500', 'JPY', '¥1,255'],
    ['memory-optimised', 'JP-0', 'mx4a.amd.c2m8', ssd(50), 't500', 'JPY', '¥2,443'],
    ['memory-optimised', 'JP-0', 'mx4a.amd.c4m16', ssd(100), 't500', 'JPY', '¥5,385'],
    ['dedicated list', 'JP-0', 'dedicated2.amd.c1m2', ssd(25), 't1000', 'JPY', '¥1,421'],
    ['dedicated list', 'JP-0', 'dedicated2.amd.c2m4', ssd(50), 't1000', 'JPY', '¥2,753'],
    ['dedicated list', 'JP-0', 'dedicated2.amd.c4m8', ssd(100), 't1000', 'JPY', '¥6,108'],
  ] as const)('%s in %s: %s', (_plan, region, model, disk, traffic, currency, expected) => {
    expect(monthly(region, model, disk, traffic, currency)).toBe(expected);
  });

  test.each([
    ['plan-card-us-0-starter', 'USD', 347],
    ['plan-card-us-0-starter', 'HKD', 2715],
    ['plan-card-us-0-essential', 'USD', 952],
    ['plan-card-us-0-nvme', 'USD', 1779],
    ['plan-card-us-0-dedicated', 'USD', 1701],
    ['plan-card-jp-0-starter', 'JPY', 662],
    ['plan-card-jp-0-essential', 'JPY', 1658],
    ['plan-card-jp-0-plus', 'JPY', 3599],
    ['plan-card-jp-0-nvme', 'JPY', 1837],
    ['plan-card-jp-0-dedicated', 'JPY', 2825],
  ] as const)('%s costs its cell in %s', async (id, currency, amountMinor) => {
    const card = await cardConfiguration(id);
    expect(price(catalogue, card, '1m', currency)).toMatchObject({ ok: true, total: { amountMinor } });
  });

  test.each([
    ['us-0', 'en', 'Starter', 'USD', 347],
    ['us-0', 'en', 'Essential', 'USD', 952],
    ['jp-0', 'ja', 'スターター', 'JPY', 662],
    ['jp-0', 'ja', 'ベーシック', 'JPY', 1658],
    ['jp-0', 'ja', '専有コア', 'JPY', 2825],
  ] as const)('§9 the plan that cards of %s name in %s %s costs its cell in %s', async (region, language, name, currency, amountMinor) => {
    const found = await answerQuery(documents, `*[_type == "planCard" && region._ref == $region && name[$language] == $name]._id`, {
      region: `region-${region}`,
      language,
      name,
    });
    expect(found).toHaveLength(1);
    const [id] = found as string[];
    expect(price(catalogue, await cardConfiguration(id ?? ''), '1m', currency)).toMatchObject({ ok: true, total: { amountMinor } });
  });
});

async function cardConfiguration(id: string): Promise<Configuration> {
  const projection = `{"region": region->code, "model": model->code, "disk": {"type": disk.type->code, "sizeGib": disk.sizeGib}, "traffic": traffic->code}`;
  return (await answerQuery(documents, `*[_id == $id][0]${projection}`, { id })) as Configuration;
}

describe('R-5.3 the catalogue of the seed', () => {
  test('is whole: nothing is left out and every list has entries', () => {
    expect(catalogueSchema.safeParse(catalogue).success).toBe(true);
    expect(Object.values(catalogue).every((list) => list.length > 0)).toBe(true);
    expect([...catalogueQuery.matchAll(/_type == "(\w+)"/g)].map(([, type]) => type)).toEqual(catalogueTypes);
  });

  test('has regions, families and series of the specification', () => {
    expect(catalogue.regions.map(({ code, flowType }) => [code, flowType])).toEqual([
      ['US-0', 'global'],
      ['JP-0', 'global-jp'],
    ]);
    expect(catalogue.families.map((family) => family.code)).toEqual(['General', 'ComputeX', 'Dedicated', 'MemoryX']);
    expect(catalogue.series.map((series) => series.code)).toEqual(
      expect.arrayContaining(['General-EPYC-1a', 'General-EPYC-4a', 'Dedicated-EPYC-2', 'MemoryX-EPYC-4a']),
    );
    expect(Math.max(...catalogue.series.map((series) => series.clockGhz))).toBe(3.8);
  });

  test('reaches from 1 to 64 cores and from 1 to 256 GiB, in every tier', () => {
    const cores = catalogue.models.map((model) => model.vcpu);
    const memory = catalogue.models.map((model) => model.memoryGib);
    expect([Math.min(...cores), Math.max(...cores), Math.min(...memory), Math.max(...memory)]).toEqual([1, 64, 1, 256]);
    expect(new Set(catalogue.models.map((model) => model.tier))).toEqual(new Set(['entry', 'plus', 'pro']));
  });

  test('R-5.4 has the ten periods, the quarter with a price of its own', () => {
    expect(catalogue.periods.map((period) => period.code).toSorted()).toEqual(['1m', '1q', '1y', '2m', '2y', '3m', '3y', '4y', '5y', '6m']);
    const period = (code: string) => catalogue.periods.find((entry) => entry.code === code);
    expect(period('1q')?.months).toBe(period('3m')?.months);
    expect(period('1q')?.discountPercent).not.toBe(period('3m')?.discountPercent);
  });

  test('a longer period never costs more a month', () => {
    const byLength = catalogue.periods.toSorted(
      (left, right) => left.months - right.months || left.discountPercent - right.discountPercent,
    );
    const discounts = byLength.map((period) => period.discountPercent);
    expect(discounts).toEqual(discounts.toSorted((left, right) => left - right));
  });

  test.each(currencies)('in %s a larger model of a series never costs less, and everything is sold in both regions', (currency) => {
    for (const { code } of catalogue.series) {
      const models = catalogue.models
        .filter((model) => model.series === code)
        .toSorted((left, right) => left.vcpu - right.vcpu || left.memoryGib - right.memoryGib);
      for (const region of ['US-0', 'JP-0']) {
        const prices = models.map((model) => model.regions.find((entry) => entry.region === region)?.price[currency] ?? Number.NaN);
        expect(prices.every((value) => value > 0)).toBe(true);
        expect(prices).toEqual(prices.toSorted((left, right) => left - right));
      }
    }
  });

  test('every plan card of the seed has a price in every currency', async () => {
    const cards = documents.filter((document) => document._type === 'planCard');
    expect(cards).toHaveLength(12);
    for (const { _id } of cards) {
      for (const currency of currencies) expect(price(catalogue, await cardConfiguration(_id), '1m', currency)).toMatchObject({ ok: true });
    }
  });
});
