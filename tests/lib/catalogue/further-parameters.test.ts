import { expect, test } from '@jest/globals';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { furtherParameters, hasChoice, isOfConfiguration } from '#lib/catalogue/further-parameters.ts';
import { fullServer, sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';

const query = purchaseQuery(starterServer, sampleCatalogue);

test('R-5.2 an address has a choice if it says anything of a configuration', () => {
  for (const search of [
    '?area=JP-0',
    '?quantity=2',
    '?fast=1&utm_source=a',
    '?promotion=spring',
    '?dataDisk2=ssd-20',
    '?snapshotKeep=3',
    '?quote=1',
    `?${query}`,
  ])
    expect([search, hasChoice(search, query)]).toEqual([search, true]);
  for (const search of ['', '?', '?utm_source=a', '?view=calculator', '?dataDisk=1', '?snapshot=1', '?areas=1'])
    expect([search, hasChoice(search, query)]).toEqual([search, false]);
});

test('R-5.2 every parameter of a whole configuration belongs to one', () => {
  for (const name of new URLSearchParams(purchaseQuery(fullServer, sampleCatalogue)).keys())
    expect([name, isOfConfiguration(name, query)]).toEqual([name, true]);
  for (const name of furtherParameters) expect(isOfConfiguration(name, '')).toBe(true);
  expect(isOfConfiguration('area', '')).toBe(false);
});
