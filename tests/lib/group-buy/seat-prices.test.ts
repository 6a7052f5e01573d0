import { expect, test } from '@jest/globals';
import { seatPricesIn, seatPricesOf } from '#lib/group-buy/seat-prices.ts';
import { money } from '#lib/money/money.ts';
import { openGroup } from '#components/group-buy/group-samples.ts';

const nothing = { USD: null, HKD: null, JPY: null };

test('R-7.5 the fee is a share of the group price, rounded once, half up, before a group exists', () => {
  const server = { offer: { ...nothing, USD: money(665, 'USD'), JPY: money(1_214, 'JPY') }, list: { ...nothing, USD: money(950, 'USD') } };
  const { group, alone, fee } = seatPricesOf(server, 10);
  expect([fee.USD?.amountMinor, fee.JPY?.amountMinor, fee.HKD]).toEqual([67, 121, null]);
  expect([group.USD?.amountMinor, alone.USD?.amountMinor]).toEqual([665, 950]);
});

test('R-7.5 a group’s own prices and fee are those that the service tells', () => {
  const { group, alone, fee } = seatPricesIn({ ...openGroup.offer, prices: openGroup.offer.prices.slice(0, 1) });
  expect([group.USD?.amountMinor, alone.USD?.amountMinor, fee.USD?.amountMinor, group.JPY]).toEqual([666, 952, 67, null]);
});

test('a server that is not sold has no price in any currency', () => {
  expect(seatPricesOf(null, 10)).toEqual({ group: nothing, alone: nothing, fee: nothing });
});
