import { expect, test } from '@jest/globals';
import { regionLabels } from '#lib/home/chart-regions.ts';
import { lowestPrices } from '#lib/catalogue/all-prices.ts';
import { planListContent } from '#lib/purchase/load-plan-list.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { money } from '#lib/money/money.ts';
import { emptyCatalogue, type Catalogue } from '#lib/catalogue/catalogue.ts';

const name = { en: 'Los Angeles-1', zh: '洛杉矶一区', ja: 'ロサンゼルス-1' };
const region = {
  code: 'US-0',
  name,
  city: name,
  flowType: 'global' as const,
  latitude: 34.0522,
  longitude: -118.2437,
  timeZone: 'UTC',
  maxBandwidthMbps: 200,
  order: 1,
};
const catalogue: Catalogue = { ...emptyCatalogue, regions: [region] };

test('a region says its latitude in degrees and minutes, and the same lowest price in each currency as the list of sizes', async () => {
  const seeded = await seededCatalogue();
  const [label] = regionLabels(seeded, 'US-0', 'zh');
  expect(label).toMatchObject({ name: '洛杉矶一区', latitude: { degrees: 34, minutes: '03', positive: true } });
  expect(label?.from?.USD).toEqual(money(314, 'USD'));
  expect(label?.from).toEqual(lowestPrices(planListContent(seeded, 'US-0', 'zh').families.map(({ from }) => from)));
});

test('a region that the page does not sell has no price, nor one without a size; a region of no chart has no label', async () => {
  expect(regionLabels(await seededCatalogue(), 'JP-0', 'en')[0]?.from).toBeNull();
  expect(regionLabels(catalogue, 'US-0', 'en')[0]?.from).toBeNull();
  expect(regionLabels({ ...catalogue, regions: [{ ...region, code: 'DE-0' }] }, 'DE-0', 'en')).toEqual([]);
});

test('minutes that round up carry into the degree', () => {
  const [label] = regionLabels({ ...catalogue, regions: [{ ...region, latitude: -33.9999 }] }, null, 'en');
  expect(label?.latitude).toEqual({ degrees: 34, minutes: '00', positive: false });
});

test('a region with a probe can be measured, another cannot', () => {
  const probes = [{ region: 'US-0', url: 'https://lax.marlow.example/ping' }];
  expect(regionLabels(catalogue, null, 'en', probes)[0]?.probe).toBe('https://lax.marlow.example/ping');
  expect(regionLabels(catalogue, null, 'en', [{ region: 'JP-0', url: 'https://nrt.marlow.example/' }])[0]?.probe).toBeNull();
});
