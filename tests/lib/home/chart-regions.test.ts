import { expect, test } from '@jest/globals';
import { regionLabels } from '#lib/home/chart-regions.ts';
import type { PlanView } from '#lib/home/plan-cards.ts';
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

const plan = (usd: number | null): PlanView => ({
  id: String(usd),
  name: 'Plan',
  audience: null,
  tag: null,
  wide: false,
  series: 'General',
  zone: 'Los Angeles-1',
  href: '/product/vps-buy',
  vcpu: 1,
  memoryGib: 1,
  disk: { label: 'SSD', sizeGib: 15 },
  outboundGb: 500,
  offer: null,
  prices: { USD: usd === null ? null : money(usd, 'USD'), HKD: null, JPY: null },
});

test('a region says its latitude in degrees and minutes, and its lowest price in each currency', () => {
  const [label] = regionLabels(catalogue, 'US-0', [plan(952), plan(347), plan(null)], 'zh');
  expect(label).toMatchObject({ name: '洛杉矶一区', latitude: { degrees: 34, minutes: '03', positive: true } });
  expect(label?.from).toEqual({ USD: money(347, 'USD'), HKD: null, JPY: null });
});

test('a region that the page does not sell has no price, and a region of no chart has no label', () => {
  expect(regionLabels(catalogue, 'JP-0', [plan(347)], 'en')[0]?.from).toBeNull();
  expect(regionLabels({ ...catalogue, regions: [{ ...region, code: 'DE-0' }] }, 'DE-0', [plan(347)], 'en')).toEqual([]);
});

test('minutes that round up carry into the degree', () => {
  const [label] = regionLabels({ ...catalogue, regions: [{ ...region, latitude: -33.9999 }] }, null, [], 'en');
  expect(label?.latitude).toEqual({ degrees: 34, minutes: '00', positive: false });
});

test('a region with a probe can be measured, another cannot', () => {
  const probes = [{ region: 'US-0', url: 'https://lax.marlow.example/ping' }];
  expect(regionLabels(catalogue, null, [], 'en', probes)[0]?.probe).toBe('https://lax.marlow.example/ping');
  expect(regionLabels(catalogue, null, [], 'en', [{ region: 'JP-0', url: 'https://nrt.marlow.example/' }])[0]?.probe).toBeNull();
});
