import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { alikeInSeries, applyChoice } from '#lib/purchase/apply-choice.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let catalogue: Catalogue;
let usual: PurchaseConfiguration;

beforeAll(async () => {
  catalogue = await seededCatalogue();
  const address = readPurchaseAddress('', catalogue, 'US-0');
  if (!address) throw new Error('nothing is sold');
  usual = address.configuration;
});

describe('a choice', () => {
  test('of an image that needs more room resets the boot disk to the smallest that holds it, and says so (R-5.6)', () => {
    const { configuration, fallbacks } = applyChoice(catalogue, usual, { image: { kind: 'image', code: 'windows-server-2025' } });
    expect(configuration.disk.sizeGib).toBe(40);
    expect(fallbacks).toEqual([{ parameter: 'bootDiskSize', given: '15', problem: 'out-of-bounds' }]);
  });

  test('of another region keeps everything that is sold there', () => {
    expect(applyChoice(catalogue, usual, { region: 'JP-0' })).toEqual({ configuration: { ...usual, region: 'JP-0' }, fallbacks: [] });
  });

  test('that fits changes nothing else, from any configuration', () => {
    fc.assert(
      fc.property(
        randomConfiguration(catalogue),
        fc.constantFrom(...catalogue.periods.map(({ code }) => code)),
        (configuration, period) => {
          expect(applyChoice(catalogue, configuration, { period })).toEqual({ configuration: { ...configuration, period }, fallbacks: [] });
        },
      ),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['cvm.g4a.amd.c4m8', 'MemoryX-EPYC-4a', 'cvm.mx4a.amd.c4m16'],
  ['cvm.mx4a.amd.c64m256', 'ComputeX-EPYC-4f', 'cvm.cx4f.amd.c32m64'],
  ['cvm.g4a.amd.c1m1', 'Dedicated-EPYC-2', 'cvm.dedicated2.amd.c1m2'],
])('%s is most like %3$s in %2$s', (model, series, expected) => {
  expect(alikeInSeries(catalogue, 'US-0', series, model)?.code).toBe(expected);
});

test('a size that is gone is replaced by the smallest of the series, however the catalogue is sorted, and by none where nothing is sold', () => {
  const order = (models: Catalogue['models']): Catalogue => ({ ...catalogue, models });
  const series = 'Dedicated-EPYC-2';
  for (const sorted of [catalogue, order(catalogue.models.toReversed())])
    expect(alikeInSeries(sorted, 'US-0', series, 'gone')?.code).toBe('cvm.dedicated2.amd.c1m2');
  const [small] = catalogue.models.filter((model) => model.series === series);
  if (!small) throw new Error('the series is empty');
  const twins = [16, 1, 4].map((memoryGib) => ({ ...small, code: `twin-${memoryGib}`, memoryGib }));
  expect(alikeInSeries(order(twins), 'US-0', series, 'gone')?.code).toBe('twin-1');
  expect(alikeInSeries(catalogue, 'US-0', 'no such series', small.code)).toBeNull();
  expect(alikeInSeries(catalogue, 'US-0', 'no such series', 'gone')).toBeNull();
});
