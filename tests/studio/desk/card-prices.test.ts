import { expect, test } from '@jest/globals';
import { cardPriceRows, cardReferences } from '#studio/desk/card-prices.ts';
import { sampleCatalogue } from '#tests/lib/catalogue/sample-catalogue.ts';

const codes = { region: 'US-0', model: 'c1m1', disk: 'ssd_cloud_disk', traffic: sampleCatalogue.trafficPlans[0]?.code };

test('R-4.3 a card shows its prices in every region and currency, its own region first', () => {
  const rows = cardPriceRows(sampleCatalogue, codes, 20) ?? [];
  expect(rows).toHaveLength(sampleCatalogue.regions.length);
  expect(rows.map(({ isOwn }) => isOwn)).toEqual([true, ...Array(rows.length - 1).fill(false)]);
  expect(rows[0]?.amounts).toHaveLength(3);
  expect(rows[0]?.amounts[0]).toMatch(/^\$\d/);
});

test('R-4.3 a currency or a region without a price says so', () => {
  const rows = cardPriceRows(sampleCatalogue, { ...codes, model: 'c2m4' }, 20) ?? [];
  expect(rows.find(({ isOwn }) => !isOwn)?.amounts).toEqual(['not sold', 'not sold', 'not sold']);
});

test('an incomplete card has no price yet', () => {
  expect(cardPriceRows(sampleCatalogue, { ...codes, traffic: null }, 20)).toBeNull();
  expect(cardPriceRows(sampleCatalogue, codes, undefined)).toBeNull();
  expect(cardReferences({ disk: { type: { _ref: 'd' } }, model: { _ref: 'm' } })).toEqual({
    region: '',
    model: 'm',
    disk: 'd',
    traffic: '',
  });
});
