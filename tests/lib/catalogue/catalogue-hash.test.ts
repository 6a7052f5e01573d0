import { expect, test } from '@jest/globals';
import { catalogueHash } from '#lib/catalogue/catalogue-hash.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

test('the hash is 64 hexadecimal digits and the same for the same content in another order', async () => {
  const hash = await catalogueHash(sampleCatalogue);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const { periods, ...rest } = sampleCatalogue;
  const reordered = { periods: periods.toReversed(), ...rest, models: rest.models.toReversed() };
  expect(await catalogueHash(reordered)).toBe(hash);
});

test('an absent price and an undefined one are the same content', async () => {
  const withoutKey = sampleCatalogue.models.map((model) => ({
    ...model,
    regions: model.regions.map(({ region, price: { USD, HKD, JPY } }) => ({
      region,
      price: { ...(USD === undefined ? {} : { USD }), ...(HKD === undefined ? {} : { HKD }), JPY },
    })),
  }));
  expect(await catalogueHash({ ...sampleCatalogue, models: withoutKey as typeof sampleCatalogue.models })).toBe(
    await catalogueHash(sampleCatalogue),
  );
});

test('a changed unit price changes the hash', async () => {
  const cheaper = sampleCatalogue.trafficPlans.map((plan) => ({ ...plan, regions: plan.regions.slice(1) }));
  expect(await catalogueHash({ ...sampleCatalogue, trafficPlans: cheaper })).not.toBe(await catalogueHash(sampleCatalogue));
});
