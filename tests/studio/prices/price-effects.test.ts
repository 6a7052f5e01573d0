import { expect, test } from '@jest/globals';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { priceEffects, shownPrices } from '#studio/tools/prices/price-effects.ts';
import type { PriceChange } from '#studio/tools/prices/price-changes.ts';
import { sampleCatalogue } from '#tests/lib/catalogue/sample-catalogue.ts';

const disk = { type: 'ssd_cloud_disk', sizeGib: 20 };
const traffic = sampleCatalogue.trafficPlans[0]?.code ?? '';
const catalogue: Catalogue = {
  ...sampleCatalogue,
  models: sampleCatalogue.models.map((model) => ({ ...model, listed: { disk, traffic } })),
};

const offer = { slug: 'vps', name: 'Spring', discountPercent: 50, period: null };
const pages = {
  cards: [{ name: 'Starter', region: 'US-0', model: 'c1m1', disk, traffic }, { name: 'Broken' }, null],
  promotions: [{ ...offer, models: ['c1m1', 'c2m4', null] }],
  groups: [{ ...offer, name: 'Together', region: 'US-0', model: 'c2m4', disk, traffic }],
};

const change = (type: PriceChange['row']['type'], code: string, currency: Currency, after: number): PriceChange => ({
  row: { id: code, revision: 'r', type, code, region: 'US-0', key: 'k', amounts: { USD: 1, HKD: 1, JPY: 1 }, draft: null },
  currency,
  before: 1,
  after,
  question: null,
});

test('every card, promotion and group buy that can be read shows a price; a promotion one for each model and region', () => {
  expect(shownPrices(pages, catalogue).map(({ what, configuration: { region, model } }) => `${what}: ${model} ${region}`)).toEqual([
    'Plan card Starter: c1m1 US-0',
    'Promotion Spring: c1m1 US-0',
    'Promotion Spring: c1m1 JP-0',
    'Promotion Spring: c2m4 US-0',
    'Group buy Together: c2m4 US-0',
  ]);
  expect(shownPrices('nothing', catalogue)).toEqual([]);
});

test('a price of a model changes what shows that model, in that currency, with its discount', () => {
  const effects = priceEffects(catalogue, [change('model', 'c2m4', 'USD', 9.18)], shownPrices(pages, catalogue));
  expect(effects.map(({ what, changes }) => ({ what, changes: changes.length }))).toEqual([
    { what: 'Promotion Spring', changes: 1 },
    { what: 'Group buy Together', changes: 1 },
  ]);
  const [promotion] = effects;
  const [before, after] = [promotion?.changes[0]?.before, promotion?.changes[0]?.after].map((price) => Number(price?.replace('$', '')));
  // half of the 2 dollars that the model costs more
  expect((after ?? 0) - (before ?? 0)).toBeCloseTo(1, 1);
});

test('a price of a disk changes everything in its region; a code of another type changes nothing', () => {
  const shown = shownPrices(pages, catalogue);
  expect(priceEffects(catalogue, [change('diskType', 'ssd_cloud_disk', 'JPY', 99)], shown)).toHaveLength(4);
  expect(priceEffects(catalogue, [change('trafficPlan', 'c2m4', 'JPY', 99)], shown)).toEqual([]);
});
