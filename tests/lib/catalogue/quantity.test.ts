import { expect, test } from '@jest/globals';
import { isQuantity, isSoldOnce, namedQuantity, quantityOf } from '#lib/catalogue/quantity.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

test('a configuration is one server, unless it says how many', () => {
  expect([quantityOf({}), quantityOf({ quantity: 3 })]).toEqual([1, 3]);
  expect([namedQuantity(1), namedQuantity(2)]).toEqual([{}, { quantity: 2 }]);
});

test('R-5.1 an order has one to ten servers, in whole numbers', () => {
  expect([0, 1, 10, 11, 2.5, Number.NaN].map(isQuantity)).toEqual([false, true, true, false, false, false]);
});

test('R-5.8 a size for one of each person, and one that is free to try, are sold once', () => {
  const [first] = sampleCatalogue.models;
  if (!first) throw new Error('no size');
  const once = (change: object) => isSoldOnce({ models: [{ ...first, ...change }] }, first.code);
  expect([once({}), once({ onePerPerson: true }), once({ trial: true })]).toEqual([false, true, true]);
  // beside others, only that size
  const models = [first, { ...first, code: 'trial', trial: true }];
  expect([isSoldOnce({ models }, 'trial'), isSoldOnce({ models }, first.code)]).toEqual([true, false]);
  expect(isSoldOnce(sampleCatalogue, 'gone')).toBe(false);
});
