import { expect, test } from '@jest/globals';
import { catalogueElements, catalogueSchema } from '#lib/catalogue/catalogue.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

test('the strict schema takes a whole catalogue and refuses one with a malformed entry', () => {
  expect(catalogueSchema.parse(sampleCatalogue)).toEqual(sampleCatalogue);
  expect(catalogueSchema.safeParse({ ...sampleCatalogue, periods: [{ code: '1m' }] }).success).toBe(false);
});

test('every list of a catalogue has a schema for its entries', () => {
  expect(Object.keys(catalogueElements).toSorted()).toEqual(Object.keys(sampleCatalogue).toSorted());
});

test.each([0, 3, 4.5, 12.25, 99.99])('a discount of %d percent is one', (discountPercent) => {
  expect(catalogueElements.periods.safeParse({ ...sampleCatalogue.periods[0], discountPercent }).success).toBe(true);
});

test.each([-1, 100, 1.234, Number.NaN])('a discount of %d percent is none', (discountPercent) => {
  expect(catalogueElements.periods.safeParse({ ...sampleCatalogue.periods[0], discountPercent }).success).toBe(false);
});
