import { expect, test } from '@jest/globals';
import { emptyCatalogue } from '#lib/catalogue/catalogue.ts';
import type { SellingState } from '#lib/price-history/public-prices.ts';
import { createPublishedCodes } from '#services/mydoc/prices/published-codes.ts';
import { sampleCatalogue, starter } from '#tests/lib/catalogue/sample-catalogue.ts';

const choice = { configuration: starter, period: '1m' };

test('R-6 a choice is published if each of its codes was in one of the catalogues', () => {
  const arePublished = createPublishedCodes();
  const onlyRegions = { ...emptyCatalogue, regions: sampleCatalogue.regions };
  const states = [onlyRegions, { ...sampleCatalogue, regions: [] }].map((catalogue, fromMs) => ({ fromMs, catalogue, discounts: [] }));
  expect(arePublished(states, choice)).toBe(true);
  expect([[], states.slice(0, 1), states.slice(1)].map((some) => arePublished(some, choice))).toEqual([false, false, false]);
  expect(arePublished(states, { ...choice, period: 'none' })).toBe(false);
});

test('R-6 the catalogues are read once', () => {
  let readings = 0;
  const state: SellingState = {
    fromMs: 0,
    discounts: [],
    get catalogue() {
      readings += 1;
      return sampleCatalogue;
    },
  };
  const states = [state];
  const arePublished = createPublishedCodes();
  arePublished(states, choice);
  const once = readings;
  arePublished(states, { ...choice, period: 'none' });
  expect(readings).toBe(once);
});
