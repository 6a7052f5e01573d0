import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { planRow } from '#lib/purchase/plan-rows.ts';
import { mayNameServer, namedServer, namedServerRow } from '#services/mydoc/search/named-server.ts';
import type { PricingContext } from '#services/mydoc/search/product-offers.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const read = (search: string) => {
  const named = namedServer(search, catalogue, 'US-0');
  return named && [named.region.code, new Set(named.models.map(({ vcpu, memoryGib }) => `${vcpu}/${memoryGib}`))];
};

describe('R-8.2 a server that a search names', () => {
  test.each([
    ['c2m4', 'US-0'],
    ['c2m4 in Tokyo', 'JP-0'],
    ['order c2m4 JP-0', 'JP-0'],
    ['Ｃ２Ｍ４　東京', 'JP-0'],
    ['东京 2核4G', 'JP-0'],
    ['在洛杉矶购买 2核 4g 云服务器', 'US-0'],
    ['2コア4GBのサーバー、東京', 'JP-0'],
    ['2 vCPU, 4 GiB Los Angeles', 'US-0'],
    ['2c4g vps', 'US-0'],
  ])('%s is 2 cores and 4 GiB in %s', (search, region) => {
    expect(read(search)).toEqual([region, new Set(['2/4'])]);
  });

  test('a full code is that size alone', () => {
    expect(namedServer('cvm.g4a.amd.c2m4 tokyo', catalogue, null)?.models.map(({ code }) => code)).toEqual(['cvm.g4a.amd.c2m4']);
  });

  test.each([
    '',
    'tokyo',
    'snapshot c2m4',
    'why is c2m4 slow',
    'c2m4 singapore',
    'c3m7',
    'c2m4x',
    '2c',
    'error 404',
    'abc2m4',
    'ubuntu 22.04',
  ])('%j is none', (search) => {
    expect(read(search)).toBeNull();
  });

  test('a long text and one without digits are not looked at', () => {
    expect(['c2m4', '２核４Ｇ', 'tokyo', `c2m4${' '.repeat(60)}`].map(mayNameServer)).toEqual([true, true, false, false]);
  });

  test('the row is of the series that costs least, as the list of plans prices it, and says when nothing is left', () => {
    const models = catalogue.models.filter(({ vcpu, memoryGib }) => vcpu === 2 && memoryGib === 4);
    expect(models.length).toBeGreaterThan(1);
    const rows = models.flatMap((model) => planRow(catalogue, model, 'JP-0') ?? []);
    const least = rows.toSorted((left, right) => (left.prices.JPY?.amountMinor ?? 0) - (right.prices.JPY?.amountMinor ?? 0))[0];
    const shop: PricingContext = { catalogue, defaultRegions: { en: 'US-0', zh: 'US-0', ja: 'JP-0' }, stock: [] };
    const row = namedServerRow('c2m4', shop, 'ja');
    expect([row?.link, row?.price?.perMonthMinor.JPY, row?.state]).toEqual([
      `/ja${least?.href}`,
      least?.prices.JPY?.amountMinor,
      'available',
    ]);
    const soldOut = { ...shop, stock: [{ region: 'JP-0', model: least?.model ?? '', remaining: 0 }] };
    expect(namedServerRow('c2m4', soldOut, 'ja')?.state).toBe('soldOut');
    const elsewhere = { ...shop, stock: [{ region: 'US-0', model: least?.model ?? '', remaining: 0 }] };
    expect(namedServerRow('c2m4', elsewhere, 'ja')?.state).toBe('available');
  });
});
