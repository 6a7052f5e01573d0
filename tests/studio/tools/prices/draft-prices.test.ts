import { expect, test } from '@jest/globals';
import { draftPriceChanges, hasPrices, isInPriceList } from '#studio/tools/prices/draft-prices.ts';

const price = (USD: number, JPY = 281) => ({ USD, HKD: 15, JPY });
const inRegion = (id: string, amounts: object) => ({ region: { _ref: `region-${id}` }, price: amounts });
const model = (...regions: readonly object[]) => ({ code: 'cvm.g4a.amd.c1m1', regions });
const nameOf = (id: string): string => id.replace('region-', '').toUpperCase();

const changesOf = (type: string, draft: unknown, published: unknown) =>
  draftPriceChanges(type, draft, published, nameOf).map(({ row: { code, region }, currency, before, after, question }) =>
    [code, region, currency, before, after, question].join(' | '),
  );

test('each price that a draft of a model changes is told with its region, old and new, wherever the region stands in the list', () => {
  expect(
    changesOf('model', model(inRegion('b', price(3)), inRegion('a', price(2.5))), model(inRegion('a', price(2)), inRegion('b', price(3)))),
  ).toEqual(['cvm.g4a.amd.c1m1 | A | USD | 2 | 2.5 | ']);
});

test('a draft without another price asks nothing', () => {
  expect(changesOf('model', model(inRegion('a', price(2))), model(inRegion('a', price(2))))).toEqual([]);
  expect(changesOf('model', { code: 'a' }, { code: 'a' })).toEqual([]);
});

test.each([
  ['nothing', price(0), 'USD | 2 | 0 | This would cost nothing.'],
  ['too many digits', price(2.105), 'USD | 2 | 2.105 | USD has 2 decimals.'],
  ['yen with decimals', price(2, 281.5), 'JPY | 281 | 281.5 | JPY has no decimals.'],
  ['ten times as much', price(20), 'USD | 2 | 20 | 10 times the price of now.'],
])('%s is asked about', (_what, amounts, expected) => {
  expect(changesOf('diskType', model(inRegion('a', amounts)), model(inRegion('a', price(2))))).toEqual([
    `cvm.g4a.amd.c1m1 | A | ${expected}`,
  ]);
});

test('a region that is new in the list was not sold before', () => {
  expect(changesOf('trafficPlan', model(inRegion('a', price(2)), inRegion('c', { USD: 4 })), model(inRegion('a', price(2))))).toEqual([
    'cvm.g4a.amd.c1m1 | C | USD |  | 4 | ',
  ]);
});

test('an amount that was taken out, or is none, is no new price: the form itself refuses it', () => {
  expect(changesOf('model', model(inRegion('a', { USD: '3', JPY: 281 })), model(inRegion('a', price(2))))).toEqual([]);
});

test('of what was never published only the unusual is asked about', () => {
  expect(changesOf('model', model(inRegion('a', price(0))), null)).toEqual([
    'cvm.g4a.amd.c1m1 | A | USD |  | 0 | This would cost nothing.',
  ]);
  expect(changesOf('model', model(inRegion('a', price(2))), null)).toEqual([]);
});

test('a suffix has its prices by name', () => {
  const suffix = (firstYear: number) => ({ suffix: '.com', firstYear: price(firstYear), renewal: price(12) });
  expect(changesOf('domainSuffix', suffix(0), suffix(9))).toEqual(['.com · First year |  | USD | 9 | 0 | This would cost nothing.']);
});

test('models, disks, transfer and suffixes have prices; those of a suffix are in no quote', () => {
  expect(
    ['model', 'diskType', 'trafficPlan', 'domainSuffix', 'banner', 'toString'].map((type) => [hasPrices(type), isInPriceList(type)]),
  ).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
});
