import { expect, test } from '@jest/globals';
import { renewalPrice } from '#lib/orders/renewals/renewal-price.ts';

const at = (totalMinor: number) => ({ lines: [`${totalMinor}`], totalMinor });

test.each([
  ['the order is cheaper', at(300), at(400), { ...at(300), price: 'order', otherMinor: 400 }],
  ['the list is cheaper', at(400), at(300), { ...at(300), price: 'list', otherMinor: 400 }],
  ['they are equal', at(300), at(300), { ...at(300), price: 'list', otherMinor: 300 }],
  ['nothing was frozen for the period', null, at(300), { ...at(300), price: 'list', otherMinor: null }],
  ['the list has it no more', at(300), null, { ...at(300), price: 'order', otherMinor: null }],
  ['neither has a price', null, null, null],
])('R-5.12 the price of a renewal, where %s', (_what, frozen, list, expected) => {
  expect(renewalPrice(frozen, list)).toEqual(expected);
});
